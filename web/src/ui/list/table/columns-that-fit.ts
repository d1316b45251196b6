import type { Column } from './column.ts';

/** As in data-list.module.css: the gap between columns, and the row's horizontal padding and border in total (px). */
const gap = 16;
const around = 34;

/** The least width of a grid track in px: 160 of `minmax(160px, 2fr)`, 120 of `120px`, 0 of anything else. */
function minWidth(track: string): number {
  return Number(/^(?:minmax\()?(\d+)px/.exec(track)?.[1] ?? 0);
}

/** The least width (px) at which these columns do not overlap. */
function neededWidth<Row>(columns: readonly Column<Row>[], actionsWidth?: string): number {
  const tracks = columns.map((column) => column.width ?? '');
  if (actionsWidth !== undefined) tracks.push(actionsWidth);
  return tracks.reduce((sum, track) => sum + minWidth(track), around + gap * (tracks.length - 1));
}

/**
 * The columns that fit a table of this width (px) without overlap. Columns below their `hideBelow` are omitted
 * first, then those with the largest `hideBelow`. Null if even the columns that always stay do not fit: then the
 * rows are cards. `actionsWidth` is the track of the row's buttons.
 */
export function columnsThatFit<Row>(
  columns: readonly Column<Row>[],
  width: number,
  actionsWidth?: string,
): readonly Column<Row>[] | null {
  let shown = columns.filter((column) => width >= (column.hideBelow ?? 0));
  while (neededWidth(shown, actionsWidth) > width) {
    const max = Math.max(...shown.map((column) => column.hideBelow ?? 0));
    if (max === 0) return null;
    shown = shown.filter((column) => column.hideBelow !== max);
  }
  return shown;
}
