import type { Player } from '@trattativa/contract/people/players/player';
import { contractStanding, type MoveKind, openMoves } from '@trattativa/domain/people/contract-facts';

/**
 * The fields shown on a player's card and line: a whole `Player`, or the part that a negotiation, a match or a
 * conversation contains. Absent fields are not shown.
 */
export type PlayerFacts = Pick<Player, 'id' | 'name' | 'surname' | 'age' | 'principalRole'> &
  Partial<Omit<Player, 'can'>> & { imageUrl?: string | null; can?: { edit?: boolean } };

/** The full name. */
export function playerName(player: Pick<PlayerFacts, 'name' | 'surname'>): string {
  return `${player.name} ${player.surname}`.trim();
}

/** One fact that matters to a decision, not yet translated. */
export type DecidingFact =
  | { kind: 'contract'; standing: 'ended' | 'endsSoon' | 'bound'; end: string }
  | { kind: 'available' }
  | { kind: 'openTo'; moves: readonly MoveKind[] }
  | { kind: 'asks'; euros: number }
  | { kind: 'refund'; range: number }
  | { kind: 'searches'; levels: readonly number[]; countries: readonly string[]; home: string | null }
  | { kind: 'countries'; codes: readonly string[] }
  | { kind: 'euPassport' };

const most = 3;

/** Until when the contract runs and what follows from it today; null where it is not known or there is none. */
export function contractFact(
  { contractualStatus = null, contractEnd = null }: Partial<PlayerFacts>,
  today: string,
): Extract<DecidingFact, { kind: 'contract' }> | null {
  const standing = contractStanding({ contractualStatus, contractEnd }, today);
  if (contractEnd === null || standing === 'free' || standing === 'unknown') return null;
  return { kind: 'contract', standing, end: contractEnd };
}

/** The three most important facts, the most important first, besides role, age, contract, foot and height. */
export function decidingFacts(player: PlayerFacts, today: string): DecidingFact[] {
  const facts: DecidingFact[] = [];
  const contract = contractFact(player, today);
  if (contract && contract.standing !== 'bound') facts.push(contract);
  if (player.immediateAvailability === true) facts.push({ kind: 'available' });
  const moves = openMoves(player);
  if (moves.length > 0) facts.push({ kind: 'openTo', moves });
  if (player.requestedSalary != null) facts.push({ kind: 'asks', euros: player.requestedSalary });
  else if (player.refundRange != null) facts.push({ kind: 'refund', range: player.refundRange });
  if (player.searchLevels?.length)
    facts.push({
      kind: 'searches',
      levels: player.searchLevels,
      countries: player.countriesInterested ?? [],
      home: player.country ?? null,
    });
  if (player.countriesInterested?.length)
    facts.push({ kind: 'countries', codes: player.countriesInterested });
  if (player.euPassport === true) facts.push({ kind: 'euPassport' });
  return facts.slice(0, most);
}
