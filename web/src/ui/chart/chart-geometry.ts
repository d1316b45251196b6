/** The geometry of charts: pure functions, in px or in hundredths of the width. */

/** Ticks of an axis from 0: round steps (1, 2, 2.5 or 5 times a power of ten), the last one at least `max`. */
export function ticksUpTo(max: number, wanted = 4): number[] {
  if (!(max > 0)) return [0, 1];
  const rough = max / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  // Counts have no fractions.
  const step = max >= wanted ? factor * power : Math.max(1, Math.ceil(factor * power));
  const whole = step < 10 && step % 1 !== 0 && max >= 1 && Number.isInteger(max) ? Math.ceil(step) : step;
  const count = Math.ceil(max / whole - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => index * whole);
}

export interface Mark {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The column, and the series in it. */
  column: number;
  series: number;
}

interface ColumnsBox {
  width: number;
  height: number;
  /** The value at the top. */
  top: number;
}

/** The marks of columns in a box: stacked, or side by side. 0 has no mark. */
export function columnMarks(
  values: readonly (readonly number[])[],
  { width, height, top }: ColumnsBox,
  stacked: boolean,
): Mark[] {
  const count = Math.max(1, ...values.map((series) => series.length));
  const band = width / count;
  const thick = Math.min(56, band * (band < 14 ? 0.86 : 0.68));
  const marks: Mark[] = [];
  for (let column = 0; column < count; column += 1) {
    const left = column * band + (band - thick) / 2;
    let below = 0;
    for (const [series, of] of values.entries()) {
      const value = of[column] ?? 0;
      const high = (value / top) * height;
      const narrow = stacked ? thick : thick / values.length;
      if (value > 0) {
        marks.push({
          x: stacked ? left : left + series * narrow,
          y: height - below - high,
          width: narrow,
          height: high,
          column,
          series,
        });
      }
      if (stacked) below += high;
    }
  }
  return marks;
}

/** Each run of known values as the points of a polyline. Null leaves a gap. */
export function lineRuns(
  values: readonly (number | null)[],
  { width, height, top }: ColumnsBox,
): [x: number, y: number][][] {
  const runs: [number, number][][] = [];
  let run: [number, number][] = [];
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  for (const [index, value] of values.entries()) {
    if (value === null) {
      run = [];
      continue;
    }
    if (run.length === 0) runs.push(run);
    run.push([values.length > 1 ? index * step : width / 2, height - (value / top) * height]);
  }
  return runs;
}

/** Every n-th label is shown, so that none overlap. `longest` is in characters of about 7 px. */
export function nameEvery(count: number, width: number, longest: number): number {
  const room = longest * 7 + 12;
  return Math.min(Math.max(1, count), Math.max(1, Math.ceil((count * room) / Math.max(1, width))));
}

/** Parts laid end to end, in hundredths of the width. `whole` is the value of the full width. */
export function partSpans(parts: readonly number[], whole: number): { from: number; width: number }[] {
  let from = 0;
  return parts.map((part) => {
    const width = whole > 0 ? (part / whole) * 100 : 0;
    const span = { from, width };
    from += width;
    return span;
  });
}

/** The steps of a funnel as centred trapezoids, in hundredths of the width: wide at the top, the next step below. */
export function funnelSpans(values: readonly number[]): { top: number; bottom: number }[] {
  const max = Math.max(0, ...values);
  const share = (value: number) => (max > 0 ? (value / max) * 100 : 0);
  return values.map((value, index) => ({ top: share(value), bottom: share(values[index + 1] ?? value) }));
}
