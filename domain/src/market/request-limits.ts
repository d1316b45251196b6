import type { MoveKind } from '../people/players/contract-facts.ts';
import type { NumberRange } from '../platform/number-limits.ts';

/** How many unfinished requests a club may keep. */
export const maxDrafts = 50;

/** How long a discarded draft can be restored, in seconds. */
export const draftRestorableSeconds = 30;

/** How many players of the role one request may look for. */
export const playersSought = { min: 1, max: 11 } as const satisfies NumberRange;

/** The birth years and the nationalities that one request may name. */
export const birthYears = { min: 1960, max: 2050 } as const satisfies NumberRange;
export const maxRequestedNationalities = 10;

/** Minutes of a season that a request may ask for; ninety a match. */
export const minutesAsked = { min: 1, max: 9999 } as const satisfies NumberRange;

/**
 * The place in the squad list that a player of the birth years fills: one that the rules keep for the young, or one of those for
 * players above the age of the championship. Names: `requests:quota.<name>`.
 */
export const quotas = ['under', 'overAge'] as const;

export type Quota = (typeof quotas)[number];

/** A fee is paid for a permanent move alone; a request that names no kind of move leaves it open. */
export function mayStateFee(moves: readonly MoveKind[]): boolean {
  return moves.length === 0 || moves.includes('permanent');
}

/** Skills that one request asks for. */
export const maxRequestedSkills = 10;

/** A request without one of these, or without a club or agent to go to, is refused (spec §5). Names as in the contract. */
export const mandatoryRequestFields = ['role', 'level', 'city', 'country'] as const;
