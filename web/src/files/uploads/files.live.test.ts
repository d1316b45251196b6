import type { OfferChange } from '@trattativa/contract/deals/offers/events';
import { expect, it } from 'vitest';
import { applyOfferEnded, applyToFiles } from './files.live.ts';
import type { Attachments } from './files.queries.ts';

const shown: Attachments = { items: [], can: { add: true } };
const event = (parentId: number) => ({
  id: '1',
  type: 'files.changed',
  data: { parentKind: 'negotiation' as const, parentId, change: 'added' as const },
});

it('a list of attachments is read again when it is the one that changed, and only then', () => {
  const key = ['files', 'negotiation', 7];
  expect(applyToFiles(shown, event(7), key)).toBe('refetch');
  expect(applyToFiles(shown, event(8), key)).toBe(shown);
  expect(applyToFiles(shown, event(7), ['files', 'request', 7])).toBe(shown);
});

it('the attachments of an offer are asked for anew when it has ended: they are frozen', () => {
  const ended = { id: '2', type: 'offer.accepted', data: { offerId: 5 } as OfferChange };
  expect(applyOfferEnded(shown, ended, ['files', 'offerPlayer', 5])).toBe('refetch');
  expect(applyOfferEnded(shown, ended, ['files', 'offer', 6])).toBe(shown);
  expect(applyOfferEnded(shown, ended, ['files', 'negotiation', 5])).toBe(shown);
});
