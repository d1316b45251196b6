import { newId } from '../new-id.ts';

/**
 * Keys for creating calls: sending the same thing again, because no answer came, gets the same `Idempotency-Key` and makes
 * no second thing; whatever is sent otherwise gets a new one. One for each open form.
 */
export function createIntentKeys(): (input: unknown) => string {
  let last: { body: string; key: string } | null = null;
  return (input) => {
    const body = JSON.stringify(input);
    if (last?.body !== body) last = { body, key: newId() };
    return last.key;
  };
}
