import type { CallerKind } from '@trattativa/contract/access';
import type { Language } from '@trattativa/texts/languages';
import { AppError } from './app-error.ts';

/**
 * The caller as the token identifies it; ids in bodies are only compared with it. The module that owns
 * accounts adds its own fields (`declare module`).
 */
export interface Actor {
  accountId: number;
  sessionId: string;
  kind: Exclude<CallerKind, 'guest'>;
  language: Language;
  /** A minor without a guardian's consent: may read but not act. */
  awaitsGuardian: boolean;
  /** A club that staff have not accepted yet: may prepare its own things, and neither see nor reach others. */
  awaitsAcceptance: boolean;
}

/** Throws `GUARDIAN_MISSING` when the caller is a minor without a guardian's consent. */
export function assertMayAct(actor: Actor): void {
  if (actor.awaitsGuardian) throw new AppError('GUARDIAN_MISSING');
}

/** Throws `CLUB_NOT_ACCEPTED` for a waiting club, except where it is `open` to those. */
export function assertAccepted(actor: Actor, open = false): void {
  if (actor.awaitsAcceptance && !open) throw new AppError('CLUB_NOT_ACCEPTED');
}

export function isStaff(actor: Actor): boolean {
  return actor.kind === 'staff' || actor.kind === 'admin';
}

/**
 * The account id that a call acts for. An id in the body is only an assertion: absent means the caller's own,
 * equal is accepted, different is 403. Staff may act for any account.
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
