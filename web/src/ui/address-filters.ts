import { isWithin, type NumberRange } from '@trattativa/domain/platform/number-limits';
import { longestSearch } from '@trattativa/domain/platform/text-limits';

/**
 * Filters kept in the address, so that Back works and links can be shared. A screen declares its filters once: `{
 * search: 'text', role: 'number', countries: 'texts' }`. Empty filters are not in the address.
 */
export type FilterKind = 'text' | 'number' | 'flag' | 'texts' | 'numbers';
export type FilterSchema = Readonly<Record<string, FilterKind>>;

interface FilterValues {
  text: string;
  number: number | null;
  flag: boolean;
  texts: string[];
  numbers: number[];
}

export type Filters<Schema extends FilterSchema> = { [Name in keyof Schema]: FilterValues[Schema[Name]] };

const toNumber = (word: string): number | null => (/^-?\d{1,12}$/.test(word) ? Number(word) : null);

function readOne(kind: FilterKind, words: string[]): FilterValues[FilterKind] {
  if (kind === 'text') return words[0] ?? '';
  if (kind === 'number') return toNumber(words[0] ?? '');
  if (kind === 'flag') return words[0] === '1';
  if (kind === 'texts') return words;
  return words.map(toNumber).filter((number) => number !== null);
}

function writeOne(value: FilterValues[FilterKind]): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'boolean') return value ? ['1'] : [];
  return value === null || value === '' ? [] : [String(value)];
}

/** The filters in the address. Unreadable values count as unset. */
export function readFilters<Schema extends FilterSchema>(
  schema: Schema,
  address: URLSearchParams,
): Filters<Schema> {
  return Object.fromEntries(
    Object.entries(schema).map(([name, kind]) => [name, readOne(kind, address.getAll(name))]),
  ) as Filters<Schema>;
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

/** The text that the service is asked to search for; undefined when there is none. */
export function searchText(typed: string): string | undefined {
  return typed.trim().slice(0, longestSearch) || undefined;
}

/** The number when the catalogue has it. An edited address may hold any number. */
export function idIn<const Id extends number>(ids: readonly Id[], value: number | null): Id | undefined {
  return ids.find((id) => id === value);
}

/** The number when it is within the bounds. */
export function numberIn(range: NumberRange, value: number | null): number | undefined {
  return value !== null && isWithin(value, range) ? value : undefined;
}
