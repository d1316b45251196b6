import type { Player } from '@trattativa/contract/people/players/player';
import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { ageOn } from '@trattativa/domain/platform/plain-date';

/** Whether a record says that the player is of age: of one that knows only the year of birth, its last day counts. */
export function isKnownAdult(
  { bornDate, bornYear }: Pick<Player, 'bornDate' | 'bornYear'>,
  today: string,
): boolean {
  const born = bornDate ?? (bornYear === null ? null : `${bornYear}-12-31`);
  return born !== null && ageOn(born, today) >= ageOfMajority;
}
