import type { InfiniteData } from '@tanstack/react-query';
import type {
  NegotiationEvents,
  ShownNegotiationChange,
} from '@trattativa/contract/deals/negotiations/events';
import type {
  Negotiation,
  NegotiationItem,
  NegotiationStep,
} from '@trattativa/contract/deals/negotiations/negotiation';
import type { Page } from '@trattativa/contract/paging';
import { lapsesAt } from '@trattativa/domain/deals/lapses-at';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { whoseTurn } from '@trattativa/domain/deals/negotiation-turn';
import {
  type ApplyEvent,
  type LiveEvent,
  type LiveHandler,
  liveQuery,
} from '../../platform/cache/live-handler.ts';
import { type NegotiationsQuery, negotiationKeys } from './negotiation-keys.ts';

type Change = LiveEvent<ShownNegotiationChange>;
export type NegotiationList = InfiniteData<Page<NegotiationItem>, string | undefined>;

const types = [
  'negotiation.started',
  'negotiation.delivered',
  'negotiation.viewed',
  'negotiation.rejected',
  'negotiation.putOnTrial',
  'negotiation.signed',
  'negotiation.reopened',
  'negotiation.signedByTeam',
  'negotiation.signatureTakenBack',
  'negotiation.reminded',
] as const satisfies (keyof NegotiationEvents)[];

/** True for what is on screen already: an event that came twice, a reminder, or one's own act. */
const isKnown = (state: NegotiationItem, { data }: Change) => data.version <= state.version;

/** An event in between has not come: only the service knows the rest. */
const isGap = (state: NegotiationItem, { data }: Change) => data.version > state.version + 1;

function changed<State extends NegotiationItem>(state: State, { type, data }: Change): State {
  return {
    ...state,
    version: data.version,
    status: data.to,
    cause: data.cause,
    reasonCode: data.reasonCode,
    signedByTeamAt: data.signedByTeamAt,
    turn: whoseTurn(data.to, data.signedByTeamAt),
    // A look is no answer.
    waitingSince: type === 'negotiation.viewed' ? state.waitingSince : data.at,
    changedAt: data.at,
  };
}

/** Whether it waits on the reader; staff act for either side. */
export function isReadersTurn({ side, turn }: Pick<NegotiationItem, 'side' | 'turn'>): boolean {
  return turn !== null && (side === 'staff' || side === turn);
}

function fits(item: NegotiationItem, query: NegotiationsQuery): boolean {
  const { statuses, myTurn, turn } = query;
  if (turn && turn !== item.turn) return false;
  return (!statuses?.length || statuses.includes(item.status)) && (!myTurn || isReadersTurn(item));
}

/** The latest change first, as the service orders them. */
function byChange(one: NegotiationItem, other: NegotiationItem): number {
  if (one.changedAt !== other.changedAt) return one.changedAt < other.changedAt ? 1 : -1;
  return other.id - one.id;
}

/** A list follows each change: the negotiation goes to the top, or out of a filter that it no longer fits. */
export const applyToList: ApplyEvent<NegotiationList, ShownNegotiationChange> = (state, event, key) => {
  const items = state.pages.flatMap((page) => page.items);
  const before = items.find(({ id }) => id === event.data.negotiationId);
  // New to this list, or too far down to be seen: where it stands only the service knows.
  if (!before) return event.type === 'negotiation.reminded' ? state : 'refetch';
  if (isKnown(before, event)) return state;
  if (isGap(before, event)) return 'refetch';
  const query = (key[2] ?? {}) as NegotiationsQuery;
  // In another order only the service knows the place.
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

/** The page of a negotiation follows its own changes, and those of the others of its proposal. */
export const applyToNegotiation: ApplyEvent<Negotiation, ShownNegotiationChange> = (state, event) => {
  const { data } = event;
  if (data.negotiationId !== state.id) {
    return data.proposalId === state.proposalId ? applyToOthers(state, event) : state;
  }
  if (isKnown(state, event)) return state;
  if (isGap(state, event)) return 'refetch';
  return {
    ...changed(state, event),
    lapsesAt: lapsesAt(data.to, data.at),
    timeline: [...state.timeline, stepOf(event)],
    can: state.side === 'reader' ? state.can : data.can[state.side],
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
  };
}

const ended = (status: number) =>
  status === negotiationStatus.rejected || status === negotiationStatus.signed;

function applyToOthers(state: Negotiation, { type, data }: Change): Negotiation | 'refetch' {
  // A signature there may take abilities away here.
  if (type === 'negotiation.signed') return 'refetch';
  if (!state.others) return state;
  const shown = state.others.some(({ id }) => id === data.negotiationId);
  if (!shown) return ended(data.to) ? state : 'refetch';
  const others = ended(data.to)
    ? state.others.filter(({ id }) => id !== data.negotiationId)
    : state.others.map((other) => (other.id === data.negotiationId ? { ...other, status: data.to } : other));
  return { ...state, others };
}

export const negotiationsLive: readonly LiveHandler[] = [
  liveQuery({ types, key: negotiationKeys.list, apply: applyToList }),
  liveQuery({ types, key: negotiationKeys.one, apply: applyToNegotiation }),
  liveQuery({ types, key: negotiationKeys.turns, apply: () => 'refetch' }),
  liveQuery({ types, key: negotiationKeys.report, apply: () => 'refetch' }),
];
