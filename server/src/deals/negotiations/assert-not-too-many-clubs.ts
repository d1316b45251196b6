import { mostClubs } from '@trattativa/domain/deals/negotiation-limits';
import { fieldError } from '../../platform/app-error.ts';

/** Throws `MAX_CLUBS` for more clubs than may be chosen at once (spec §8). */
export function assertNotTooManyClubs(teamIds: readonly number[]): void {
  if (teamIds.length > mostClubs) throw fieldError('MAX_CLUBS', ['teamIds'], 'tooMany', { max: mostClubs });
}
