import { newId } from '../new-id.ts';

/**
 * Creates `Idempotency-Key`s for one open form: the same input gets the same key, so that a retry after a lost response
 * creates nothing twice; other input gets a new key.
 */
export function createIntentKeys(): (input: unknown) => string {
  let last: { body: string; key: string } | null = null;
  return (input) => {
    const body = JSON.stringify(input);
    if (last?.body !== body) last = { body, key: newId() };
    return last.key;
  };
}
