// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out as grids, which costs a real table its meaning in some browsers
// biome-ignore-all lint/a11y/useFocusableInteractive: nothing here is a control but what lies in the cells
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Column } from './column.ts';
import classes from './data-list.module.css';

interface TableRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  link: string | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  measure: (element: Element | null) => void;
}

function Cells<Row>({ row, index, columns, link, rowActions, measure }: TableRowProps<Row>) {
  const titled = columns.find((column) => column.card === 'title')?.key ?? columns[0]?.key;
  return (
    <div
      ref={measure}
      data-index={index}
      role="row"
      aria-rowindex={index + 2}
      className={classes.row}
      data-linked={link !== undefined || undefined}
    >
      {columns.map((column) => (
        <div key={column.key} role="cell" className={classes.cell} data-align={column.align}>
          {link !== undefined && column.key === titled ? (
            <Link to={link} className={classes.link}>
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

/** One row of the table. Its title is the link, and the link's surface is the row. */
export const TableRow = memo(Cells) as typeof Cells;
