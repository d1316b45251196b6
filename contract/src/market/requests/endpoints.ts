import { deliveryStatuses } from '@trattativa/domain/market/delivery-statuses';
import { quotas } from '@trattativa/domain/market/request-limits';
import { requestStatus, requestStatuses } from '@trattativa/domain/market/request-statuses';
import { levels } from '@trattativa/domain/people/levels';
import { playerRole, playerRoleFilters } from '@trattativa/domain/people/player-roles';
import { moveKinds } from '@trattativa/domain/people/players/contract-facts';
import { figureLimits } from '@trattativa/domain/people/players/season-figures';
import { ages } from '@trattativa/domain/people/record-limits';
import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import {
  countryCode,
  id,
  oneOf,
  paragraph,
  searchText,
  version,
  wholeEuros,
  wholeNumberIn,
} from '../../fields.ts';
import { chosenFiles } from '../../files/uploads/files.ts';
import { page, pageInput } from '../../paging.ts';
import { requestDraftEndpoints } from './draft-endpoints.ts';
import { exampleRequest } from './example-request.ts';
import { request, requestInput } from './request.ts';

/** An agent for a club that has mandated the agent (permission matrix, †). */
export const requestMakers = allow({ team: 'own', agent: 'own', premium: 'own', staff: 'all' });
const readers = allow({
  player: 'all',
  team: 'related',
  agent: 'all',
  premium: 'all',
  coach: 'all',
  scout: 'all',
  staff: 'all',
});

const saveRequest = endpoint({
  path: '/api/Request/SaveRequest',
  summary: 'Publishes a club’s request, or changes one; new recipients are notified',
  who: requestMakers,
  input: z.strictObject({
    request: requestInput,
    /** The draft to publish, at the version that the writer saw; publishing deletes it. */
    draft: z.strictObject({ id, version }).optional(),
    /** Only for a new request; files for an existing one are uploaded to it. */
    fileIds: chosenFiles,
  }),
  output: z.object({ message: z.string(), request }),
  errors: [
    'SUBJECT_MISMATCH',
    'MANDATE_NEEDED',
    'NOT_FOUND',
    'FORBIDDEN',
    'CHANGED_MEANWHILE',
    'REQUEST_CLOSED',
    'CLUB_MUST_BE_SELECTED',
    'MISSING_REQUEST_PARAMETERS',
    'MAX_CLUBS',
    'MAX_AGENTS',
    'MAX_COACHING_STAFF',
  ],
  creates: true,
  example: {
    input: {
      request: {
        teamId: 20001,
        role: playerRole.attackingMidfielder,
        level: 3,
        city: 'Padova',
        country: 'IT',
        underAge: 23,
        agentIds: [40001],
      },
    },
    output: { message: 'Richiesta inviata', request: exampleRequest },
  },
});

export const requestSorts = ['updated', 'club', 'role', 'level', 'age', 'offer'] as const;

export const requestBoxes = ['own', 'received', 'market'] as const;

const getRequests = endpoint({
  path: '/api/Request/GetRequests',
  summary:
    'Requests: a club’s own or those it received, the market for the others; what was sent to the caller comes first',
  who: readers,
  input: z.strictObject({
    /** own: the club’s, or those that the agent published for clubs · received: sent to the caller · market: all that are active. The default depends on the caller's role. */
    box: z.enum(requestBoxes).optional(),
    /** In the club's name, the town or the project; blind to accents and case. */
    text: searchText.optional(),
    /** 0 = all roles (spec §3) */
    role: oneOf(playerRoleFilters).optional(),
    level: oneOf(levels).optional(),
    country: countryCode.optional(),
    /** Only requests that take a player of this age, whole years on 1 July of their season. */
    age: wholeNumberIn(ages).optional(),
    /** Only requests that offer at least so much, euros gross a month; of a refund range its top counts. */
    offerFrom: wholeEuros.optional(),
    /** Only requests that name this kind of deal. */
    move: z.enum(moveKinds).optional(),
    /** Only requests that have this place in the squad list to fill. */
    quota: z.enum(quotas).optional(),
    /** Only requests that ask for this nationality by name. */
    nationality: countryCode.optional(),
    /** Only requests that say that a place for non-EU players is left, or that none is. */
    nonEuPlace: z.boolean().optional(),
    /** Only requests that take a player who has played so many minutes: they ask for fewer, or for none. */
    minutes: wholeNumberIn(figureLimits.minutes).optional(),
    status: oneOf(requestStatuses).optional(),
    /** Delivery status: to any recipient for the caller's own requests, to the caller for others. */
    delivery: oneOf(deliveryStatuses).optional(),
    teamId: id.optional(),
    /** By default by the latest change, the newest first. */
    sort: z.enum(requestSorts).optional(),
    descending: z.boolean().optional(),
    ...pageInput,
  }),
  output: page(request),
  errors: ['FORBIDDEN'],
  example: {
    input: { role: playerRole.attackingMidfielder },
    output: { items: [exampleRequest], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const getRequest = endpoint({
  path: '/api/Request/GetRequest',
  summary: 'One request; a recipient who opens it has viewed it',
  who: readers,
  input: z.strictObject({ requestId: id }),
  output: request,
  errors: ['NOT_FOUND'],
  example: { input: { requestId: 120001 }, output: exampleRequest },
});

const updateRequestStatus = endpoint({
  path: '/api/Request/UpdateRequestStatus',
  summary: 'Closes an active request or opens a closed one again',
  who: requestMakers,
  input: z.strictObject({
    requestId: id,
    version,
    status: oneOf(requestStatuses),
    note: paragraph(maxReasonLength).optional(),
  }),
  output: z.object({ message: z.string(), request }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'TRANSITION_NOT_ALLOWED', 'CHANGED_MEANWHILE'],
  example: {
    input: { requestId: 120001, version: 1, status: requestStatus.closed },
    output: {
      message: 'Stato richiesta aggiornato correttamente',
      request: { ...exampleRequest, status: requestStatus.closed },
    },
  },
});

export const requestEndpoints = {
  saveRequest,
  getRequests,
  getRequest,
  updateRequestStatus,
  ...requestDraftEndpoints,
};
