import type { ReactNode } from 'react';

/** Where a column's content stands when the row is a card. `fact` is a label with its value, `long` one that has a line of its own. */
export type CardPlace = 'picture' | 'title' | 'subtitle' | 'aside' | 'fact' | 'long' | 'wide' | 'none';

/** One description of a column serves the table and the cards. */
export interface Column<Row> {
  key: string;
  /** The header, and the label of the fact on a card. */
  header: string;
  /** The header is said but not shown: for pictures. */
  headerUnseen?: boolean;
  render: (row: Row) => ReactNode;
  /**
   * Grid track of the table, by default `minmax(0, 1fr)`; e.g. `120px`, `minmax(160px, 2fr)`: the least width is in px.
   */
  width?: string;
  /** Figures and money stand at the end. */
  align?: 'start' | 'end';
  /** The name that `onSort` gets. Without it the column cannot be sorted. */
  sortBy?: string;
  /**
   * Left out of the table while the list is narrower than this (px), and before those with less when the columns have
   * no room. Without it the column never goes.
   */
  hideBelow?: number;
  card?: CardPlace;
}

export interface Sort {
  by: string;
  descending: boolean;
}

/** What a click on a header does: ascending, then descending, then as it came. */
export function nextSort(now: Sort | null, by: string): Sort | null {
  if (now?.by !== by) return { by, descending: false };
  return now.descending ? null : { by, descending: true };
}

/** The order as the address of a list keeps it. */
export function sortInAddress(sort: Sort | null): { sort: string; down: boolean } {
  return { sort: sort?.by ?? '', down: sort?.descending ?? false };
}
