import type { CallerKind } from '@trattativa/contract/access';
import type { Language } from '@trattativa/texts/languages';
import { AppError } from './app-error.ts';

/**
 * Who calls, as the token says; ids in bodies are only compared with it. The module that knows accounts adds the records
 * behind them (`declare module`).
 */
export interface Actor {
  accountId: number;
  sessionId: string;
  kind: Exclude<CallerKind, 'guest'>;
  language: Language;
  /** A minor without a guardian's consent, who may read and not act. */
  awaitsGuardian: boolean;
}

/** Refuses an act of a minor without a guardian's consent. Throws `GUARDIAN_MISSING`. */
export function assertMayAct(actor: Actor): void {
  if (actor.awaitsGuardian) throw new AppError('GUARDIAN_MISSING');
}

export function isStaff(actor: Actor): boolean {
  return actor.kind === 'staff' || actor.kind === 'admin';
}

/**
 * The id that a call acts for. In a body it is an assertion: absent → the caller's own; equal → fine;
 * different → 403, but staff may act for anybody they name.
 */
export function subjectId(actor: Actor, own: number | null, asserted: number | null | undefined): number {
  if (isStaff(actor)) {
    if (asserted != null) return asserted;
    if (own !== null) return own;
    throw new AppError('SUBJECT_MISMATCH');
  }
  if (own === null || (asserted != null && asserted !== own)) throw new AppError('SUBJECT_MISMATCH');
  return own;
}
