import { Writable } from 'node:stream';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { LoopTurn, Outbound } from './outbound.ts';

/** Records the writes to the operating system, one entry per call. A deaf one never completes a write. */
function recordingSocket(isDeaf = false): { socket: Writable; calls: string[][] } {
  const calls: string[][] = [];
  const socket = new Writable({
    writev(chunks, done) {
      calls.push(chunks.map(({ chunk }) => String(chunk)));
      if (!isDeaf) done();
    },
  });
  return { socket, calls };
}

const outboundOn = (socket: Writable, turn = new LoopTurn(), bound = 10) =>
  new Outbound(socket as never, turn, bound);

describe('outbound', () => {
  test('frames written in one turn of the event loop are sent in one call per socket', async () => {
    const turn = new LoopTurn();
    const [a, b] = [recordingSocket(), recordingSocket()];
    const [toA, toB] = [outboundOn(a.socket, turn), outboundOn(b.socket, turn)];
    for (const text of ['1', '2', '3']) {
      toA.send(Buffer.from(text));
      toB.send(Buffer.from(text));
      await Promise.resolve();
    }
    expect([a.calls, b.calls]).toEqual([[], []]);
    await endOfTurn();
    expect([a.calls, b.calls]).toEqual([[['1', '2', '3']], [['1', '2', '3']]]);
    toA.send(Buffer.from('4'));
    await endOfTurn();
    expect(a.calls[1]).toEqual(['4']);
  });

  test('a flush before the end of the turn keeps the order', async () => {
    const { socket, calls } = recordingSocket();
    const outbound = outboundOn(socket);
    outbound.send(Buffer.from('1'));
    outbound.flush();
    outbound.send(Buffer.from('2'));
    await endOfTurn();
    expect(calls.flat()).toEqual(['1', '2']);
  });

  test('a single frame is never refused for its size; the next one is, while the reader does not read', () => {
    const outbound = outboundOn(recordingSocket(true).socket);
    expect(outbound.send(Buffer.alloc(100))).toBe(true);
    expect(outbound.send(Buffer.alloc(1))).toBe(false);
    expect(outbound.bufferedBytes).toBe(100);
  });

  test('a burst above the limit passes if the operating system accepts it at once', () => {
    const outbound = outboundOn(recordingSocket().socket);
    for (let n = 0; n < 100; n += 1) expect(outbound.send(Buffer.alloc(9))).toBe(true);
  });
});
