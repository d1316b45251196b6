import { codeName } from '@trattativa/contract/wire-names';
import { paths } from '../../platform/paths.ts';

export const newPlayerPath = `${paths.portfolio}/new`;

/** Opening an account for a player, who then keeps the own profile. */
export const registerPlayerPath = `${paths.players}/new`;

/** Bringing players from a file. */
export const importPath = `${paths.portfolio}/import`;

/** The form of one player of the portfolio; with the focus in a field, if one is named as the service spells it. */
export function editPlayerPath(playerId: number, field?: string): string {
  return `${paths.portfolio}/${playerId}/edit${field === undefined ? '' : `?field=${codeName(field)}`}`;
}

/** A player's own profile, to be written; with the focus in a field, if one is named as the service spells it. */
export function ownProfilePath(field?: string): string {
  return `${paths.account}?section=profile${field === undefined ? '' : `&field=${codeName(field)}`}`;
}

/** The evaluation of one player by who is logged in. */
export function evaluatePlayerPath(playerId: number): string {
  return `${playerPath(playerId)}/evaluate`;
}

/** Proposing one player to clubs. */
export function proposePlayerPath(playerId: number): string {
  return `${paths.negotiation}?player=${playerId}`;
}

/** One player on a page of their own. */
export function playerPath(playerId: number): string {
  return `${paths.players}/${playerId}`;
}
