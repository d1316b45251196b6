import type { Api } from '@trattativa/contract/api';
import { fromWire, toWire } from '@trattativa/contract/wire-names';
import { send } from './send.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /**
   * For calls that create something: repeats with the same key create nothing twice. A UUID, the same for all repeats
   * of one submission.
   */
  idempotencyKey?: string;
  withoutRefresh?: boolean;
}

/**
 * Calls the main service: `call('Account/Register', input)`. Input and output in camel case. Throws ApiError; its text
 * is in the user's language.
 */
export async function call<Name extends keyof Api>(
  name: Name,
  input: Api[Name]['input'],
  { signal, idempotencyKey, withoutRefresh }: CallOptions = {},
): Promise<Api[Name]['output']> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  const body = JSON.stringify(toWire(input));
  const response = await send(`/api/${name}`, { headers, body, signal, withoutRefresh });
  const text = await response.text();
  return (text === '' ? undefined : fromWire(JSON.parse(text))) as Api[Name]['output'];
}
