import type { ReactNode } from 'react';
import { FilterBar } from '../filter/filter-bar.tsx';
import { type SearchedBy, SearchField } from '../form/search-field.tsx';
import { useIsNarrow } from '../use-is-narrow.ts';
import { DataList, type DataListProps } from './data-list.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { ResultCount } from './result-count.tsx';

interface FilteredListProps<Row> extends DataListProps<Row> {
  /** The search field: label, text, and change handler. */
  search: { label: string; by: SearchedBy; text: string; onSearch: (text: string) => void };
  /** The filter fields, the number set, and the reset. */
  filterFields: ReactNode;
  filterCount: number;
  /** The fields that fewer readers need, in the drawer. */
  furtherFields?: ReactNode;
  onClear: () => void;
  /** The number of rows, as a sentence; unknown until the first page is loaded. */
  result: string | undefined;
  /** Whether there is nothing to search or filter: the bar is left out. */
  isBare?: boolean;
  /** Content at the end of the bar. */
  end?: ReactNode;
  /** Shown when the list is empty without any filter: an `EmptyState`. */
  empty: ReactNode;
  /** Replaces the table, for example by cards or a map. Gets the content for an empty result. */
  instead?: ((empty: ReactNode) => ReactNode) | undefined;
}

/** A list with search and filters: the bar, the number of rows, and the rows. */
export function FilteredList<Row>(props: FilteredListProps<Row>) {
  const { search, filterFields, furtherFields, filterCount, onClear, result, ...others } = props;
  const { end, empty, instead, isBare, ...list } = others;
  const narrow = useIsNarrow();
  const filtered = filterCount > 0 || search.text !== '';
  const nothing = filtered ? <NothingFits onClear={onClear} /> : empty;
  return (
    <div>
      {isBare !== true && (
        <>
          <FilterBar
            count={filterCount}
            further={furtherFields}
            onClear={onClear}
            result={result}
            saysResult
            search={
              <SearchField
                value={search.text}
                label={search.label}
                by={search.by}
                onSearch={search.onSearch}
              />
            }
            end={end}
          >
            {filterFields}
          </FilterBar>
          {narrow && <ResultCount text={result ?? ''} />}
        </>
      )}
      {instead ? instead(nothing) : <DataList {...list} empty={nothing} />}
    </div>
  );
}
