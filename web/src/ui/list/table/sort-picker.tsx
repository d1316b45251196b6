import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './card-row.module.css';
import type { Column, Sort } from './column.ts';

interface SortPickerProps {
  columns: readonly Pick<Column<unknown>, 'sortBy' | 'header'>[];
  sort: Sort | null;
  onSort: (next: Sort | null) => void;
  /** The label of the default order. */
  usual?: string;
  className?: string | undefined;
}

/** Sorts cards, which have no headers, by one select. */
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
