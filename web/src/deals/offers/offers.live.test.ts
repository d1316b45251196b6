import type { OfferChange } from '@trattativa/contract/deals/offers/events';
import { expect, it } from 'vitest';
import type { Attachments } from '../../files/uploads-keys.ts';
import { applyOfferEnded } from './offers.live.ts';

const shown: Attachments = { items: [], can: { add: true } };

it('the attachments of an offer are refetched when it ends, since they are frozen', () => {
  const ended = { id: '2', type: 'offer.accepted', data: { offerId: 5 } as OfferChange };
  expect(applyOfferEnded(shown, ended, ['files', 'offerPlayer', 5])).toBe('refetch');
  expect(applyOfferEnded(shown, ended, ['files', 'offer', 6])).toBe(shown);
  expect(applyOfferEnded(shown, ended, ['files', 'negotiation', 5])).toBe(shown);
});
