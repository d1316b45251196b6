import type { PlayerRole } from './player-roles.ts';

/** Pairs of roles that a player can take over from one another without naming both. */
const nearPairs: readonly (readonly [PlayerRole, PlayerRole])[] = [
  // the two centre-backs
  [2, 3],
  // the two wingers
  [6, 7],
  // full-back and winger of a side
  [4, 6],
  [5, 7],
  // the two midfielders
  [8, 9],
  // attacking midfielder with wingers and second striker
  [9, 6],
  [9, 7],
  [9, 10],
  // the two forwards
  [10, 11],
];

/** The roles near this one; empty for the goalkeeper. Near is mutual. */
export function nearRolesOf(role: number): readonly PlayerRole[] {
  return nearPairs.flatMap(([one, other]) => (one === role ? [other] : other === role ? [one] : []));
}
