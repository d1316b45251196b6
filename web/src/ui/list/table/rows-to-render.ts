/** A row with its place in the list. */
interface Placed {
  index: number;
}

/**
 * The rows of a long list to render now. New rows outside the window wait: after a jump only what is seen is rendered in
 * the first frame. `around` are the rows in and near the window, `range` the places in it (null before it is known),
 * `rendered` what `around` was in the last render that has ended.
 */
export function rowsToRender<Row extends Placed>(
  around: readonly Row[],
  range: { startIndex: number; endIndex: number } | null,
  rendered: readonly Row[],
): readonly Row[] {
  const first = rendered[0]?.index;
  const last = rendered.at(-1)?.index;
  if (range === null || first === undefined || last === undefined) return around;
  const { startIndex, endIndex } = range;
  // Rendered rows that do not touch the window would leave a gap.
  const touches = first <= endIndex + 1 && last >= startIndex - 1;
  const from = touches ? Math.min(first, startIndex) : startIndex;
  const to = touches ? Math.max(last, endIndex) : endIndex;
  return around.filter(({ index }) => index >= from && index <= to);
}
