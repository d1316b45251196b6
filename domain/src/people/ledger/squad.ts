import { type PlayerRole, playerRole, playerRoles } from '../player-roles.ts';

/**
 * How a player stands in a club's squad: under contract and here; on loan from another club; lent to another one; agreed, and
 * beginning later. Names: `squad:standing.<name>`.
 */
export const squadStandings = ['own', 'borrowed', 'lent', 'agreed'] as const;
export type SquadStanding = (typeof squadStandings)[number];

/** The lines of a team, from the goal. Names: `squad:line.<name>`. */
export const squadLines = ['goalkeepers', 'defenders', 'midfielders', 'forwards'] as const;
export type SquadLine = (typeof squadLines)[number];

const lines: Readonly<Record<PlayerRole, SquadLine>> = {
  [playerRole.goalkeeper]: 'goalkeepers',
  [playerRole.centralDefenderRight]: 'defenders',
  [playerRole.centralDefenderLeft]: 'defenders',
  [playerRole.rightBack]: 'defenders',
  [playerRole.leftBack]: 'defenders',
  [playerRole.rightWinger]: 'forwards',
  [playerRole.leftWinger]: 'forwards',
  [playerRole.defensiveMidfielder]: 'midfielders',
  [playerRole.attackingMidfielder]: 'midfielders',
  [playerRole.secondStriker]: 'forwards',
  [playerRole.centreForward]: 'forwards',
};

export function lineOf(role: PlayerRole): SquadLine {
  return lines[role];
}

/** The roles in the order of a squad: by line, within it by their number. */
export const rolesOfSquad: readonly PlayerRole[] = squadLines.flatMap((line) =>
  playerRoles.filter((role) => lines[role] === line),
);
