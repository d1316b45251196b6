// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out as grids, which costs a real table its meaning in some browsers
// biome-ignore-all lint/a11y/useFocusableInteractive: nothing here is a control but what lies in the cells
import { useResizeObserver } from '@mantine/hooks';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardRow } from './card-row.tsx';
import type { Column, Sort } from './column.ts';
import { columnsThatFit } from './columns-that-fit.ts';
import classes from './data-list.module.css';
import { ListState } from './list-state.tsx';
import { SortPicker } from './sort-picker.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import type { ListFailure } from './use-pages.ts';

/** Narrower than this (px), and where its columns have no room, a row is a card. */
const cardsBelow = 680;

export interface DataListProps<Row> {
  /** What the list holds, for who cannot see it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Hash path the row leads to; its title becomes the link, the whole row its surface. */
  rowLink?: ((row: Row) => string | undefined) | undefined;
  /** Buttons of one row; `actionsWidth` is their track in the table, by default room for one icon. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  actionsWidth?: string;
  sort?: Sort | null;
  onSort?: (next: Sort | null) => void;
  /** First load only: later loads keep the old rows. */
  loading?: boolean;
  /** Why rows, or more of them, could not be had. */
  error?: ListFailure | null | undefined;
  /** Shown when there is nothing: an `EmptyState`. */
  empty: ReactNode;
  /** All rows on the server, when more than are loaded. */
  total?: number | undefined;
  /** Called when the end comes near and there is more. */
  onNearEnd?: (() => void) | undefined;
}

/**
 * Rows of anything: a table on a wide place, cards on a narrow one, of one column description. Only what is on screen
 * is in the page, so ten thousand rows scroll like ten; the window scrolls.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  return (
    <ListState {...props} shape="rows">
      <Rows {...props} />
    </ListState>
  );
}

function Rows<Row>(props: DataListProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowLink,
    rowActions,
    actionsWidth = '44px',
    sort = null,
    onSort,
    total,
    onNearEnd,
  } = props;
  const { t } = useTranslation('shell');
  const [sizeRef, { width }] = useResizeObserver<HTMLDivElement>();
  const listRef = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // The observer speaks after the first picture: until then the list measures itself, so that no column comes and goes.
  const [measured, setMeasured] = useState(0);
  const known = width || measured || window.innerWidth - 32;
  const actions = rowActions !== undefined;
  const fitting = useMemo(
    () => (known < cardsBelow ? null : columnsThatFit(columns, known, actions ? actionsWidth : undefined)),
    [columns, known, actions, actionsWidth],
  );
  const cards = fitting === null;
  const shown = fitting ?? columns;

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (cards ? 168 : 57),
    overscan: cards ? 4 : 8,
    scrollMargin: top,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    useFlushSync: false,
  });

  // What stands above the list changes its height with the width and with what is found, never while one scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offset depends on the layout, not on values
  useLayoutEffect(() => {
    const offset = (listRef.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    setTop(offset);
    setMeasured(listRef.current?.clientWidth ?? 0);
  }, [cards, width, rows]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout needs other measures
  useLayoutEffect(() => virtualizer.measure(), [cards]);

  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const nearEnd = last >= rows.length - 12 && rows.length < (total ?? rows.length);
  useEffect(() => {
    if (nearEnd) onNearEnd?.();
  }, [nearEnd, onNearEnd]);

  const tracks = [
    ...shown.map((column) => column.width ?? 'minmax(0, 1fr)'),
    ...(actions ? [actionsWidth] : []),
  ];
  const offset = (items[0]?.start ?? top) - top;
  const body = items.map((item) => {
    const row = rows[item.index];
    if (row === undefined) return null;
    const shared = { index: item.index, measure: virtualizer.measureElement, row, columns: shown };
    const link = rowLink?.(row);
    return cards ? (
      <CardRow key={item.key} {...shared} count={total ?? rows.length} link={link} rowActions={rowActions} />
    ) : (
      <TableRow key={item.key} {...shared} link={link} rowActions={rowActions} />
    );
  });

  if (cards) {
    return (
      <div ref={sizeRef}>
        {onSort && <SortPicker columns={columns} sort={sort} onSort={onSort} />}
        <div ref={listRef} style={{ height: virtualizer.getTotalSize() }}>
          <ul className={classes.cards} aria-label={label} style={{ transform: `translateY(${offset}px)` }}>
            {body}
          </ul>
        </div>
      </div>
    );
  }
  return (
    <div ref={sizeRef}>
      <div
        className={classes.table}
        role="table"
        aria-label={label}
        aria-rowcount={(total ?? rows.length) + 1}
        style={{ '--tv-tracks': tracks.join(' ') } as React.CSSProperties}
      >
        <TableHead
          columns={shown}
          sort={sort}
          onSort={onSort}
          actionsLabel={actions ? t('ui.actions') : undefined}
        />
        <div ref={listRef} role="rowgroup" style={{ height: virtualizer.getTotalSize() }}>
          <div className={classes.body} style={{ transform: `translateY(${offset}px)` }} role="presentation">
            {body}
          </div>
        </div>
      </div>
    </div>
  );
}
