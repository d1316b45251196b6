import type { InfiniteData } from '@tanstack/react-query';
import { candidateMoves } from '@trattativa/contract/event-groups';
import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import type { ShownCandidateChange } from '@trattativa/contract/market/applications/events';
import type { Page } from '@trattativa/contract/paging';
import type { CandidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { applicationsKeys } from './applications-keys.ts';

type Candidates = InfiniteData<Page<Candidate>, string | undefined>;
type Withdrawn = { candidateId: number };

const moves: ReadonlySet<string> = new Set(candidateMoves);
const changes = ['application.made', ...candidateMoves] as const;
/** Events that change a candidate's match or the club's notes. */
const others = ['candidate.noted', 'request.changed', 'matches.changed', 'player.changed'] as const;

type AnyEvent = Partial<ShownCandidateChange> & {
  candidateId?: number;
  requestId?: number;
  playerId?: number;
};

/**
 * A card that leaves a column disappears at once. For an arriving card the column is refetched, because only the
 * service knows its marks and position. Events of other requests are ignored.
 */
export const applyToColumn: ApplyEvent<Candidates, AnyEvent> = (state, { type, data }, key) => {
  const { requestId, status } = (key.at(-1) ?? {}) as { requestId?: number; status?: CandidateStatus };
  if (data.requestId !== undefined && data.requestId !== requestId) return state;
  if (type === 'application.withdrawn') return without(state, data.candidateId);
  if (type === 'matches.changed' || type === 'player.changed')
    return shows(state, ({ player }) => player.id === data.playerId) ? 'refetch' : state;
  if (type === 'candidate.noted') return 'refetch';
  if (data.to !== undefined && data.to !== status) return without(state, data.candidateId);
  return 'refetch';
};

/**
 * The own applications: a move carries the whole new state; a new application or a changed profile causes a
 * refetch.
 */
export const applyToMyApplications: ApplyEvent<Candidates, AnyEvent> = (state, { type, data }, key) => {
  const { requestId } = (key.at(-1) ?? {}) as { requestId?: number };
  if (requestId !== undefined && data.requestId !== undefined && data.requestId !== requestId) return state;
  if (type === 'application.made') return 'refetch';
  if (type === 'application.withdrawn') return without(state, data.candidateId);
  if (moves.has(type)) return moved(state, data as ShownCandidateChange);
  const concerned = ({ player, request }: Candidate) =>
    type === 'request.changed' ? request.id === data.requestId : player.id === data.playerId;
  return shows(state, concerned) ? 'refetch' : state;
};

function shows(state: Candidates, which: (candidate: Candidate) => boolean): boolean {
  return state.pages.some((page) => page.items.some(which));
}

function without(state: Candidates, candidateId: number | undefined): Candidates {
  if (!shows(state, ({ id }) => id === candidateId)) return state;
  return {
    ...state,
    pages: state.pages.map((page) => ({
      ...page,
      items: page.items.filter(({ id }) => id !== candidateId),
      total: page.total - 1,
    })),
  };
}

/** An event older than the present state changes nothing. */
function moved(state: Candidates, change: ShownCandidateChange): Candidates {
  const concerned = ({ id, version }: Candidate) => id === change.candidateId && version < change.version;
  if (!shows(state, concerned)) return state;
  return {
    ...state,
    pages: state.pages.map((page) => ({
      ...page,
      items: page.items.map((candidate) =>
        concerned(candidate)
          ? {
              ...candidate,
              status: change.to,
              temporary: change.temporary,
              version: change.version,
              changedAt: change.at,
              reason: change.reason,
              reasonText: change.reasonText,
              can: change.can.applicant,
            }
          : candidate,
      ),
    })),
  };
}

/** A candidate shows what the request asks for as well, whose events name no candidate. */
const concernsOne: ApplyEvent<{ id: number }, Partial<Withdrawn>> = (state, { data }) =>
  data.candidateId === undefined || data.candidateId === state.id ? 'refetch' : state;

export const applicationsLive: readonly LiveHandler[] = [
  liveQuery({
    types: [...changes, ...others, 'application.withdrawn'],
    key: applicationsKeys.column,
    apply: applyToColumn,
  }),
  liveQuery({
    types: [...changes, 'application.withdrawn', 'request.changed', 'player.changed'],
    key: applicationsKeys.mine,
    apply: applyToMyApplications,
  }),
  liveQuery({
    types: [...changes, 'application.withdrawn', 'request.closed', 'request.reopened'],
    key: applicationsKeys.waiting,
    apply: () => 'refetch',
  }),
  liveQuery({
    types: [...changes, 'candidate.noted', 'application.withdrawn', 'request.changed'],
    key: applicationsKeys.one,
    apply: concernsOne,
  }),
  liveQuery({
    types: [...changes, 'application.withdrawn', 'request.changed', 'matches.changed'],
    key: applicationsKeys.compared,
    apply: () => 'refetch',
  }),
];
