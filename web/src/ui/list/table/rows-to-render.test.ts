import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsToRender } from './rows-to-render.ts';

const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => ({ index: from + place }));
const places = (shown: readonly { index: number }[]) => shown.map(({ index }) => index);

test.each([
  { what: 'at first, all', rendered: [], expected: [16, 17, 18, 19, 20, 21, 22, 23, 24] },
  { what: 'after a jump, only those in the window', rendered: rows(80, 90), expected: [18, 19, 20, 21, 22] },
  {
    what: 'after a step, those rendered stay',
    rendered: rows(14, 21),
    expected: [16, 17, 18, 19, 20, 21, 22],
  },
  { what: 'at rest, all', rendered: rows(16, 24), expected: [16, 17, 18, 19, 20, 21, 22, 23, 24] },
])('$what are rendered', ({ rendered, expected }) => {
  expect(places(rowsToRender(rows(16, 24), { startIndex: 18, endIndex: 22 }, rendered))).toEqual(expected);
});

test('the rendered rows have no gap and include the whole window', () => {
  const place = fc.nat({ max: 40 });
  fc.assert(
    fc.property(place, place, place, place, (start, length, renderedFrom, renderedLength) => {
      const range = { startIndex: start + 4, endIndex: start + 4 + length };
      const shown = places(
        rowsToRender(
          rows(start, range.endIndex + 4),
          range,
          rows(renderedFrom, renderedFrom + renderedLength),
        ),
      );
      const first = shown[0] ?? Number.NaN;
      expect(shown).toEqual(shown.map((_, offset) => first + offset));
      expect(first).toBeLessThanOrEqual(range.startIndex);
      expect(shown.at(-1)).toBeGreaterThanOrEqual(range.endIndex);
    }),
  );
});
