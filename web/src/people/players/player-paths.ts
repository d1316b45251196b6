import { codeName } from '@trattativa/contract/wire-names';
import { paths } from '../../platform/paths.ts';

export const newPlayerPath = `${paths.portfolio}/new`;

/** Registering an account for a player, who then keeps the own profile. */
export const registerPlayerPath = `${paths.players}/new`;

/** Importing players from a file. */
export const importPath = `${paths.portfolio}/import`;

/** The form of one player of the portfolio. `field`, named as by the service, gets the focus. */
export function editPlayerPath(playerId: number, field?: string): string {
  return `${paths.portfolio}/${playerId}/edit${field === undefined ? '' : `?field=${codeName(field)}`}`;
}

/** The form of the player's own profile. `field`, named as by the service, gets the focus. */
export function ownProfilePath(field?: string): string {
  return `${paths.account}?section=profile${field === undefined ? '' : `&field=${codeName(field)}`}`;
}

/** The reader's evaluation of one player. */
export function evaluatePlayerPath(playerId: number): string {
  return `${playerPath(playerId)}/evaluate`;
}

/** Proposing one player to clubs. */
export function proposePlayerPath(playerId: number): string {
  return `${paths.negotiation}?player=${playerId}`;
}

/** The page of one player. */
export function playerPath(playerId: number): string {
  return `${paths.players}/${playerId}`;
}
