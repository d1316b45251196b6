import type { Api } from '@trattativa/contract/api';
import { fromWire, toWire } from '@trattativa/contract/wire-names';
import { send } from './send.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** For creating calls: the same key never makes a second thing. A UUID, kept over the repeats of one intent. */
  idempotencyKey?: string;
}

/**
 * Calls the main service: `call('Account/Register', input)`. Input and output in camel case. Throws ApiError, whose text
 * is in the user's language.
 */
export async function call<Name extends keyof Api>(
  name: Name,
  input: Api[Name]['input'],
  { signal, idempotencyKey }: CallOptions = {},
): Promise<Api[Name]['output']> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  const response = await send(`/api/${name}`, { headers, body: JSON.stringify(toWire(input)), signal });
  const text = await response.text();
  return (text === '' ? undefined : fromWire(JSON.parse(text))) as Api[Name]['output'];
}
