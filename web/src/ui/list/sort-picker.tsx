import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './card-row.module.css';
import type { Column, Sort } from './column.ts';

interface SortPickerProps {
  columns: readonly Pick<Column<unknown>, 'sortBy' | 'header'>[];
  sort: Sort | null;
  onSort: (next: Sort | null) => void;
  /** What the order is when nothing is chosen, in words. */
  usual?: string;
  className?: string | undefined;
}

/** Cards have no headers to sort by: one select does it. */
export function SortPicker({ columns, sort, onSort, usual, className = classes.sort }: SortPickerProps) {
  const { t } = useTranslation('shell');
  const sortable = columns.filter((column) => column.sortBy !== undefined);
  if (sortable.length === 0) return null;
  return (
    <NativeSelect
      className={className}
      aria-label={t('ui.sortBy')}
      value={sort ? `${sort.by} ${sort.descending ? 'down' : 'up'}` : ''}
      onChange={(event) => {
        const [by = '', way] = event.currentTarget.value.split(' ');
        onSort(by === '' ? null : { by, descending: way === 'down' });
      }}
      data={[
        { value: '', label: usual ?? t('ui.sortDefault') },
        ...sortable.flatMap(({ sortBy = '', header }) => [
          { value: `${sortBy} up`, label: t('ui.ascending', { column: header }) },
          { value: `${sortBy} down`, label: t('ui.descending', { column: header }) },
        ]),
      ]}
    />
  );
}
