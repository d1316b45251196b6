import { cutText } from '@trattativa/domain/platform/cut-text';

/** Fields of the provider's objects as our tables take them: nothing that it sends is refused there for its length or its size. */

const maxIdLength = 255;
const maxWordsLength = 100;
const maxCents = 2_147_483_647;

/** An id, expanded or not; null: there is none, or none that can be kept. */
export function idOf(thing: unknown): string | null {
  const id = typeof thing === 'object' && thing !== null ? (thing as { id?: unknown }).id : thing;
  return typeof id === 'string' && id.length > 0 && id.length <= maxIdLength ? id : null;
}

/** An amount in cents; null: none, or none that a payment of ours can have. */
export function centsOf(amount: unknown): number | null {
  return Number.isInteger(amount) && (amount as number) > 0 && (amount as number) <= maxCents
    ? (amount as number)
    : null;
}

/** A code or reason in the provider's words, cut to what is kept. */
export function wordsOf(words: string | null | undefined, otherwise: string): string {
  return cutText(words || otherwise, maxWordsLength);
}

/** An instant from Stripe's seconds since 1970; null: none. */
export function instantOf(seconds: number | null | undefined): Date | null {
  if (!seconds) return null;
  const instant = new Date(seconds * 1000);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
