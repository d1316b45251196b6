import { monthsBefore } from '../../platform/plain-date.ts';
import { type ContractualStatus, contractualStatus } from './contractual-statuses.ts';

/** Sides that can have the option to prolong a contract. Names: `players:optionHolder.<name>`. */
export const optionHolders = ['club', 'player', 'both'] as const;

export type OptionHolder = (typeof optionHolders)[number];

/** The kinds of move that a player may be open to. Names: `players:move.<kind>`. */
export const moveKinds = ['free', 'loan', 'permanent'] as const;

export type MoveKind = (typeof moveKinds)[number];

interface Moves {
  openToFree?: boolean | undefined;
  openToLoan?: boolean | undefined;
  openToPermanent?: boolean | undefined;
}

/** The kinds of move that a player is open to; none: not stated. */
export function openMoves({ openToFree, openToLoan, openToPermanent }: Moves): MoveKind[] {
  const open = { free: openToFree, loan: openToLoan, permanent: openToPermanent };
  return moveKinds.filter((kind) => open[kind]);
}

/** The kinds of move that a player can make: a free agent only the free one, anybody else those that they are open to. */
export function possibleMoves(player: Moves & { contractualStatus: ContractualStatus | null }): MoveKind[] {
  return player.contractualStatus === contractualStatus.free ? ['free'] : openMoves(player);
}

/** Associations for which one player may be eligible. */
export const maxAssociations = 5;

/**
 * Months before the end of a contract in which everybody concerned should know of it. In the same months a bound player
 * may usually sign elsewhere (RSTP art. 18(3)); the rule packs say it for each association (`rules/free-to-sign`).
 */
export const usualMonthsToSign = 6;

interface ContractFacts {
  contractualStatus: ContractualStatus | null;
  /** The last day of the contract, `YYYY-MM-DD`. */
  contractEnd: string | null;
  /** The first day on which a bound player may sign elsewhere, by the rule packs; null: no rule is known. Absent: as usual. */
  maySignFrom?: string | null | undefined;
}

/**
 * Where a player's contract stands on a day: no contract; ended although the record still says "under contract"; within its
 * last months, when the player may sign elsewhere; bound for longer; or not known. Names: `players:standing.<name>`.
 */
export const contractStandings = ['free', 'ended', 'endsSoon', 'bound', 'unknown'] as const;

export type ContractStanding = (typeof contractStandings)[number];

export function contractStanding(
  { contractualStatus: status, contractEnd, maySignFrom }: ContractFacts,
  today: string,
): ContractStanding {
  if (status === contractualStatus.free) return 'free';
  if (contractEnd === null) return 'unknown';
  if (contractEnd < today) return 'ended';
  const maySign =
    maySignFrom === undefined
      ? contractEndsSoon(contractEnd, today)
      : maySignFrom !== null && maySignFrom <= today;
  return maySign ? 'endsSoon' : 'bound';
}

/** Whether a player is under contract on a day. The end of the contract says so before the record's own word, which grows old. */
export function isUnderContract(facts: ContractFacts, today: string): boolean {
  const standing = contractStanding(facts, today);
  if (standing === 'unknown') return facts.contractualStatus === contractualStatus.underContract;
  return standing === 'bound' || standing === 'endsSoon';
}

/** True in the last six months of a contract, its last day included. */
export function contractEndsSoon(contractEnd: string, today: string): boolean {
  return today <= contractEnd && today >= monthsBefore(contractEnd, usualMonthsToSign);
}

/** Whether the player may sign with another club today; null where the contract's end is not known. */
export function maySignNow(facts: ContractFacts, today: string): boolean | null {
  const standing = contractStanding(facts, today);
  return standing === 'unknown' ? null : standing !== 'bound';
}
