import type { PlayerFacts } from './player-facts.ts';

/** One fact that makes somebody say yes or no, before it is put into words. */
export type DecidingFact =
  | { kind: 'available' }
  | { kind: 'asks'; euros: number }
  | { kind: 'refund'; range: number }
  | { kind: 'searches'; levels: readonly number[] }
  | { kind: 'countries'; codes: readonly string[] }
  | { kind: 'euPassport' };

const most = 3;

/** The (at most) three facts that decide, the strongest first; beside role, age, contract, foot and height. */
export function decidingFacts(player: PlayerFacts): DecidingFact[] {
  const facts: DecidingFact[] = [];
  if (player.immediateAvailability === true) facts.push({ kind: 'available' });
  if (player.requestedSalary != null) facts.push({ kind: 'asks', euros: player.requestedSalary });
  else if (player.refundRange != null) facts.push({ kind: 'refund', range: player.refundRange });
  if (player.searchLevels?.length) facts.push({ kind: 'searches', levels: player.searchLevels });
  if (player.countriesInterested?.length)
    facts.push({ kind: 'countries', codes: player.countriesInterested });
  if (player.euPassport === true) facts.push({ kind: 'euPassport' });
  return facts.slice(0, most);
}
