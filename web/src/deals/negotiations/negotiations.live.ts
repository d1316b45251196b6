import type { InfiniteData } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import type { ShownConsent } from '@trattativa/contract/deals/negotiations/consent-events';
import type { ShownNegotiationChange } from '@trattativa/contract/deals/negotiations/events';
import type {
  Negotiation,
  NegotiationItem,
  NegotiationStep,
} from '@trattativa/contract/deals/negotiations/negotiation';
import { refusesProposal } from '@trattativa/contract/deals/negotiations/rejection-cause';
import type { ShownOfferChange } from '@trattativa/contract/deals/offers/events';
import { costMoves, dealMoves, negotiationMoves, offerMoves } from '@trattativa/contract/event-groups';
import type { Page } from '@trattativa/contract/paging';
import { stageOf, turnOfDeal } from '@trattativa/domain/deals/deal-stages';
import { type NegotiationStatus, negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { lapsesAt, signableStatuses, whoseTurn } from '@trattativa/domain/deals/negotiation-transitions';
import { isUnconfirmed } from '@trattativa/domain/deals/proposal-consent';
import {
  type ApplyEvent,
  type LiveEvent,
  type LiveHandler,
  liveQuery,
  refetchOn,
} from '../../platform/cache/live-handler.ts';

export type NegotiationsQuery = Omit<Api['Negotiation/GetNegotiations']['input'], 'limit' | 'cursor'>;

/** Cache keys of negotiations; the third part is the query or the id. */
export const negotiationKeys = {
  list: ['negotiations', 'list'],
  one: ['negotiations', 'one'],
  /** Clubs that received a proposal of a person before. */
  earlier: ['negotiations', 'earlier'],
  report: ['negotiations', 'report'],
  /** The number of negotiations in which it is the reader's turn. */
  turns: ['negotiations', 'turns'],
} as const;

type Change = LiveEvent<ShownNegotiationChange>;
type OfProposal = { proposalId: number };
type OfOffer = Pick<ShownOfferChange, 'negotiationId'>;
export type NegotiationList = InfiniteData<Page<NegotiationItem>, string | undefined>;

const ended = (status: NegotiationStatus) =>
  status === negotiationStatus.rejected || status === negotiationStatus.signed;

/** True if the state already contains the event: a duplicate, a reminder, or the user's own act. */
const isKnown = (state: NegotiationItem, { data }: Change) => data.version <= state.version;

/**
 * True where only the service knows the current state: an event in between was missed, a proposal that waits for its player is
 * open again, or it was refused by somebody without a login.
 */
const isGap = (state: NegotiationItem, { type, data }: Change) =>
  data.version > state.version + 1 ||
  (type === 'negotiation.reopened' && state.consent === 'waits') ||
  (data.by === 'player' && data.actorName === null) ||
  // A signature changes what every row shows of the person: club, status and the end of the contract.
  type === 'negotiation.signed' ||
  data.cause === 'signedElsewhere';

/** A reader's only act is the player's answer to the proposal, while the negotiation is open. */
function canOfReader({ can }: NegotiationItem, { to }: ShownNegotiationChange): NegotiationItem['can'] {
  return { ...can, answerProposal: can.answerProposal && !ended(to) };
}

function changed<State extends NegotiationItem>(state: State, { type, data }: Change): State {
  const { side, offer } = state;
  return {
    ...state,
    version: data.version,
    status: data.to,
    cause: data.cause,
    reasonCode: data.reasonCode,
    signedByTeamAt: data.signedByTeamAt,
    awaitsAnswer: data.awaitsAnswer,
    turn: whoseTurn(data.to, data.signedByTeamAt, data.awaitsAnswer),
    // Viewing is no answer.
    waitingSince: type === 'negotiation.viewed' ? state.waitingSince : data.at,
    changedAt: data.at,
    stage: stageOf({ status: data.to, signedByTeamAt: data.signedByTeamAt, offer }),
    consent: refusesProposal(data.cause) ? 'refused' : state.consent,
    can: side === 'reader' ? canOfReader(state, data) : data.can[side],
  };
}

/** Whether it is the reader's turn; staff act for either side. */
export function isReadersTurn({ side, turn }: Pick<NegotiationItem, 'side' | 'turn'>): boolean {
  return turn !== null && (side === 'staff' || side === turn);
}

function fits(item: NegotiationItem, query: NegotiationsQuery): boolean {
  const { statuses, stage, myTurn, turn, confirmed } = query;
  if (stage && stage !== item.stage) return false;
  if (confirmed && isUnconfirmed(item.consent)) return false;
  if (turn && turn !== item.turn) return false;
  const waits = { side: item.side, turn: turnOfDeal(item, item.turn) };
  return (!statuses?.length || statuses.includes(item.status)) && (!myTurn || isReadersTurn(waits));
}

/** The latest change first, like the order of the service. */
function byChange(one: NegotiationItem, other: NegotiationItem): number {
  if (one.changedAt !== other.changedAt) return one.changedAt < other.changedAt ? 1 : -1;
  return other.id - one.id;
}

/** Applies a change to a list: the negotiation moves to the top, or is removed if the filter no longer matches. */
export const applyToList: ApplyEvent<NegotiationList, ShownNegotiationChange> = (state, event, key) => {
  const items = state.pages.flatMap((page) => page.items);
  const before = items.find(({ id }) => id === event.data.negotiationId);
  // New in this list, or further down than loaded: only the service knows its position.
  if (!before) return event.type === 'negotiation.reminded' ? state : 'refetch';
  if (isKnown(before, event)) return state;
  if (isGap(before, event)) return 'refetch';
  const query = (key[2] ?? {}) as NegotiationsQuery;
  // In any other order only the service knows the position.
  if (query.sort) return 'refetch';
  const after = changed(before, event);
  const stays = fits(after, query);
  if (!stays && state.pages.some(({ totalIsExact }) => !totalIsExact)) return 'refetch';
  const others = items.filter((item) => item !== before);
  const next = stays ? [...others, after].sort(byChange) : others;
  let taken = 0;
  return {
    ...state,
    pages: state.pages.map((page) => {
      const size = page.items.length - (stays || !page.items.includes(before) ? 0 : 1);
      const of = next.slice(taken, taken + size);
      taken += size;
      return { ...page, items: of, total: stays ? page.total : page.total - 1 };
    }),
  };
};

/** Applies changes of a negotiation to its page, and those of the other negotiations of its proposal. */
export const applyToNegotiation: ApplyEvent<Negotiation, ShownNegotiationChange> = (state, event) => {
  const { data } = event;
  if (data.negotiationId !== state.id) {
    return data.proposalId === state.proposalId ? applyToOthers(state, event) : state;
  }
  if (isKnown(state, event)) return state;
  if (isGap(state, event)) return 'refetch';
  return {
    ...changed(state, event),
    enquiry: state.enquiry && { ...state.enquiry, reply: data.reply ?? state.enquiry.reply },
    lapsesAt: lapsesAt(
      data.to,
      data.at,
      state.silence.lapseDays,
      data.awaitsAnswer ? state.enquiry?.answerBy : null,
    ),
    timeline: [...state.timeline, stepOf(event)],
  };
};

function stepOf({ type, data }: Change): NegotiationStep {
  const signed = type === 'negotiation.signedByTeam' ? 'signed' : null;
  return {
    version: data.version,
    at: data.at,
    from: data.from,
    to: data.to,
    by: data.by,
    actorName: data.actorName,
    cause: data.cause,
    reasonCode: data.reasonCode,
    reason: data.reason,
    signature: type === 'negotiation.signatureTakenBack' ? 'takenBack' : signed,
    answer: data.reply?.answer ?? null,
  };
}

function applyToOthers(state: Negotiation, { type, data }: Change): Negotiation | 'refetch' {
  // A signature of another negotiation may remove abilities here.
  if (type === 'negotiation.signed') return 'refetch';
  if (!state.others) return state;
  const shown = state.others.some(({ id }) => id === data.negotiationId);
  if (!shown) return ended(data.to) ? state : 'refetch';
  const others = ended(data.to)
    ? state.others.filter(({ id }) => id !== data.negotiationId)
    : state.others.map((other) => (other.id === data.negotiationId ? { ...other, status: data.to } : other));
  return { ...state, others };
}

/** An offer moves its deal in every list, and whose turn it is; one outside a negotiation moves none. */
const applyOfferToList: ApplyEvent<unknown, OfOffer> = (state, { data }) =>
  data.negotiationId === null ? state : 'refetch';

const applyOfferToNegotiation: ApplyEvent<Negotiation, OfOffer> = (state, { data }) =>
  data.negotiationId === state.id ? 'refetch' : state;

type Confirmed = LiveEvent<ShownConsent>;

/** The proposal of the negotiation is confirmed now: what could not be signed before may be, which only the service knows. */
function confirmed<State extends NegotiationItem>(state: State, { data }: Confirmed): State | 'refetch' {
  if (state.proposalId !== data.proposalId) return state;
  if (signableStatuses.includes(state.status) && state.side !== 'reader') return 'refetch';
  return {
    ...state,
    consent: data.consent,
    consentWay: data.consentWay,
    can: { ...state.can, answerProposal: false },
  };
}

/** Marks the negotiations of a proposal; a list of confirmed ones only may get new rows. */
export const confirmInList: ApplyEvent<NegotiationList, ShownConsent> = (state, event, key) => {
  if ((key[2] as NegotiationsQuery | undefined)?.confirmed) return 'refetch';
  const after = new Map<NegotiationItem, NegotiationItem>();
  for (const item of state.pages.flatMap((page) => page.items)) {
    const shown = confirmed(item, event);
    if (shown === 'refetch') return 'refetch';
    after.set(item, shown);
  }
  return {
    ...state,
    pages: state.pages.map((page) => ({ ...page, items: page.items.map((item) => after.get(item) ?? item) })),
  };
};

export const confirmOne: ApplyEvent<Negotiation, ShownConsent> = confirmed;

const confirming = ['proposal.confirmed'];

/** Staff may have stated another transaction cost, which no event carries. */
const refetchPriced: ApplyEvent<NegotiationList, OfProposal> = (state, { data }) =>
  state.pages.some(({ items }) => items.some(({ proposalId }) => proposalId === data.proposalId))
    ? 'refetch'
    : state;

const applyCostToNegotiation: ApplyEvent<Negotiation, OfProposal> = (state, { data }) =>
  state.proposalId === data.proposalId ? 'refetch' : state;

export const negotiationsLive: readonly LiveHandler[] = [
  liveQuery({ types: confirming, key: negotiationKeys.list, apply: confirmInList }),
  liveQuery({ types: confirming, key: negotiationKeys.one, apply: confirmOne }),
  liveQuery({ types: costMoves, key: negotiationKeys.list, apply: refetchPriced }),
  liveQuery({ types: costMoves, key: negotiationKeys.one, apply: applyCostToNegotiation }),
  refetchOn(costMoves, negotiationKeys.report),
  liveQuery({ types: negotiationMoves, key: negotiationKeys.list, apply: applyToList }),
  liveQuery({ types: negotiationMoves, key: negotiationKeys.one, apply: applyToNegotiation }),
  liveQuery({ types: offerMoves, key: negotiationKeys.list, apply: applyOfferToList }),
  liveQuery({ types: offerMoves, key: negotiationKeys.one, apply: applyOfferToNegotiation }),
  refetchOn(dealMoves, negotiationKeys.turns),
  refetchOn(negotiationMoves, negotiationKeys.report),
  refetchOn(negotiationMoves, negotiationKeys.earlier),
];
