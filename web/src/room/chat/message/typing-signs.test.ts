import { describe, expect, it } from 'vitest';
import { expired, nextExpiry, nobodyTypes, pressed, stopped, stoppedTyping, typed } from './typing-signs.ts';

describe('the signs of others', () => {
  it('last six seconds and are renewed by the next', () => {
    const signs = typed(typed(nobodyTypes, 2, 'Bea', 0), 2, 'Bea', 3_000);
    expect(signs).toHaveLength(1);
    expect(nextExpiry(signs)).toBe(9_000);
    expect(expired(signs, 8_999)).toBe(signs);
    expect(expired(signs, 9_000)).toEqual([]);
  });

  it('end when typing stops, for that person only', () => {
    const signs = typed(typed(nobodyTypes, 2, 'Bea', 0), 3, 'Cleo', 100);
    expect(stoppedTyping(signs, 2).map(({ userId }) => userId)).toEqual([3]);
    expect(stoppedTyping(signs, 9)).toBe(signs);
    expect(nextExpiry(nobodyTypes)).toBeNull();
  });
});

describe('the user’s own sign', () => {
  it('is pushed on the first key, then every three seconds while keys are pressed', () => {
    const first = pressed(null, 'C', 1_000);
    expect(first).toEqual({ state: 1_000, push: 'typing' });
    expect(pressed(first.state, 'Ci', 3_999)).toEqual({ state: 1_000, push: null });
    expect(pressed(first.state, 'Cia', 4_000)).toEqual({ state: 4_000, push: 'typing' });
  });

  it('is withdrawn once when the field is emptied or left', () => {
    expect(pressed(1_000, '  ', 1_500)).toEqual({ state: null, push: 'stop_typing' });
    expect(stopped(1_000)).toEqual({ state: null, push: 'stop_typing' });
    expect(stopped(null)).toEqual({ state: null, push: null });
  });
});
