import { expect, it } from 'vitest';
import { type Attachments, applyToFiles } from './files.live.ts';

const shown: Attachments = { items: [], can: { add: true } };
const event = (parentId: number) => ({
  id: '1',
  type: 'files.changed',
  data: { parentKind: 'negotiation' as const, parentId, change: 'added' as const },
});

it('a list of attachments is refetched only if it is the one that changed', () => {
  const key = ['files', 'negotiation', 7];
  expect(applyToFiles(shown, event(7), key)).toBe('refetch');
  expect(applyToFiles(shown, event(8), key)).toBe(shown);
  expect(applyToFiles(shown, event(7), ['files', 'request', 7])).toBe(shown);
});
