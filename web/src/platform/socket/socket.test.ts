import type { Channel } from 'phoenix';
import { expect, it, vi } from 'vitest';

vi.mock('../api/chat-call.ts', () => ({ chatCall: async () => ({}) }));
vi.mock('../session/session.ts', () => ({ session: { token: () => null, end: () => {} } }));
const { join } = await import('./socket.ts');

/** A channel whose join is answered as the test defines. */
function joining() {
  const answers = new Map<string, (reply?: object) => void>();
  const push = {
    receive(status: string, take: (reply?: object) => void) {
      answers.set(status, take);
      return push;
    },
  };
  let left = 0;
  const channel = {
    state: 'closed',
    join: () => push,
    leave() {
      left += 1;
    },
  } as unknown as Channel;
  const joined: unknown[] = [];
  const refused: string[] = [];
  join(
    channel,
    (reply) => joined.push(reply),
    (reason) => refused.push(reason),
  );
  return {
    joined,
    refused,
    left: () => left,
    answer: (status: string, reply?: object) => answers.get(status)?.(reply),
  };
}

it('a channel whose join is refused permanently is left, since the client would retry for ever', () => {
  for (const reason of ['unauthorized', 'forbidden', 'not_found', 'unmatched topic']) {
    const { answer, refused, left } = joining();
    answer('error', { reason });
    expect([refused, left()]).toEqual([[reason], 1]);
  }
});

it('after any other refusal the client retries by itself', () => {
  for (const reply of [
    { reason: 'rate_limited' },
    { reason: 'internal' },
    { reason: 'too many channels joined' },
    undefined,
  ]) {
    const { answer, refused, left } = joining();
    answer('error', reply);
    expect([refused, left()]).toEqual([[], 0]);
  }
});

it('the reply of every join is applied synchronously, before the events that follow it', () => {
  const { answer, joined } = joining();
  answer('ok', { messages: [1] });
  expect(joined).toEqual([{ messages: [1] }]);
  answer('ok', { messages: [2] });
  expect(joined).toEqual([{ messages: [1] }, { messages: [2] }]);
});
