function newKey(): string {
  // Plain http on another host than this machine has no randomUUID.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Keys for creating calls: sending the same thing again, because no answer came, gets the same `Idempotency-Key` and makes
 * no second thing; whatever is sent otherwise gets a new one. One for each open form.
 */
export function createIntentKeys(): (input: unknown) => string {
  let last: { body: string; key: string } | null = null;
  return (input) => {
    const body = JSON.stringify(input);
    if (last?.body !== body) last = { body, key: newKey() };
    return last.key;
  };
}
