import { expect, it, vi } from 'vitest';
import { batchCalls } from './batch-calls.ts';

it('what is asked in one moment travels in one call, each answer to its own question', async () => {
  const calls: (readonly number[])[] = [];
  const ask = batchCalls(10, async (questions: readonly number[]) => {
    calls.push(questions);
    return questions.map((question) => question * 2);
  });
  expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([2, 4, 6]);
  expect(await ask(4)).toBe(8);
  expect(calls).toEqual([[1, 2, 3], [4]]);
});

it('what a list asks in several parts of one frame travels in one call', async () => {
  vi.useFakeTimers();
  try {
    const calls: (readonly number[])[] = [];
    const ask = batchCalls(10, async (questions: readonly number[]) => {
      calls.push(questions);
      return questions;
    });
    const parts = [ask(1)];
    await vi.advanceTimersByTimeAsync(5);
    parts.push(ask(2));
    await vi.advanceTimersByTimeAsync(5);
    parts.push(ask(3));
    await vi.advanceTimersByTimeAsync(16);
    expect(await Promise.all(parts)).toEqual([1, 2, 3]);
    expect(calls).toEqual([[1, 2, 3]]);
  } finally {
    vi.useRealTimers();
  }
});

it('a call takes no more questions than the service answers at once', async () => {
  const sizes: number[] = [];
  const ask = batchCalls(2, async (questions: readonly number[]) => {
    sizes.push(questions.length);
    return questions;
  });
  expect(await Promise.all([1, 2, 3, 4, 5].map(ask))).toEqual([1, 2, 3, 4, 5]);
  expect(sizes).toEqual([2, 2, 1]);
});

it('a refused call refuses all that asked in it, and later questions are asked anew', async () => {
  let refuses = true;
  const ask = batchCalls(10, async (questions: readonly number[]) => {
    if (refuses) throw new Error('no');
    return questions;
  });
  const refused = await Promise.allSettled([ask(1), ask(2)]);
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  refuses = false;
  expect(await ask(3)).toBe(3);
});
