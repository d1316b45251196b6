import type { InfiniteData } from '@tanstack/react-query';
import { deliveryMoves, requestMoves } from '@trattativa/contract/event-groups';
import type { RequestEvents } from '@trattativa/contract/market/requests/events';
import type { Request } from '@trattativa/contract/market/requests/request';
import type { Page } from '@trattativa/contract/paging';
import { allPlayerRoles, type PlayerRoleFilter } from '@trattativa/domain/people/player-roles';
import {
  type ApplyEvent,
  type LiveHandler,
  liveQuery,
  refetchOn,
} from '../../platform/cache/live-handler.ts';
import { requestsKeys } from './requests-keys.ts';

type RequestEvent = RequestEvents['request.published'];
type Requests = InfiniteData<Page<Request>, string | undefined>;

const types = [...requestMoves, ...deliveryMoves];
const deliveries: ReadonlySet<string> = new Set(deliveryMoves);

/**
 * A list of one role ignores requests of other roles unless it shows them. Any other change may affect order,
 * position and count, which only the service knows.
 */
export const applyToRequests: ApplyEvent<Requests, RequestEvent> = (state, { type, data }, key) => {
  const shown = state.pages.some((page) => page.items.some(({ id }) => id === data.requestId));
  if (shown) return 'refetch';
  const { role } = (key.at(-1) ?? {}) as { role?: PlayerRoleFilter };
  const foreign = role !== undefined && role !== allPlayerRoles && data.role !== role;
  return deliveries.has(type) || foreign ? state : 'refetch';
};

/** A request's page follows the events of that request. */
export const applyToRequest: ApplyEvent<Request, RequestEvent> = (state, { data }) =>
  state.id === data.requestId ? 'refetch' : state;

export const requestsLive: readonly LiveHandler[] = [
  liveQuery({ types, key: requestsKeys.list, apply: applyToRequests }),
  liveQuery({ types, key: requestsKeys.one, apply: applyToRequest }),
  refetchOn(['request.draftChanged'], requestsKeys.drafts),
  refetchOn(requestMoves, requestsKeys.picker),
];
