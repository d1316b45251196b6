import { paths } from '../app/paths.ts';

export const newPlayerPath = `${paths.portfolio}/new`;

/** The form of one player of the portfolio. */
export function editPlayerPath(playerId: number): string {
  return `${paths.portfolio}/${playerId}/edit`;
}

/** Proposing one player to clubs. */
export function proposePlayerPath(playerId: number): string {
  return `${paths.negotiation}?player=${playerId}`;
}

/** One player on a page of their own. */
export function playerPath(playerId: number): string {
  return `${paths.players}/${playerId}`;
}
