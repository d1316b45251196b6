import { contractStanding, type MoveKind, openMoves } from './contract-facts.ts';
import type { ContractualStatus } from './contractual-statuses.ts';

/** What the facts that decide are chosen from; absent fields are not shown to the reader. */
export interface DecidingFields {
  contractualStatus?: ContractualStatus | null | undefined;
  contractEnd?: string | null | undefined;
  maySignFrom?: string | null | undefined;
  openToFree?: boolean | undefined;
  openToLoan?: boolean | undefined;
  openToPermanent?: boolean | undefined;
  immediateAvailability?: boolean | null | undefined;
  requestedSalary?: number | null | undefined;
  refundRange?: number | null | undefined;
  searchLevels?: readonly number[] | undefined;
  countriesInterested?: readonly string[] | undefined;
  country?: string | null | undefined;
  euPassport?: boolean | null | undefined;
}

/** One fact about a player that matters to a decision, not yet translated. */
export type DecidingFact =
  | { kind: 'contract'; standing: 'ended' | 'endsSoon' | 'bound'; end: string }
  | { kind: 'available' }
  | { kind: 'openTo'; moves: readonly MoveKind[] }
  | { kind: 'asks'; euros: number }
  | { kind: 'refund'; range: number }
  | { kind: 'searches'; levels: readonly number[]; countries: readonly string[]; home: string | null }
  | { kind: 'countries'; codes: readonly string[] }
  | { kind: 'euPassport' };

const max = 3;

/** Until when the contract runs and what follows from it today; null where it is not known or there is none. */
export function contractFact(
  { contractualStatus = null, contractEnd = null, maySignFrom }: DecidingFields,
  today: string,
): Extract<DecidingFact, { kind: 'contract' }> | null {
  const standing = contractStanding({ contractualStatus, contractEnd, maySignFrom }, today);
  if (contractEnd === null || standing === 'free' || standing === 'unknown') return null;
  return { kind: 'contract', standing, end: contractEnd };
}

/** The three most important facts, the most important first, besides role, age, contract, foot and height. */
export function decidingFacts(player: DecidingFields, today: string): DecidingFact[] {
  const facts: DecidingFact[] = [];
  const contract = contractFact(player, today);
  if (contract && contract.standing !== 'bound') facts.push(contract);
  const countries = player.countriesInterested ?? [];
  if (player.immediateAvailability === true) facts.push({ kind: 'available' });
  const moves = openMoves(player);
  if (moves.length > 0) facts.push({ kind: 'openTo', moves });
  if (player.requestedSalary != null) facts.push({ kind: 'asks', euros: player.requestedSalary });
  else if (player.refundRange != null) facts.push({ kind: 'refund', range: player.refundRange });
  if (player.searchLevels?.length)
    facts.push({
      kind: 'searches',
      levels: player.searchLevels,
      countries,
      home: player.country ?? null,
    });
  if (countries.length > 0) facts.push({ kind: 'countries', codes: countries });
  if (player.euPassport === true) facts.push({ kind: 'euPassport' });
  return facts.slice(0, max);
}

const fieldOfFact = {
  contract: 'contractEnd',
  openTo: 'openTo',
  available: 'immediateAvailability',
  asks: 'requestedSalary',
  refund: 'refundRange',
  searches: 'searchLevels',
  countries: 'countriesInterested',
  euPassport: 'euPassport',
} as const satisfies Record<DecidingFact['kind'], keyof DecidingFields | 'openTo'>;

/** The fields that the deciding facts say, so that a list below them does not repeat them. */
export function fieldsOfFacts(
  facts: readonly DecidingFact[],
): ReadonlySet<(typeof fieldOfFact)[DecidingFact['kind']]> {
  return new Set(facts.map(({ kind }) => fieldOfFact[kind]));
}
