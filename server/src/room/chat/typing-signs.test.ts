import { expect, it } from 'vitest';
import { TypingSigns } from './typing-signs.ts';

/** Typing indicators with manual timers. */
function setUp() {
  let now = 0;
  let timers: { at: number; task: () => void }[] = [];
  const removed: string[] = [];
  const clock = {
    now: () => now,
    setTimeout(task: () => void, ms: number) {
      const timer = { at: now + ms, task };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  };
  const signs = new TypingSigns(clock, (room, account) => void removed.push(`${account} in ${room}`));
  const pass = (ms: number) => {
    now += ms;
    for (const { task } of timers.filter(({ at }) => at <= now)) task();
  };
  return { signs, pass, removed, waiting: () => timers.length };
}

it('an indicator expires once after six seconds, unless renewed', () => {
  const { signs, pass, removed, waiting } = setUp();
  signs.set(5, 1);
  pass(3_000);
  signs.set(5, 1);
  pass(5_999);
  expect(removed).toEqual([]);
  pass(1);
  expect(removed).toEqual(['1 in 5']);
  signs.remove(5, 1);
  expect([removed.length, waiting()]).toEqual([1, 0]);
});

it('each person has one indicator per room', () => {
  const { signs, pass, removed } = setUp();
  signs.set(5, 1);
  signs.set(5, 2);
  signs.set(6, 1);
  signs.remove(5, 1);
  expect(removed).toEqual(['1 in 5']);
  pass(6_000);
  expect(removed.sort()).toEqual(['1 in 5', '1 in 6', '2 in 5']);
});
