import type { MoveKind } from '../people/contract-facts.ts';
import type { NumberRange } from '../platform/number-limits.ts';

/** How many unfinished requests a club may keep. */
export const mostDrafts = 50;

/** How long a discarded draft can be restored, in seconds. */
export const draftRestorableSeconds = 30;

/** How many players of the role one request may look for. */
export const playersSought = { least: 1, most: 11 } as const satisfies NumberRange;

/** A fee is paid for a permanent move alone; a request that names no kind of move leaves it open. */
export function mayStateFee(moves: readonly MoveKind[]): boolean {
  return moves.length === 0 || moves.includes('permanent');
}

/** Skills that one request asks for. */
export const mostRequestedSkills = 10;

/** A request without one of these, or without a club or agent to go to, is refused (spec §5). Names as in the contract. */
export const mandatoryRequestFields = ['role', 'level', 'city', 'country'] as const;
