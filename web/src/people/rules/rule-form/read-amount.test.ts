import { describe, expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

describe('an amount as people type it', () => {
  it.each([
    ['1000000', 1_000_000],
    ['1.000.000', 1_000_000],
    ['1,000,000.50', 1_000_000.5],
    ['1 000 000,05', 1_000_000.05],
    ['€ 12.5', 12.5],
    ['0', 0],
  ])('%s', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  it.each(['', 'a million', '1.2.3', '-5', '1.0000', ',5'])('is not guessed from “%s”', (typed) => {
    expect(readAmount(typed)).toBeNull();
  });
});
