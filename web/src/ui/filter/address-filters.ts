import type {
  FilterKind,
  FilterSchema,
  Filters,
  FilterValues,
} from '@trattativa/contract/filters-in-address';

export {
  type FilterSchema,
  type Filters,
  numberIn,
  readFilters,
  searchText,
} from '@trattativa/contract/filters-in-address';

function writeOne(value: FilterValues[FilterKind]): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'boolean') return value ? ['1'] : [];
  return value === null || value === '' ? [] : [String(value)];
}

/** The address with these filters. Other parameters stay. */
export function writeFilters<Schema extends FilterSchema>(
  schema: Schema,
  address: URLSearchParams,
  filters: Partial<Filters<Schema>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of Object.keys(schema)) {
    const value = filters[name];
    if (value === undefined) continue;
    next.delete(name);
    for (const word of writeOne(value)) next.append(name, word);
  }
  return next;
}

/** How many filters are set. `but` names parameters that are no filter to a reader (sort, page, search). */
export function countFilters<Schema extends FilterSchema>(
  filters: Filters<Schema>,
  but: readonly (keyof Schema)[] = [],
): number {
  return Object.entries(filters).filter(([name, value]) => !but.includes(name) && writeOne(value).length > 0)
    .length;
}
