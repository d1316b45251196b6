import { chatAddress } from './chat-address.ts';
import { send } from './send.ts';

/** Calls the chat service's REST API (snake case on the wire): `chatCall('GET', '/discussions')`. Throws ApiError. */
export async function chatCall<Output>(
  method: 'GET' | 'POST' | 'DELETE',
  path: `/${string}`,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Output> {
  const content =
    body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await send(chatAddress(path), { method, signal, ...content });
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Output;
}
