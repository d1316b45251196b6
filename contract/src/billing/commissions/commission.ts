import {
  commissionActs,
  commissionBases,
  commissionSources,
  instalmentStates,
  planAnswers,
} from '@trattativa/domain/billing/commissions';
import { z } from 'zod';

const party = z.object({ id: z.number().int(), name: z.string() });

/** What every view of a commission says: of whom, who pays it to whom. Money in euros, with cents where there are any. */
const commissionFacts = {
  commissionId: z.number().int(),
  negotiationId: z.number().int(),
  version: z.number().int(),
  /** The person who was signed. */
  title: z.string(),
  agent: party,
  /** The club that pays. */
  payer: party,
  /** What the club says to the plan in force. */
  answer: z.enum(planAnswers),
};

/** An instalment as a list shows it. */
export const instalmentItem = z.object({
  id: z.number().int(),
  ...commissionFacts,
  state: z.enum(instalmentStates),
  dueOn: z.string(),
  /** Without tax; `amount + vat` is what the club pays. */
  amount: z.number(),
  vat: z.number(),
  vatPercent: z.number().int(),
  /** The day that the club says it paid; the agent's word settles it. */
  clubPaidOn: z.string().nullable(),
  receivedOn: z.string().nullable(),
});

export type InstalmentItem = z.infer<typeof instalmentItem>;

const instalment = instalmentItem
  .pick({
    id: true,
    state: true,
    dueOn: true,
    amount: true,
    vat: true,
    clubPaidOn: true,
    receivedOn: true,
  })
  .extend({
    /** Waived by the agent; null also for what fell away. */
    waivedOn: z.string().nullable(),
    waiverReason: z.string().nullable(),
    /** The last day of the contract with which it fell away. */
    lapsedOn: z.string().nullable(),
    /** What the caller may do with it now. */
    can: z.array(z.enum(commissionActs)),
  });

export type Instalment = z.infer<typeof instalment>;

/** What an early end of the contract leaves of a percentage of its pay; without tax. */
const earlyEnd = z.object({
  /** The last day of the contract. */
  endedOn: z.string(),
  /** What was earned until then. */
  earned: z.number(),
  /** What fell away. */
  lapsed: z.number(),
  /** What was paid, or is said to be, beyond what was earned. */
  overpaid: z.number(),
});

/** One step of the history; a step that made a plan carries it. */
const commissionStep = z.object({
  version: z.number().int(),
  at: z.string(),
  act: z.enum(commissionActs),
  by: z.enum(['agent', 'club', 'system']),
  actorName: z.string().nullable(),
  dueOn: z.string().nullable(),
  amount: z.number().nullable(),
  plan: z
    .object({
      number: z.number().int(),
      amount: z.number().nullable(),
      vatPercent: z.number().int(),
      instalments: z.array(z.object({ dueOn: z.string(), amount: z.number() })),
    })
    .nullable(),
});

/** A commission on its own page. */
export const commission = z.object({
  ...commissionFacts,
  signedOn: z.string(),
  source: z.enum(commissionSources),
  percent: z.number().int().nullable(),
  base: z.enum(commissionBases).nullable(),
  baseAmount: z.number().nullable(),
  /** Without tax; null until the agent states what the deal does not define. */
  amount: z.number().nullable(),
  vatPercent: z.number().int(),
  /** The number of the plan in force. */
  plan: z.number().int(),
  objection: z.string().nullable(),
  /** Null: nothing ended the contract early, or the commission does not depend on pay. */
  earlyEnd: earlyEnd.nullable(),
  instalments: z.array(instalment),
  /** Oldest first. */
  steps: z.array(commissionStep),
  can: z.object({ plan: z.boolean(), stateAmount: z.boolean(), answer: z.boolean() }),
});

export type Commission = z.infer<typeof commission>;

/** The commission of one negotiation, for its page. */
export const negotiationCommission = z.object({
  negotiationId: z.number().int(),
  commission: commission
    .pick({
      commissionId: true,
      version: true,
      amount: true,
      answer: true,
      earlyEnd: true,
    })
    .nullable(),
  /** The agent may state one: the negotiation is signed and has none. */
  can: z.object({ state: z.boolean() }),
});

export type NegotiationCommission = z.infer<typeof negotiationCommission>;

const cash = { expected: z.number(), late: z.number(), received: z.number() };

/** Dated cash without tax: what is to come, what is late, what has come. Waived instalments are in no sum and no month. */
export const commissionCash = z.object({
  ...cash,
  /** How many instalments each sum is of, and how many were waived. */
  counts: z.object({
    expected: z.number().int(),
    late: z.number().int(),
    received: z.number().int(),
    waived: z.number().int(),
  }),
  /** What falls due from today to this day; bonuses are in no base of a commission, so that no figure of a season adds to it. */
  ahead: z.object({ until: z.string(), amount: z.number(), count: z.number().int() }),
  /** Commissions whose amount the agent has yet to state. */
  undefinedAmounts: z.number().int(),
  /** Months (`2026-10`) with anything in them, oldest first: received by the day of receipt, the others by the due day. */
  months: z.array(z.object({ month: z.string(), ...cash })),
});

export type CommissionCash = z.infer<typeof commissionCash>;
