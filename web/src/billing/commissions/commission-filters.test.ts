import { describe, expect, it } from 'vitest';
import { instalmentsQuery } from './commission-filters.ts';

const none = { text: '', state: '', month: '' };

describe('the filters of the instalments', () => {
  it.each([
    [none, { states: ['due', 'late'] }],
    [{ ...none, state: 'all' }, {}],
    [
      { ...none, state: 'late', month: '2026-10' },
      { states: ['late'], month: '2026-10' },
    ],
    [{ ...none, state: 'nonsense', month: '2026-13' }, { states: ['due', 'late'] }],
    [
      { ...none, text: '  Virtus ', state: 'paid' },
      { text: 'Virtus', states: ['paid'] },
    ],
  ])('%j ask for %j', (filters, query) => {
    expect(instalmentsQuery(filters)).toEqual(query);
  });
});
