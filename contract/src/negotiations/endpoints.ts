import { z } from 'zod';
import { allow } from '../access.ts';
import { levels } from '../catalogue/levels.ts';
import { negotiationStatuses } from '../catalogue/negotiation-statuses.ts';
import { endpoint } from '../endpoint.ts';
import { id, line, oneOf, paragraph, wholeEuros, wholeNumber } from '../fields.ts';
import { page, pageInput } from '../paging.ts';
import { exampleItem, exampleNegotiation } from './example-negotiation.ts';
import { longestComments, longestReason, mostPercent } from './limits.ts';
import { negotiation, negotiationItem } from './negotiation.ts';

/** Permission matrix, /negotiations list: everybody's own; a scout is party to none. */
const parties = allow({
  player: 'own',
  team: 'own',
  agent: 'own',
  premium: 'own',
  coach: 'own',
  staff: 'all',
});

/** Status update: both sides of the deal, and staff. */
const sides = allow({ team: 'own', agent: 'own', premium: 'own', staff: 'all' });

const version = z
  .number({ error: 'required' })
  .int('notWhole')
  .min(1, 'tooSmall')
  .max(2_147_483_647, 'tooBig');
const moved = z.object({ message: z.string(), negotiation });
const seenVersion = z.strictObject({ negotiationId: id, version });
const movedErrors = ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED'] as const;
const movedExample = {
  message: 'Stato trattativa aggiornato correttamente',
  negotiation: exampleNegotiation,
};

const createNegotiation = endpoint({
  path: '/api/Negotiation/CreateNegotiation',
  summary: 'Proposes a player to clubs: one proposal, and one negotiation for each club',
  who: allow({ agent: 'own', premium: 'own', staff: 'all' }),
  input: z.strictObject({
    playerId: id,
    /** Level and clubs may be missing here so that their absence is answered with the one text of the spec (§5). */
    level: oneOf(levels).nullish(),
    teamIds: z.array(id).max(1000, 'tooMany').nullish(),
    /** Transaction cost in whole euros. */
    price: wholeEuros.nullish(),
    /** The agent's commission: whole euros or whole percents, not both. */
    commissionAmount: wholeEuros.nullish(),
    commissionPercent: wholeNumber(0, mostPercent).nullish(),
    immediateAvailability: z.boolean().nullish(),
    comments: paragraph(longestComments).nullish(),
  }),
  output: z.object({ message: z.string(), proposalId: z.number().int(), items: z.array(negotiationItem) }),
  errors: [
    'NOT_FOUND',
    'MISSING_NEGOTIATION_PARAMETERS',
    'MAX_CLUBS',
    'ALREADY_PROPOSED',
    'PLAYER_OFF_MARKET',
  ],
  creates: true,
  example: {
    input: { playerId: 80001, level: 3, teamIds: [20001], price: 2500, commissionPercent: 5 },
    output: { message: 'Trattativa avviata', proposalId: 1001, items: [exampleItem] },
  },
});

const getNegotiations = endpoint({
  path: '/api/Negotiation/GetNegotiations',
  summary: 'The negotiations that the caller is party to, the latest change first',
  who: parties,
  input: z.strictObject({
    statuses: z.array(oneOf(negotiationStatuses)).max(6, 'tooMany').optional(),
    /** In the player's, the club's or the proposer's name; blind to accents and case. */
    text: line(80).optional(),
    playerId: id.optional(),
    teamId: id.optional(),
    proposalId: id.optional(),
    /** Only those in which it is the caller's turn; for staff, those that wait on either side. */
    myTurn: z.boolean().optional(),
    ...pageInput,
  }),
  output: page(negotiationItem),
  errors: [],
  example: { input: { statuses: [1, 2] }, output: { items: [exampleItem], nextCursor: null, total: 1 } },
});

const getNegotiation = endpoint({
  path: '/api/Negotiation/GetNegotiation',
  summary: 'One negotiation with its timeline and what the caller may do',
  who: parties,
  input: z.strictObject({ negotiationId: id }),
  output: negotiation,
  errors: ['NOT_FOUND'],
  example: { input: { negotiationId: 3001 }, output: exampleNegotiation },
});

const openNegotiation = endpoint({
  path: '/api/Negotiation/OpenNegotiation',
  summary: 'The same, and the first time that somebody of the club opens it, it becomes viewed',
  who: parties,
  input: z.strictObject({ negotiationId: id }),
  output: negotiation,
  errors: ['NOT_FOUND'],
  example: { input: { negotiationId: 3001 }, output: exampleNegotiation },
});

const updateNegotiationStatus = endpoint({
  path: '/api/Negotiation/UpdateNegotiationStatus',
  summary: 'Rejects or withdraws (3), puts on trial (4) or reopens (2, staff); signing has calls of its own',
  who: sides,
  input: z.strictObject({
    negotiationId: id,
    version,
    status: oneOf(negotiationStatuses),
    reason: paragraph(longestReason).nullish(),
  }),
  output: moved,
  errors: [...movedErrors, 'REASON_REQUIRED', 'ALREADY_PROPOSED'],
  example: { input: { negotiationId: 3001, version: 3, status: 4 }, output: movedExample },
});

const signNegotiation = endpoint({
  path: '/api/Negotiation/SignNegotiation',
  summary: 'The club signs; the status changes when the other side confirms',
  who: allow({ team: 'own', staff: 'all' }),
  input: seenVersion,
  output: moved,
  errors: [...movedErrors],
  example: { input: { negotiationId: 3001, version: 3 }, output: movedExample },
});

const confirmNegotiationSignature = endpoint({
  path: '/api/Negotiation/ConfirmSignature',
  summary: 'The proposer confirms the club’s signature; the other negotiations of the proposal are closed',
  who: allow({ agent: 'own', premium: 'own', staff: 'all' }),
  input: seenVersion,
  output: moved,
  errors: [...movedErrors],
  example: { input: { negotiationId: 3001, version: 4 }, output: movedExample },
});

const takeBackNegotiationSignature = endpoint({
  path: '/api/Negotiation/TakeBackSignature',
  summary: 'Either side takes back a signature that is not confirmed yet',
  who: sides,
  input: seenVersion,
  output: moved,
  errors: [...movedErrors],
  example: { input: { negotiationId: 3001, version: 4 }, output: movedExample },
});

export const negotiationEndpoints = {
  createNegotiation,
  getNegotiations,
  getNegotiation,
  openNegotiation,
  updateNegotiationStatus,
  signNegotiation,
  confirmNegotiationSignature,
  takeBackNegotiationSignature,
};
