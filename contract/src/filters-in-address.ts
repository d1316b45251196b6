import { cutText } from '@trattativa/domain/platform/cut-text';
import { isWithin, type NumberRange } from '@trattativa/domain/platform/number-limits';
import { maxSearchLength } from '@trattativa/domain/platform/text-limits';

/**
 * Filters kept in the address of a screen, so that Back works and links can be shared; a saved search is such an address. A
 * list declares its filters once: `{ search: 'text', role: 'number', countries: 'texts' }`. Empty filters are not in the
 * address.
 */
export type FilterKind = 'text' | 'number' | 'flag' | 'texts' | 'numbers';
export type FilterSchema = Readonly<Record<string, FilterKind>>;

export interface FilterValues {
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

/** The filters in the address. Unreadable values count as unset. */
export function readFilters<Schema extends FilterSchema>(
  schema: Schema,
  address: { getAll(name: string): string[] },
): Filters<Schema> {
  return Object.fromEntries(
    Object.entries(schema).map(([name, kind]) => [name, readOne(kind, address.getAll(name))]),
  ) as Filters<Schema>;
}

/** The text that the service is asked to search for; undefined when there is none. */
export function searchText(typed: string): string | undefined {
  return cutText(typed.trim(), maxSearchLength) || undefined;
}

/** The number when it is within the bounds. */
export function numberIn(range: NumberRange, value: number | null): number | undefined {
  return value !== null && isWithin(value, range) ? value : undefined;
}

/** The country when it is written as an ISO code. */
export function countryIn(value: string): string | undefined {
  return /^[A-Z]{2}$/.test(value) ? value : undefined;
}

/** A choice between yes (`1`) and no (`0`); undefined for anything else. */
export function yesOrNo(value: string): boolean | undefined {
  if (value === '1') return true;
  return value === '0' ? false : undefined;
}
