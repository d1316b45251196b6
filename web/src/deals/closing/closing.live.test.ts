import { expect, it } from 'vitest';
import { applyToClosing, closingKeys } from './closing.live.ts';

it('the steps before a window closes are fetched again for every move of their own negotiation', () => {
  const closing: Parameters<typeof applyToClosing>[0] = {
    window: null,
    steps: [],
    documents: [],
  } as unknown as Parameters<typeof applyToClosing>[0];
  const marked = { id: '1', type: 'documents.marked', data: { negotiationId: 7 } };
  expect(applyToClosing(closing, marked, [...closingKeys.one, 7])).toBe('refetch');
  expect(applyToClosing(closing, marked, [...closingKeys.one, 8])).toBe(closing);
});
