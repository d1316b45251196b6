import { describe, expect, it } from 'vitest';
import { oneFullStop } from './one-full-stop.ts';

describe('a sentence whose last word is a name with a full stop', () => {
  it.each([
    ['La trattativa con F.C. Legnago Salus S.S.D..', 'La trattativa con F.C. Legnago Salus S.S.D.'],
    ['Con la S.S.D.. Rispondi ora.', 'Con la S.S.D. Rispondi ora.'],
    ['Un attimo...', 'Un attimo...'],
    ['Pro Patria.', 'Pro Patria.'],
  ])('%s', (text, told) => {
    expect(oneFullStop(text)).toBe(told);
  });
});
