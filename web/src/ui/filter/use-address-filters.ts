import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type FilterSchema, type Filters, readFilters, writeFilters } from './address-filters.ts';

interface AddressFilters<Schema extends FilterSchema> {
  filters: Filters<Schema>;
  /**
   * Changes some filters. Typing replaces the history entry. A choice adds one and renders synchronously:
   * otherwise a radio button would jump back until the address has changed.
   */
  setFilters: (change: Partial<Filters<Schema>>, how?: 'typing') => void;
  clearFilters: () => void;
}

/** The filters of a screen, read from the address. `schema` must be a constant outside the component. */
export function useAddressFilters<const Schema extends FilterSchema>(schema: Schema): AddressFilters<Schema> {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readFilters(schema, address), [schema, address]);
  const setFilters = useCallback(
    (change: Partial<Filters<Schema>>, how?: 'typing') =>
      setAddress((now) => writeFilters(schema, now, change), {
        replace: how === 'typing',
        flushSync: how !== 'typing',
      }),
    [schema, setAddress],
  );
  const clearFilters = useCallback(
    () =>
      setAddress((now) => {
        const next = new URLSearchParams(now);
        for (const name of Object.keys(schema)) next.delete(name);
        return next;
      }),
    [schema, setAddress],
  );
  return { filters, setFilters, clearFilters };
}
