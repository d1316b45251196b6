import type { InfiniteData } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import type { ShownConsent } from '@trattativa/contract/deals/negotiations/consent-events';
import type { ShownOfferChange } from '@trattativa/contract/deals/offers/events';
import type { Offer, OfferAct, OfferItem } from '@trattativa/contract/deals/offers/offer';
import { offerEndings, offerMoves } from '@trattativa/contract/event-groups';
import type { Page } from '@trattativa/contract/paging';
import { type Attachments, filesKeys } from '../../files/uploads-keys.ts';
import {
  type ApplyEvent,
  type LiveEvent,
  type LiveHandler,
  liveQuery,
  refetchOn,
} from '../../platform/cache/live-handler.ts';

export type OffersQuery = Omit<Api['Offer/GetOffers']['input'], 'limit' | 'cursor'>;

/** Cache keys of offers; the third part is the query or the id. */
export const offerKeys = {
  list: ['offers', 'list'],
  one: ['offers', 'one'],
  /** The number of offers in which it is the reader's turn. */
  turns: ['offers', 'turns'],
} as const;

type Change = LiveEvent<ShownOfferChange>;
export type OfferList = InfiniteData<Page<OfferItem>, string | undefined>;

/** Whether it is the reader's turn; staff act for either side. */
export function isReadersTurn({ side, turn }: Pick<OfferItem, 'side' | 'turn'>): boolean {
  return turn !== null && (side === 'staff' || side === turn);
}

/**
 * Events that do not restart the waiting time: viewing is no answer, and neither a document nor the player's data
 * requests one.
 */
const keepsWaiting = (type: string) =>
  type === 'offer.viewed' || type === 'offer.documentUploaded' || type === 'offer.playerInfoAdded';

/** False if the event lacks the new terms or data: each side fetches those that it may see. */
const tellsAll = (type: string) => type !== 'offer.revised' && type !== 'offer.playerInfoAdded';

function changed<State extends OfferItem>(state: State, { type, data }: Change): State {
  return {
    ...state,
    version: data.version,
    status: data.to,
    reason: data.reason,
    turn: data.turn,
    waitingSince: keepsWaiting(type) ? state.waitingSince : data.at,
    changedAt: data.at,
  };
}

function fits(item: OfferItem, { statuses, myTurn }: OffersQuery): boolean {
  return (!statuses?.length || statuses.includes(item.status)) && (!myTurn || isReadersTurn(item));
}

/**
 * Applies a change to a list: the offer moves to the top, or is removed if the filter no longer matches. In any other
 * order than the latest first, and for offers that are not loaded, only the service knows the position.
 */
export const applyToOffers: ApplyEvent<OfferList, ShownOfferChange> = (state, event, key) => {
  const { data } = event;
  const query = (key[2] ?? {}) as OffersQuery;
  const items = state.pages.flatMap((page) => page.items);
  const before = items.find(({ id }) => id === data.offerId);
  const first = state.pages[0];
  if (!before || !first) return 'refetch';
  if (data.version <= before.version) return state;
  const isLatestFirst = (query.sort ?? 'changed') === 'changed' && query.ascending !== true;
  if (data.version > before.version + 1 || !isLatestFirst || event.type === 'offer.revised') return 'refetch';
  const after = changed(before, event);
  const others = items.filter((item) => item !== before);
  if (!fits(after, query)) {
    // With several pages, rows of the next page would have to move up; a single page needs no refetch.
    if (state.pages.length > 1 || first.nextCursor !== null) return 'refetch';
    return { ...state, pages: [{ ...first, items: others, total: first.total - 1 }] };
  }
  const next = [after, ...others];
  let taken = 0;
  return {
    ...state,
    pages: state.pages.map((page) => {
      const of = next.slice(taken, taken + page.items.length);
      taken += page.items.length;
      return { ...page, items: of };
    }),
  };
};

/** Applies changes of an offer to its page. */
export const applyToOffer: ApplyEvent<Offer, ShownOfferChange> = (state, event) => {
  const { data, type } = event;
  if (data.offerId !== state.id || data.version <= state.version) return state;
  if (data.version > state.version + 1 || !tellsAll(type)) return 'refetch';
  return {
    ...changed(state, event),
    can: state.side === 'reader' ? state.can : data.can[state.side],
    timeline: [
      ...state.timeline,
      {
        version: data.version,
        at: data.at,
        act: type.slice('offer.'.length) as OfferAct,
        from: data.from,
        to: data.to,
        by: data.by,
        actorName: data.actorName,
        revision: data.revision,
        reason: data.reason,
        note: data.note,
      },
    ],
  };
};

const withAttachments: ReadonlySet<unknown> = new Set(['offer', 'offerPlayer', 'offerDocument']);

/** The attachments of an offer freeze when it ends: whether files can be added is refetched. */
export const applyOfferEnded: ApplyEvent<Attachments, ShownOfferChange> = (state, event, key) =>
  withAttachments.has(key[1]) && key[2] === event.data.offerId ? 'refetch' : state;

/** The proposal that an offer answers is confirmed: what may be accepted now, only the service knows. */
const confirmOffer: ApplyEvent<Offer, ShownConsent> = (state, { data }) =>
  state.negotiationId === data.negotiationId ? 'refetch' : state;

export const offersLive: readonly LiveHandler[] = [
  liveQuery({ types: ['proposal.confirmed'], key: offerKeys.one, apply: confirmOffer }),
  liveQuery({ types: offerMoves, key: offerKeys.list, apply: applyToOffers }),
  liveQuery({ types: offerMoves, key: offerKeys.one, apply: applyToOffer }),
  liveQuery({
    types: offerEndings,
    key: filesKeys.all,
    apply: applyOfferEnded,
  }),
  refetchOn(offerMoves, offerKeys.turns),
  // A signature changes what every offer to the person shows of them.
  refetchOn(['negotiation.signed', 'candidate.signed'], offerKeys.list),
  refetchOn(['negotiation.signed', 'candidate.signed'], offerKeys.one),
];
