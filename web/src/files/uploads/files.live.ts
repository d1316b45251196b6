import type { OfferEvents } from '@trattativa/contract/deals/offers/events';
import type { FileEvents } from '@trattativa/contract/files/uploads/events';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import type { Attachments } from './files.queries.ts';
import { filesKeys } from './files-keys.ts';

/** The attachments of the thing that the event names are read again; which they are, only the service knows. */
export const applyToFiles: ApplyEvent<Attachments, FileEvents['files.changed']> = (state, event, key) => {
  const { parentKind, parentId } = event.data;
  return key[1] === parentKind && key[2] === parentId ? 'refetch' : state;
};

const ofOffers: ReadonlySet<unknown> = new Set(['offer', 'offerPlayer', 'offerDocument']);

/** The attachments of an offer freeze with it: what may be added to them is asked anew. */
export const applyOfferEnded: ApplyEvent<Attachments, OfferEvents['offer.accepted']> = (state, event, key) =>
  ofOffers.has(key[1]) && key[2] === event.data.offerId ? 'refetch' : state;

export const filesLive: readonly LiveHandler[] = [
  liveQuery({ types: ['files.changed'], key: filesKeys.all, apply: applyToFiles }),
  liveQuery({
    types: ['offer.accepted', 'offer.rejected', 'offer.canceled'],
    key: filesKeys.all,
    apply: applyOfferEnded,
  }),
];
