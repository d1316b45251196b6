import type { Column } from './column.ts';

/** As in data-list.module.css: the space between two columns, and the row's padding and border on both sides together (px). */
const gap = 16;
const around = 34;

/** The least width of a grid track in px: of `minmax(160px, 2fr)` the first, of `120px` itself, of anything else nothing. */
function leastWidth(track: string): number {
  return Number(/^(?:minmax\()?(\d+)px/.exec(track)?.[1] ?? 0);
}

/** The least width (px) at which these columns stand side by side without overlap. */
function neededWidth<Row>(columns: readonly Column<Row>[], actionsWidth?: string): number {
  const tracks = columns.map((column) => column.width ?? '');
  if (actionsWidth !== undefined) tracks.push(actionsWidth);
  return tracks.reduce((sum, track) => sum + leastWidth(track), around + gap * (tracks.length - 1));
}

/**
 * The columns that a table of this width (px) has room for, side by side without overlap. First those go that ask for
 * more with `hideBelow`; when the rest is still too wide, those that asked for most go too. Null when even the columns
 * that never go do not fit: then the rows are cards. `actionsWidth` is the track of the row's buttons.
 */
export function columnsThatFit<Row>(
  columns: readonly Column<Row>[],
  width: number,
  actionsWidth?: string,
): readonly Column<Row>[] | null {
  let shown = columns.filter((column) => width >= (column.hideBelow ?? 0));
  while (neededWidth(shown, actionsWidth) > width) {
    const most = Math.max(...shown.map((column) => column.hideBelow ?? 0));
    if (most === 0) return null;
    shown = shown.filter((column) => column.hideBelow !== most);
  }
  return shown;
}
