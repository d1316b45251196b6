// biome-ignore-all lint/a11y/useSemanticElements: rows are grids; in some browsers that would break a real table
// biome-ignore-all lint/a11y/useFocusableInteractive: only the content of the cells is interactive
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import classes from './data-list.module.css';
import { type Column, nextSort, type Sort } from './table/column.ts';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort?: ((next: Sort | null) => void) | undefined;
  actionsLabel?: string | undefined;
}

/** The header row. A sortable column is a button with its present order. */
export function TableHead<Row>({ columns, sort, onSort, actionsLabel }: TableHeadProps<Row>) {
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.row}>
        {columns.map(({ key, header, headerUnseen, align, sortBy }) => {
          const sorted = sortBy !== undefined && sort?.by === sortBy;
          const Icon = sorted ? (sort.descending ? IconArrowDown : IconArrowUp) : IconArrowsSort;
          return (
            <div
              key={key}
              role="columnheader"
              className={classes.cell}
              data-align={align}
              aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
            >
              {sortBy !== undefined && onSort !== undefined ? (
                <button
                  type="button"
                  className={classes.sort}
                  data-sorted={sorted || undefined}
                  onClick={() => onSort(nextSort(sort, sortBy))}
                >
                  {header}
                  <Icon size={14} stroke={2} aria-hidden="true" />
                </button>
              ) : headerUnseen === true ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : (
                <span>{header}</span>
              )}
            </div>
          );
        })}
        {actionsLabel !== undefined && (
          <div role="columnheader" className={classes.cell}>
            <VisuallyHidden>{actionsLabel}</VisuallyHidden>
          </div>
        )}
      </div>
    </div>
  );
}

interface TableRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  link: string | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** Shown beside the list. */
  isChosen?: boolean;
  isLast: boolean;
  measure?: ((element: Element | null) => void) | undefined;
}

function Cells<Row>({
  row,
  index,
  columns,
  link,
  rowActions,
  measure,
  isChosen = false,
  isLast,
}: TableRowProps<Row>) {
  const titled = columns.find((column) => column.card === 'title')?.key ?? columns[0]?.key;
  return (
    <div
      ref={measure}
      data-index={index}
      role="row"
      aria-rowindex={index + 2}
      className={classes.row}
      data-linked={link !== undefined || undefined}
      data-chosen={isChosen || undefined}
      data-last={isLast || undefined}
    >
      {columns.map((column) => (
        <div key={column.key} role="cell" className={classes.cell} data-align={column.align}>
          {link !== undefined && column.key === titled ? (
            <Link to={link} className={classes.link} aria-current={isChosen || undefined}>
              {column.render(row)}
            </Link>
          ) : (
            column.render(row)
          )}
        </div>
      ))}
      {rowActions !== undefined && (
        <div role="cell" className={classes.actions}>
          {rowActions(row)}
        </div>
      )}
    </div>
  );
}

/** One row of the table. Its title is the link, and the whole row is clickable. */
export const TableRow = memo(Cells) as typeof Cells;
