import { describe, expect, test } from 'vitest';
import { clubColours, coloursOfName, crestName, crestPatterns } from './club-colours.ts';

describe('a club that has named no colours', () => {
  test('has the same crest every time, however its name is written', () => {
    expect(crestName(coloursOfName('Pro Vercelli'))).toBe(crestName(coloursOfName(' PRO VERCELLI ')));
  });

  test('shares no colour with itself: the two always differ', () => {
    for (let number = 0; number < 500; number += 1) {
      const { pattern, first, second } = coloursOfName(`Club ${number}`);
      expect(crestPatterns).toContain(pattern);
      expect(first in clubColours && second in clubColours && first !== second).toBe(true);
    }
  });

  test('differs from most others', () => {
    const crests = new Set(
      Array.from({ length: 100 }, (_, number) => crestName(coloursOfName(`Club ${number}`))),
    );
    expect(crests.size).toBeGreaterThan(50);
  });
});
