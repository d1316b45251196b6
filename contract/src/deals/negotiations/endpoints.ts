import { dealStages } from '@trattativa/domain/deals/deal-stages';
import { commissionPays, maxInstalments } from '@trattativa/domain/deals/negotiation-limits';
import { negotiationStatus, negotiationStatuses } from '@trattativa/domain/deals/negotiation-statuses';
import { coachingStaffRoles } from '@trattativa/domain/people/coaching-staff-roles';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { transferKinds } from '@trattativa/domain/people/players/transfer-kinds';
import { maxPercent } from '@trattativa/domain/platform/number-limits';
import { maxCommentsLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import {
  countryCode,
  id,
  oneOf,
  paragraph,
  plainDate,
  searchText,
  someOf,
  wholeEuros,
  wholeNumber,
} from '../../fields.ts';
import { chosenFiles } from '../../files/uploads/files.ts';
import { page, pageInput } from '../../paging.ts';
import { exampleItem, exampleNegotiation } from './example-negotiation.ts';
import { moveEndpoints } from './move-endpoints.ts';
import { negotiation, negotiationItem } from './negotiation.ts';

/** More than may be chosen, so that the use case can refuse too many with the spec's text (§8). */
const clubIds = z.array(id).max(1000, 'tooMany');

/** Permission matrix, /negotiations list: everybody's own; a scout is party to none. */
const parties = allow({
  player: 'own',
  team: 'own',
  agent: 'own',
  premium: 'own',
  coach: 'own',
  staff: 'all',
});

/** Agents for those whom they represent, clubs for players of their own list, staff for anybody. */
const proposers = allow({ team: 'own', agent: 'own', premium: 'own', staff: 'all' });

/** What the list can be ordered by; `waiting` is since when it waits, `deal` the caller’s turn first, then the latest change. */
export const negotiationSorts = [
  'changed',
  'created',
  'waiting',
  'price',
  'name',
  'club',
  'status',
  'deal',
] as const;

const createNegotiation = endpoint({
  path: '/api/Negotiation/CreateNegotiation',
  summary:
    'Proposes a player or a member of coaching staff to clubs: one proposal, and one negotiation for each club',
  who: proposers,
  input: z.strictObject({
    /** Person proposed: one of the two. A member of coaching staff by premium agents and staff only. */
    playerId: id.nullish(),
    coachingStaffId: id.nullish(),
    /** Level and clubs may be absent here, so that the use case can refuse them with the spec's text (§5). */
    level: oneOf(levels).nullish(),
    teamIds: clubIds.nullish(),
    /** The received request that the proposal of a player answers; its club is then the only one. */
    requestId: id.nullish(),
    /** The transaction cost in whole euros: what the club pays the operator for this mediation. */
    price: wholeEuros.nullish(),
    /** The agent's commission: whole euros or whole percents, not both. */
    commissionAmount: wholeEuros.nullish(),
    commissionPercent: wholeNumber(0, maxPercent).nullish(),
    /** What the percentage is of; by default the transaction cost. */
    commissionPay: z.enum(commissionPays, { error: 'notInList' }).nullish(),
    /** By default one. */
    commissionInstalments: wholeNumber(1, maxInstalments).nullish(),
    immediateAvailability: z.boolean().nullish(),
    comments: paragraph(maxCommentsLength).nullish(),
    /** What a club asks for a player of its own list; mandatory for a club, and for nobody else. */
    asked: z
      .strictObject({
        kind: z.enum(transferKinds, { error: 'notInList' }),
        /** Whole euros; not for a free player. */
        fee: wholeEuros.nullish(),
        /** Last day of a loan; like `wageSharePercent`, for a loan only. */
        loanUntil: plainDate.nullish(),
        wageSharePercent: wholeNumber(0, maxPercent).nullish(),
      })
      .nullish(),
    /** Every club of the proposal reads them. */
    fileIds: chosenFiles,
  }),
  output: z.object({ message: z.string(), proposalId: z.number().int(), items: z.array(negotiationItem) }),
  errors: [
    'NOT_FOUND',
    'MISSING_NEGOTIATION_PARAMETERS',
    'MAX_CLUBS',
    'ALREADY_PROPOSED',
    'MINOR_PROTECTED',
    'PLAYER_OFF_MARKET',
    'REQUEST_CLOSED',
    'TOO_MANY_UNCONFIRMED',
  ],
  creates: true,
  example: {
    input: {
      playerId: 80001,
      level: 3,
      teamIds: [20001],
      price: 2500,
      commissionPercent: 5,
      commissionPay: 'yearlySalary',
      commissionInstalments: 2,
    },
    output: { message: 'Trattativa avviata', proposalId: 1001, items: [exampleItem] },
  },
});

const getEarlierProposals = endpoint({
  path: '/api/Negotiation/GetEarlierProposals',
  summary:
    'The clubs among these to which the same person was probably proposed before, by anybody; no names, no terms',
  who: proposers,
  input: z.strictObject({
    playerId: id.nullish(),
    coachingStaffId: id.nullish(),
    teamIds: clubIds,
  }),
  output: z.object({
    items: z.array(
      z.object({
        teamId: z.number().int(),
        teamName: z.string(),
        /** Whether the caller's side made one of the proposals; else somebody else did. */
        yours: z.boolean(),
        /** Whether a negotiation from such a proposal is still open. */
        open: z.boolean(),
        /** Whether the same record has an open negotiation there: proposing it again is refused. */
        refused: z.boolean(),
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'MAX_CLUBS', 'PLAYER_OFF_MARKET'],
  example: {
    input: { playerId: 80001, teamIds: [20001] },
    output: {
      items: [{ teamId: 20001, teamName: 'Virtus Brenta', yours: false, open: true, refused: false }],
    },
  },
});

const getNegotiations = endpoint({
  path: '/api/Negotiation/GetNegotiations',
  summary: 'The negotiations that the caller is party to, the latest change first',
  who: parties,
  input: z.strictObject({
    statuses: someOf(negotiationStatuses).optional(),
    /** In the name of the person proposed, of the club or of the proposer; blind to accents and case. */
    text: searchText.optional(),
    playerId: id.optional(),
    coachingStaffId: id.optional(),
    teamId: id.optional(),
    proposalId: id.optional(),
    /** Only those in which it is the caller's turn; for staff, those that wait on either side. */
    myTurn: z.boolean().optional(),
    /** Leaves out agents' proposals that the player does not stand by, or has not confirmed yet. */
    confirmed: z.literal(true).optional(),
    /** Only one column of the board: open deals at this stage, and those signed in the last 30 days. */
    stage: z.enum(dealStages, { error: 'notInList' }).optional(),
    /** Only those that wait on this side. */
    turn: z.enum(['club', 'proposer'], { error: 'notInList' }).optional(),
    level: oneOf(levels).optional(),
    /** Role of a player; `staffRole` is that of a member of coaching staff. */
    role: oneOf(playerRoles).optional(),
    staffRole: oneOf(coachingStaffRoles).optional(),
    /** Country of the club. */
    country: countryCode.optional(),
    /** First and last day of the proposal (UTC). */
    from: plainDate.optional(),
    to: plainDate.optional(),
    /** By default the latest change first. */
    sort: z.enum(negotiationSorts, { error: 'notInList' }).optional(),
    descending: z.boolean().optional(),
    ...pageInput,
  }),
  output: page(negotiationItem),
  errors: [],
  example: {
    input: { statuses: [negotiationStatus.sent, negotiationStatus.viewed] },
    output: { items: [exampleItem], nextCursor: null, total: 1, totalIsExact: true },
  },
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
  summary: 'The same, and marks it as viewed when a member of the club opens it for the first time',
  who: parties,
  input: z.strictObject({ negotiationId: id }),
  output: negotiation,
  errors: ['NOT_FOUND'],
  example: { input: { negotiationId: 3001 }, output: exampleNegotiation },
});

export const negotiationEndpoints = {
  createNegotiation,
  getEarlierProposals,
  getNegotiations,
  getNegotiation,
  openNegotiation,
  ...moveEndpoints,
};
