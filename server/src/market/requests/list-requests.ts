import { readFilters } from '@trattativa/contract/filters-in-address';
import type { requestEndpoints } from '@trattativa/contract/market/requests/endpoints';
import { requestBoxes } from '@trattativa/contract/market/requests/endpoints';
import {
  requestFilters,
  requestsQuery,
  requestView,
} from '@trattativa/contract/market/requests/filters-in-address';
import type { Request } from '@trattativa/contract/market/requests/request';
import type { Page } from '@trattativa/contract/paging';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, InputOf } from '../../platform/http/call.ts';
import { defaultLimit, type Period, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { presentRequest } from './present-request.ts';
import { listRequests as listRequestRows, type RequestFilter } from './request-list.repository.ts';

type RequestListInput = InputOf<typeof requestEndpoints.getRequests>;

/**
 * Lists requests. A club reads its own and those it received; all others read the market, requests sent to
 * them first; an agent also those published for clubs. Staff manage everybody's, closed ones included. Throws
 * `FORBIDDEN` for a box that the caller does not have.
 */
export async function listRequests(
  services: Services,
  call: CallOf<typeof requestEndpoints.getRequests>,
): Promise<Page<Request>> {
  const { actor, input } = call;
  const { limit, cursor, sort } = input;
  const found = await listRequestRows(
    services.db,
    actor,
    filterOf(actor, input, boxFor(actor, input.box)),
    { sort: sort ?? 'updated', descending: sort === undefined || (input.descending ?? false) },
    { limit: limit ?? defaultLimit, after: readCursor(cursor) },
  );
  return {
    items: found.rows.map((request) => presentRequest(request, actor)),
    nextCursor: found.nextCursor,
    ...totalOf(found.total),
  };
}

/**
 * How many requests of a saved search are new to its owner in a period, counted up to a limit: published, or changed in a
 * compared field.
 */
export async function countNewRequests(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { query, period }: { query: string; period: Period },
): Promise<number> {
  const address = new URLSearchParams(query);
  const view = readFilters(requestView, address);
  const named = requestBoxes.find((one) => one === view.box);
  const box = boxFor(actor, actor.kind === 'team' && named === 'market' ? undefined : named);
  const input = requestsQuery(
    readFilters(requestFilters, address),
    { ...view, sort: '' },
    { box, status: box !== 'market', delivery: actor.kind !== 'player' },
  );
  const found = await listRequestRows(
    db,
    actor,
    { ...filterOf(actor, input, box), freshIn: period },
    { sort: 'updated', descending: true },
    { limit: 1, after: null },
  );
  return found.total;
}

function filterOf(actor: Actor, input: RequestListInput, box: RequestFilter['box']): RequestFilter {
  return {
    text: input.text,
    role: input.role,
    level: input.level,
    country: input.country,
    age: input.age,
    offerFromCents: input.offerFrom === undefined ? undefined : input.offerFrom * 100,
    move: input.move,
    quota: input.quota,
    nationality: input.nationality,
    nonEuPlace: input.nonEuPlace,
    minutes: input.minutes,
    status: input.status,
    delivery: input.delivery,
    teamId: input.teamId,
    box,
    ownTeamId: isStaff(actor) ? null : actor.teamId,
    ownAgentId: isStaff(actor) ? null : actor.agentId,
  };
}

function boxFor(actor: Actor, asked: RequestListInput['box']): 'own' | 'received' | 'market' {
  const manages = isStaff(actor) || actor.kind === 'team';
  const box = asked ?? (manages ? 'own' : 'market');
  const publishes = manages || actor.kind === 'agent' || actor.kind === 'premium';
  if ((box === 'own' && !publishes) || (box === 'market' && actor.kind === 'team'))
    throw new AppError('FORBIDDEN');
  return box;
}
