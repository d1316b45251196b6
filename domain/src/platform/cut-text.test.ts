import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('cut text', () => {
  it.each([
    ['abc', 5, 'abc'],
    ['abc', 2, 'ab'],
    ['a😀', 2, 'a'],
    ['a😀', 3, 'a😀'],
    ['😀', 1, ''],
    ['', 3, ''],
  ] as const)('%j cut to %i is %j', (text, max, cut) => {
    expect(cutText(text, max)).toBe(cut);
  });

  it('is the longest beginning that halves no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(12), (text, max) => {
        const cut = cutText(text, max);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.isWellFormed()).toBe(true);
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, max - 1));
        expect(cut.length).toBeLessThanOrEqual(max);
      }),
    );
  });
});
