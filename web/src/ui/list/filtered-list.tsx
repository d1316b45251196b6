import type { ReactNode } from 'react';
import { FilterBar } from '../filter-bar.tsx';
import { SearchField } from '../form/search-field.tsx';
import { DataList, type DataListProps } from './data-list.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { ResultCount } from './result-count.tsx';

interface FilteredListProps<Row> extends DataListProps<Row> {
  /** The search field: its label, what was searched for, and what typing does. */
  search: { label: string; text: string; onSearch: (text: string) => void };
  /** The filter fields, how many of them are set, and what unsets them. */
  filterFields: ReactNode;
  filterCount: number;
  onClear: () => void;
  /** How many rows are left, as a sentence; unknown until the first page is there. */
  result: string | undefined;
  /** What stands at the end of the bar. */
  end?: ReactNode;
  /** Shown when there is nothing though nothing is filtered: an `EmptyState`. */
  empty: ReactNode;
  /** What stands in the table's place, such as cards or a map; given the words for no rows. */
  instead?: ((empty: ReactNode) => ReactNode) | undefined;
}

/** A list that is searched and filtered: the bar, how many rows are left, and the rows. */
export function FilteredList<Row>(props: FilteredListProps<Row>) {
  const { search, filterFields, filterCount, onClear, result, end, empty, instead, ...list } = props;
  const filtered = filterCount > 0 || search.text !== '';
  const nothing = filtered ? <NothingFits onClear={onClear} /> : empty;
  return (
    <div>
      <FilterBar
        count={filterCount}
        onClear={onClear}
        result={result}
        search={<SearchField value={search.text} label={search.label} onSearch={search.onSearch} />}
        end={end}
      >
        {filterFields}
      </FilterBar>
      <ResultCount text={result ?? ''} />
      {instead ? instead(nothing) : <DataList {...list} empty={nothing} />}
    </div>
  );
}
