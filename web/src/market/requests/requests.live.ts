import type { InfiniteData } from '@tanstack/react-query';
import type { RequestAnswerEvents } from '@trattativa/contract/market/answers/events';
import type { RequestEvents } from '@trattativa/contract/market/requests/events';
import type { Request } from '@trattativa/contract/market/requests/request';
import type { Page } from '@trattativa/contract/paging';
import { allPlayerRoles } from '@trattativa/domain/people/player-roles';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of requests. */
export const requestsKeys = {
  list: ['requests', 'list'],
  one: ['requests', 'one'],
  drafts: ['requests', 'drafts'],
  draft: ['requests', 'draft'],
  preview: ['requests', 'preview'],
  agents: ['requests', 'agents'],
  picker: ['requests', 'picker'],
} as const;

type RequestEvent = RequestEvents['request.published'];
type Requests = InfiniteData<Page<Request>, string | undefined>;

const changes = ['request.published', 'request.changed', 'request.closed', 'request.reopened'] as const;
const deliveries: readonly string[] = ['request.sent', 'request.viewed', 'request.answered'] satisfies (
  | keyof RequestEvents
  | keyof RequestAnswerEvents
)[];
const types = [...changes, ...deliveries];

/**
 * A list of one role ignores requests of other roles unless it shows them. Any other change may affect order,
 * position and count, which only the service knows.
 */
export const applyToRequests: ApplyEvent<Requests, RequestEvent> = (state, { type, data }, key) => {
  const shown = state.pages.some((page) => page.items.some(({ id }) => id === data.requestId));
  if (shown) return 'refetch';
  const { role } = (key.at(-1) ?? {}) as { role?: number };
  const foreign = role !== undefined && role !== allPlayerRoles && data.role !== role;
  return deliveries.includes(type) || foreign ? state : 'refetch';
};

/** A request's page follows the events of that request. */
export const applyToRequest: ApplyEvent<Request, RequestEvent> = (state, { data }) =>
  state.id === data.requestId ? 'refetch' : state;

export const requestsLive: readonly LiveHandler[] = [
  liveQuery({ types, key: requestsKeys.list, apply: applyToRequests }),
  liveQuery({ types, key: requestsKeys.one, apply: applyToRequest }),
  liveQuery({ types: ['request.draftChanged'], key: requestsKeys.drafts, apply: () => 'refetch' }),
  liveQuery({ types: changes, key: requestsKeys.picker, apply: () => 'refetch' }),
];
