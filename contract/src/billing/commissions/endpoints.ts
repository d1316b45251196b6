import { instalmentStates } from '@trattativa/domain/billing/commissions';
import { maxInstalments } from '@trattativa/domain/deals/negotiation-limits';
import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import {
  eurosAndCents,
  id,
  maxInteger,
  paragraph,
  plainDate,
  searchText,
  version,
  wholeNumber,
} from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { commission, commissionCash, instalmentItem, negotiationCommission } from './commission.ts';
import { exampleCommission, exampleInstalment } from './example-commission.ts';

/** Permission matrix, /commissions: an agent the own ones, a club what it owes, staff read all; the player none. */
const readers = allow({ team: 'own', agent: 'own', premium: 'own', staff: 'all' });
const agentOnly = allow({ agent: 'own', premium: 'own' });
const bothSides = allow({ team: 'own', agent: 'own', premium: 'own' });

/** More than nothing. */
const euros = eurosAndCents.min(0.01, 'tooSmall');

const seen = { commissionId: id, version };
const changed = z.object({ message: z.string(), commission });
const changedExample = { message: 'Dati salvati correttamente', commission: exampleCommission };
const moveErrors = ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED'] as const;
const month = z.string({ error: 'required' }).regex(/^(?:19|2[01])\d\d-(?:0[1-9]|1[0-2])$/, 'notADate');

const getInstalments = endpoint({
  path: '/api/Commission/GetInstalments',
  summary: 'Instalments of agents’ commissions on signed negotiations, by due day',
  who: readers,
  input: z.strictObject({
    states: z
      .array(z.enum(instalmentStates, { error: 'notInList' }))
      .max(4, 'tooMany')
      .optional(),
    /** By the day of receipt for what was received, otherwise by the due day. */
    month: month.optional(),
    /** In the signed person's, the club's or the agent's name; blind to accents and case. */
    text: searchText.optional(),
    teamId: id.optional(),
    agentId: id.optional(),
    ...pageInput,
  }),
  output: page(instalmentItem),
  errors: [],
  example: {
    input: { states: ['due', 'late'] },
    output: { items: [exampleInstalment], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const getCommission = endpoint({
  path: '/api/Commission/GetCommission',
  summary: 'One commission with its instalments, its history and what the caller may do',
  who: readers,
  input: z.strictObject({ commissionId: id }),
  output: commission,
  errors: ['NOT_FOUND'],
  example: { input: { commissionId: 280001 }, output: exampleCommission },
});

const getNegotiationCommission = endpoint({
  path: '/api/Commission/GetNegotiationCommission',
  summary: 'The commission of a negotiation, for the agent and the club that pays it',
  who: readers,
  input: z.strictObject({ negotiationId: id }),
  output: negotiationCommission,
  errors: ['NOT_FOUND'],
  example: {
    input: { negotiationId: 3001 },
    output: {
      negotiationId: 3001,
      commission: { commissionId: 280001, version: 1, amount: 175, answer: 'awaited', earlyEnd: null },
      can: { state: false },
    },
  },
});

const getCommissionCash = endpoint({
  path: '/api/Commission/GetCommissionCash',
  summary: 'Commissions as dated cash: expected, late and received, by month',
  who: readers,
  input: z.strictObject({ agentId: id.optional() }),
  output: commissionCash,
  errors: [],
  example: {
    input: {},
    output: {
      expected: 175,
      late: 0,
      received: 0,
      counts: { expected: 1, late: 0, received: 0, waived: 0 },
      ahead: { until: '2026-11-22', amount: 175, count: 1 },
      undefinedAmounts: 0,
      months: [{ month: '2026-10', expected: 175, late: 0, received: 0 }],
    },
  },
});

const savePlan = endpoint({
  path: '/api/Commission/SavePlan',
  summary:
    'The agent divides the commission of a signed negotiation into dated instalments; the club’s answer is asked for anew',
  who: agentOnly,
  input: z.strictObject({
    negotiationId: id,
    /** 0: the negotiation has no commission yet. */
    version: wholeNumber(0, maxInteger),
    /** Without tax; only where the deal does not define it. */
    amount: euros.nullish(),
    vatPercent: wholeNumber(0, 100),
    /** All instalments that nothing has been said of yet; they sum to what is left of the amount. */
    instalments: z.array(z.strictObject({ dueOn: plainDate, amount: euros })).max(maxInstalments, 'tooMany'),
  }),
  output: changed,
  errors: [...moveErrors, 'COMMISSION_AGREED', 'LICENCE_REQUIRED', 'INSTALMENTS_DIFFER', 'MINOR_PROTECTED'],
  creates: true,
  example: {
    input: {
      negotiationId: 3001,
      version: 1,
      vatPercent: 22,
      instalments: [{ dueOn: '2026-10-15', amount: 175 }],
    },
    output: changedExample,
  },
});

const answerPlan = endpoint({
  path: '/api/Commission/AnswerPlan',
  summary: 'The club confirms the plan in force, or objects to it with a reason',
  who: allow({ team: 'own' }),
  input: z.strictObject({
    ...seen,
    answer: z.enum(['confirmed', 'objected'], { error: 'notInList' }),
    /** Reason of an objection. */
    reason: paragraph(maxReasonLength).nullish(),
  }),
  output: changed,
  errors: [...moveErrors, 'REASON_REQUIRED', 'MINOR_PROTECTED', 'FEES_NOT_AGREED'],
  example: { input: { commissionId: 280001, version: 1, answer: 'confirmed' }, output: changedExample },
});

export const instalmentMarks = ['reportedPaid', 'reportTakenBack', 'received', 'receiptTakenBack'] as const;

const markInstalment = endpoint({
  path: '/api/Commission/MarkInstalment',
  summary:
    'The club says that it paid an instalment, the agent that it was received; or either takes that back',
  who: bothSides,
  input: z.strictObject({
    ...seen,
    instalmentId: id,
    mark: z.enum(instalmentMarks, { error: 'notInList' }),
    /** The day of the payment or the receipt; today when it is left out. */
    on: plainDate.nullish(),
  }),
  output: changed,
  errors: [...moveErrors, 'FEES_NOT_AGREED'],
  example: {
    input: { commissionId: 280001, version: 1, instalmentId: 290001, mark: 'received', on: '2026-10-14' },
    output: changedExample,
  },
});

const waiveInstalment = endpoint({
  path: '/api/Commission/WaiveInstalment',
  summary: 'The agent gives up an instalment for a stated reason; this is final',
  who: agentOnly,
  input: z.strictObject({ ...seen, instalmentId: id, reason: paragraph(maxReasonLength).min(1, 'required') }),
  output: changed,
  errors: moveErrors,
  example: {
    input: { commissionId: 280001, version: 1, instalmentId: 290001, reason: 'Accordo tra le parti' },
    output: changedExample,
  },
});

export const commissionEndpoints = {
  getInstalments,
  getCommission,
  getNegotiationCommission,
  getCommissionCash,
  savePlan,
  answerPlan,
  markInstalment,
  waiveInstalment,
};
