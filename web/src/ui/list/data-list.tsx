// biome-ignore-all lint/a11y/useSemanticElements: rows are grids; in some browsers that would break a real table
// biome-ignore-all lint/a11y/useFocusableInteractive: only the content of the cells is interactive
import { useMergedRef, useResizeObserver } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSize } from '../../platform/cache/cursor-pages.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { ListState } from './list-state.tsx';
import { EndOfRows, RowsBox } from './rows-box.tsx';
import { CardRow } from './table/card-row.tsx';
import type { Column, Sort } from './table/column.ts';
import { columnsThatFit } from './table/columns-that-fit.ts';
import { SortPicker } from './table/sort-picker.tsx';
import { TableHead, TableRow } from './table-rows.tsx';
import type { Density } from './use-list-choices.ts';
import type { ListFailure } from './use-pages.ts';

/** Below this width (px), or if the columns do not fit, rows are cards. */
const cardsBelow = 680;

/** A list of at most this many rows, one page, has them all in the document; a longer one is virtualised. */
const shortList = pageSize;

const WindowedRows = lazy(() => loadChunk(() => import('./table/windowed-rows.tsx')));

export interface DataListProps<Row> {
  /** The label for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The hash path of a row. Its title becomes the link, and the whole row is clickable. */
  rowLink?: ((row: Row) => string | undefined) | undefined;
  /** Buttons of one row. `actionsWidth` is their track in the table, by default for one icon. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  actionsWidth?: string;
  /** In a card the buttons stand beside the title: for one or two icons. Otherwise they have a row of their own. */
  actionsBeside?: boolean | undefined;
  sort?: Sort | null;
  onSort?: (next: Sort | null) => void;
  /** First load only: later loads keep the old rows. */
  loading?: boolean;
  /** Why rows or further pages could not be loaded. */
  error?: ListFailure | null | undefined;
  /** Shown when empty: an `EmptyState`. */
  empty: ReactNode;
  /** The number of rows on the server, if more than are loaded. */
  total?: number | undefined;
  /** Rows of 40 px instead of 56. */
  density?: Density | undefined;
  /** The key of the row that is shown beside the list. */
  chosen?: string | number | null | undefined;
  /** The width (px) below which rows are cards, if not the usual one. */
  cardsUnder?: number | undefined;
  /** Called near the end of the list while there are more rows. */
  onNearEnd?: (() => void) | undefined;
}

/**
 * A list from one set of column definitions: a table if wide, cards if narrow. The window scrolls. A long list is
 * virtualised: only visible rows are in the page. A short one does without the code for that.
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
    actionsBeside,
    sort = null,
    onSort,
    total,
    onNearEnd,
    density = 'comfortable',
    chosen,
    cardsUnder = cardsBelow,
  } = props;
  const { t } = useTranslation('shell');
  const [sizeRef, { width }] = useResizeObserver<HTMLDivElement>();
  // The observer reports after the first paint. Until then the list measures itself, so that no column flickers.
  const [measured, setMeasured] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const frameRef = useMergedRef(sizeRef, frame);
  useLayoutEffect(() => setMeasured(frame.current?.clientWidth ?? 0), []);
  const known = width || measured || window.innerWidth - 32;
  const actions = rowActions !== undefined;
  const fitting = useMemo(
    () => (known < cardsUnder ? null : columnsThatFit(columns, known, actions ? actionsWidth : undefined)),
    [columns, known, actions, actionsWidth, cardsUnder],
  );
  const cards = fitting === null;
  const shown = fitting ?? columns;

  const plainBox = useRef<HTMLDivElement>(null);
  const rowHeight = useRef(cards ? 168 : density === 'compact' ? 41 : 57);
  // So that nothing jumps when the next page makes the list a windowed one.
  useLayoutEffect(() => {
    if (plainBox.current && rows.length > 0 && rows.length <= shortList)
      rowHeight.current = plainBox.current.clientHeight / rows.length;
  });

  const tracks = [
    ...shown.map((column) => column.width ?? 'minmax(0, 1fr)'),
    ...(actions ? [actionsWidth] : []),
  ];
  const renderRow = (index: number, measure?: (element: Element | null) => void) => {
    const row = rows[index];
    if (row === undefined) return null;
    const shared = { index, measure, row, columns: shown, link: rowLink?.(row), rowActions };
    const key = rowKey(row);
    return cards ? (
      <CardRow key={key} {...shared} actionsBeside={actionsBeside} count={total ?? rows.length} />
    ) : (
      <TableRow key={key} {...shared} isChosen={chosen === key} isLast={index === rows.length - 1} />
    );
  };
  const box = { cards, label };
  const more = (total ?? 0) > rows.length;
  const plainRows = (
    <RowsBox {...box} boxRef={plainBox}>
      {rows.slice(0, shortList).map((_, index) => renderRow(index))}
    </RowsBox>
  );
  const list =
    rows.length > shortList ? (
      <Suspense fallback={plainRows}>
        <WindowedRows
          {...box}
          rows={rows}
          rowKey={rowKey as (row: unknown) => string | number}
          renderRow={renderRow}
          rowHeight={rowHeight.current}
          onNearEnd={more ? onNearEnd : undefined}
          width={known}
          density={density}
        />
      </Suspense>
    ) : (
      <>
        {plainRows}
        {more && onNearEnd && <EndOfRows key={rows.length} onNear={onNearEnd} />}
      </>
    );

  if (cards) {
    return (
      <div ref={frameRef}>
        {onSort && <SortPicker columns={columns} sort={sort} onSort={onSort} />}
        {list}
      </div>
    );
  }
  return (
    <div ref={frameRef}>
      <div
        data-density={density}
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
        {list}
      </div>
    </div>
  );
}
