// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out as grids, which costs a real table its meaning in some browsers
// biome-ignore-all lint/a11y/useFocusableInteractive: nothing here is a control but what lies in the cells

import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { type Column, nextSort, type Sort } from './column.ts';
import classes from './data-list.module.css';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort?: ((next: Sort | null) => void) | undefined;
  actionsLabel?: string | undefined;
}

/** The header row; a column that can be sorted is a button that says how it is sorted now. */
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
