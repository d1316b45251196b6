import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type FilterSchema, type Filters, readFilters, writeFilters } from './address-filters.ts';

interface AddressFilters<Schema extends FilterSchema> {
  filters: Filters<Schema>;
  /**
   * Changes some of them. What is typed replaces the entry in the history; a choice makes a new one and is drawn at once:
   * a radio button whose address comes a moment later would jump back under the pointer until then.
   */
  setFilters: (change: Partial<Filters<Schema>>, how?: 'typing') => void;
  clearFilters: () => void;
}

/** The filters of a screen as the address has them. `schema` must be a constant outside the component. */
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
