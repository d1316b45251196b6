import type { ReactNode } from 'react';

/** The place of a column's content in a card. `fact` is a label with its value, `long` one on its own line. */
export type CardPlace = 'picture' | 'title' | 'subtitle' | 'aside' | 'fact' | 'long' | 'wide' | 'none';

/** One definition of a column serves the table and the cards. */
export interface Column<Row> {
  key: string;
  /** The header, and the label of the fact on a card. */
  header: string;
  /** The header is for screen readers only, for example above pictures. */
  headerUnseen?: boolean;
  render: (row: Row) => ReactNode;
  /**
   * Grid track of the table, by default `minmax(0, 1fr)`; e.g. `120px`, `minmax(160px, 2fr)`. The least width is
   * in px.
   */
  width?: string;
  /** Right-aligned, for figures and money. */
  align?: 'start' | 'end';
  /** The name passed to `onSort`. Without it the column cannot be sorted. */
  sortBy?: string;
  /**
   * The list width (px) below which the table omits the column. If space is short, columns with a larger value go
   * first. Without it the column always stays.
   */
  hideBelow?: number;
  card?: CardPlace;
}

export interface Sort {
  by: string;
  descending: boolean;
}

/** The next order after a click on a header: ascending, descending, default. */
export function nextSort(now: Sort | null, by: string): Sort | null {
  if (now?.by !== by) return { by, descending: false };
  return now.descending ? null : { by, descending: true };
}

/** The order as parameters of the address. */
export function sortInAddress(sort: Sort | null): { sort: string; down: boolean } {
  return { sort: sort?.by ?? '', down: sort?.descending ?? false };
}
