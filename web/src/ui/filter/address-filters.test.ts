import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFilters, readFilters, writeFilters } from './address-filters.ts';

const schema = {
  search: 'text',
  role: 'number',
  free: 'flag',
  countries: 'texts',
  levels: 'numbers',
} as const;

const anyFilters = fc.record({
  search: fc.string(),
  role: fc.option(fc.integer()),
  free: fc.boolean(),
  countries: fc.array(fc.string()),
  levels: fc.array(fc.integer()),
});

describe('filters in the address', () => {
  it('are restored from a shared link', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const sent = writeFilters(schema, new URLSearchParams(), filters).toString();
        expect(readFilters(schema, new URLSearchParams(sent))).toEqual(filters);
      }),
    );
  });

  it('leave an address without filters clean', () => {
    const empty = readFilters(schema, new URLSearchParams());
    expect(empty).toEqual({ search: '', role: null, free: false, countries: [], levels: [] });
    expect(writeFilters(schema, new URLSearchParams('role=3&free=1'), empty).toString()).toBe('');
  });

  it('keep other parameters of the address', () => {
    expect(writeFilters(schema, new URLSearchParams('tab=2&role=3'), { role: null }).toString()).toBe(
      'tab=2',
    );
  });

  it('treat unreadable values as unset', () => {
    const read = readFilters(schema, new URLSearchParams('role=abc&levels=1&levels=x&free=yes'));
    expect(read).toEqual({ search: '', role: null, free: false, countries: [], levels: [1] });
  });

  it('are counted for the button that opens them', () => {
    const read = readFilters(schema, new URLSearchParams('search=rossi&role=3&countries=IT&countries=ES'));
    expect(countFilters(read)).toBe(3);
    expect(countFilters(read, ['search'])).toBe(2);
  });
});
