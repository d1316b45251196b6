import { type PlayerRole, playerRole } from '../player-roles.ts';

/** Pairs of roles that a player can take over from one another without naming both. */
const nearPairs: readonly (readonly [PlayerRole, PlayerRole])[] = [
  // the two centre-backs
  [playerRole.centralDefenderRight, playerRole.centralDefenderLeft],
  // the two wingers
  [playerRole.rightWinger, playerRole.leftWinger],
  // full-back and winger of a side
  [playerRole.rightBack, playerRole.rightWinger],
  [playerRole.leftBack, playerRole.leftWinger],
  // the two midfielders
  [playerRole.defensiveMidfielder, playerRole.attackingMidfielder],
  // attacking midfielder with wingers and second striker
  [playerRole.attackingMidfielder, playerRole.rightWinger],
  [playerRole.attackingMidfielder, playerRole.leftWinger],
  [playerRole.attackingMidfielder, playerRole.secondStriker],
  // the two forwards
  [playerRole.secondStriker, playerRole.centreForward],
];

/** The roles near this one; empty for the goalkeeper. Near is mutual. */
export function nearRolesOf(role: PlayerRole): readonly PlayerRole[] {
  return nearPairs.flatMap(([one, other]) => (one === role ? [other] : other === role ? [one] : []));
}
