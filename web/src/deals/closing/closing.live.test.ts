import { expect, it } from 'vitest';
import { applyFilesToClosing, applyToClosing, closingKeys } from './closing.live.ts';

const closing = { window: null, steps: [], documents: [] } as unknown as Parameters<typeof applyToClosing>[0];

it('the steps before a window closes are fetched again for every move of their own negotiation', () => {
  const marked = { id: '1', type: 'documents.marked', data: { negotiationId: 7 } };
  expect(applyToClosing(closing, marked, [...closingKeys.one, 7])).toBe('refetch');
  expect(applyToClosing(closing, marked, [...closingKeys.one, 8])).toBe(closing);
});

it('the documents are fetched again when a file of one of them comes or goes, and for no other attachment', () => {
  const file = (parentKind: 'dealPassport' | 'negotiation', parentId: number) => ({
    id: '1',
    type: 'files.changed',
    data: { parentKind, parentId, change: 'added' as const },
  });
  const key = [...closingKeys.one, 7];
  expect(applyFilesToClosing(closing, file('dealPassport', 7), key)).toBe('refetch');
  expect(applyFilesToClosing(closing, file('dealPassport', 8), key)).toBe(closing);
  expect(applyFilesToClosing(closing, file('negotiation', 7), key)).toBe(closing);
});
