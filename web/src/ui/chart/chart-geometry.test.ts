import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnMarks, funnelSpans, lineRuns, nameEvery, partSpans, ticksUpTo } from './chart-geometry.ts';

describe('the ticks of an axis', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [10, [0, 3, 6, 9, 12]],
    [100, [0, 25, 50, 75, 100]],
    [130_000, [0, 50_000, 100_000, 150_000]],
  ])('up to %i are %j', (max, rungs) => {
    expect(ticksUpTo(max)).toEqual(rungs);
  });

  it('are few, evenly spaced, integers for counts, and reach the highest value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (max) => {
        const rungs = ticksUpTo(max);
        expect(rungs.length).toBeLessThanOrEqual(6);
        expect(rungs.at(-1)).toBeGreaterThanOrEqual(max);
        expect(rungs.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

const values = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6 }))
  .chain(([columns, series]) =>
    fc.array(fc.array(fc.nat(1000), { minLength: columns, maxLength: columns }), {
      minLength: series,
      maxLength: series,
    }),
  );

describe('columns', () => {
  it('stay within their box, and a stack is as high as the sum of its parts', () => {
    fc.assert(
      fc.property(values, fc.boolean(), (series, stacked) => {
        const sums = (series[0] ?? []).map((_, at) => series.reduce((sum, of) => sum + (of[at] ?? 0), 0));
        const top = Math.max(1, ...(stacked ? sums : series.flat()));
        const marks = columnMarks(series, { width: 600, height: 200, top }, stacked);
        for (const mark of marks) {
          expect(mark.x).toBeGreaterThanOrEqual(-1e-6);
          expect(mark.x + mark.width).toBeLessThanOrEqual(600 + 1e-6);
          expect(mark.y).toBeGreaterThanOrEqual(-1e-6);
          expect(mark.y + mark.height).toBeLessThanOrEqual(200 + 1e-6);
        }
        if (!stacked) return;
        for (const [at, sum] of sums.entries()) {
          const high = marks
            .filter(({ column }) => column === at)
            .reduce((all, mark) => all + mark.height, 0);
          expect(high).toBeCloseTo((sum / top) * 200, 6);
        }
      }),
    );
  });

  it('have no mark for 0', () => {
    expect(columnMarks([[0, 2]], { width: 100, height: 50, top: 2 }, false)).toHaveLength(1);
  });
});

describe('a line', () => {
  it('spans the width, with the highest value at the top', () => {
    expect(lineRuns([0, 5, 10], { width: 100, height: 20, top: 10 })).toEqual([
      [
        [0, 20],
        [50, 10],
        [100, 0],
      ],
    ]);
  });

  it('is broken at unknown values, and a single point is centred', () => {
    expect(lineRuns([1, null, 1], { width: 100, height: 10, top: 1 }).map((run) => run.length)).toEqual([
      1, 1,
    ]);
    expect(lineRuns([1], { width: 100, height: 10, top: 1 })).toEqual([[[50, 0]]]);
  });
});

describe('labels below an axis', () => {
  it.each([
    [12, 1000, 6, 1],
    [12, 300, 6, 3],
    [1, 10, 20, 1],
  ])('%i on %i px, %i characters each: one in %i is shown', (count, width, longest, every) => {
    expect(nameEvery(count, width, longest)).toBe(every);
  });
});

describe('parts and funnels', () => {
  it('are laid end to end and fill the whole', () => {
    expect(partSpans([1, 3], 4)).toEqual([
      { from: 0, width: 25 },
      { from: 25, width: 75 },
    ]);
    expect(partSpans([0], 0)).toEqual([{ from: 0, width: 0 }]);
  });

  it('each step of a funnel ends as wide as the next begins', () => {
    expect(funnelSpans([10, 5, 1])).toEqual([
      { top: 100, bottom: 50 },
      { top: 50, bottom: 10 },
      { top: 10, bottom: 10 },
    ]);
    expect(funnelSpans([0, 0])).toEqual([
      { top: 0, bottom: 0 },
      { top: 0, bottom: 0 },
    ]);
  });
});
