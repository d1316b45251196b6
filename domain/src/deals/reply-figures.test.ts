import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Asked, replyFigures } from './reply-figures.ts';

const start = Date.parse('2026-09-01T08:00:00Z');
const deliveredAt = new Date(start).toISOString();
const after = (hours: number): Asked => ({
  deliveredAt,
  answeredAt: new Date(start + hours * 3_600_000).toISOString(),
  lapsed: false,
});
const lapsed: Asked = { deliveredAt, answeredAt: null, lapsed: true };
const open: Asked = { deliveredAt, answeredAt: null, lapsed: false };

describe('reply figures', () => {
  it.each([
    ['nothing that counts', [], null],
    ['only what is still open', [open, open], null],
    ['silence alone', [lapsed], { asked: 1, answered: 0, medianHours: null }],
    ['an odd number of answers', [after(1), after(50), after(5)], { asked: 3, answered: 3, medianHours: 5 }],
    ['an even number', [after(2), after(4), lapsed, open], { asked: 3, answered: 2, medianHours: 3 }],
  ])('reply figures are counted of %s', (_what, asked, expected) => {
    expect(replyFigures(asked)).toEqual(expected);
  });

  it('do not change with the order, nor with what is still open', () => {
    const asked = fc.array(fc.oneof(fc.nat(500).map(after), fc.constant(lapsed)), { minLength: 1 });
    fc.assert(
      fc.property(asked, (all) => {
        expect(replyFigures([open, ...all.toReversed()])).toEqual(replyFigures(all));
      }),
    );
  });
});
