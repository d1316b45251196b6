import { commissionBases, commissionSources } from '@trattativa/domain/billing/commissions';
import { agreementWays } from '@trattativa/domain/billing/fee-figures';
import { commissionPayers } from '@trattativa/domain/deals/offers/contract-kinds';
import { z } from 'zod';
import { exampleLine, licenceLine } from '../../people/agents/licence.ts';
import { exampleFeeCap, feeCap } from '../../people/rules/rule.ts';

/** What one agent takes on a deal. */
const dealFee = z.object({
  agentId: z.number().int(),
  agentName: z.string(),
  licence: licenceLine,
  /** The accepted offer, or the proposal. */
  source: z.enum(commissionSources),
  percent: z.number().nullable(),
  base: z.enum(commissionBases).nullable(),
  /** Euros; null: a percentage of something that the deal does not say yet. */
  amount: z.number().nullable(),
  payer: z.enum(commissionPayers),
  instalments: z.number().int(),
});

/** What agents take on a deal, and whether the player agrees. */
export const dealFees = z.object({
  negotiationId: z.number().int(),
  /** Names these figures; an agreement holds for them only. Null: nobody takes anything. */
  figures: z.string().nullable(),
  fees: z.array(dealFee),
  agreement: z
    .object({
      way: z.enum(agreementWays),
      agreedOn: z.string(),
      statement: z.string().nullable(),
      /** The signed page of a recorded agreement is kept; older ones were recorded without. */
      hasPage: z.boolean(),
      /** Null: none, or the caller is neither a side of the deal nor its player nor of the staff. */
      page: z.object({ id: z.string(), name: z.string() }).nullable(),
    })
    .nullable(),
  /** Way in which the client agrees: the player here, or in writing what the agent records. */
  client: z.enum(agreementWays),
  /** The cap that FIFA's regulations name, for comparison; null: no rule of today names one. */
  cap: feeCap.nullable(),
  can: z.object({ agree: z.boolean(), record: z.boolean() }),
});

export type DealFees = z.infer<typeof dealFees>;

export const examplePage = { id: 'k3Vq9mXwT2bL', name: 'accordo-firmato.pdf' };

export const exampleFees: DealFees = {
  negotiationId: 3001,
  figures: 'agent 40001|proposal|no offer|5 %|yearlySalary||club|1 parts',
  fees: [
    {
      agentId: 40001,
      agentName: 'Elena Rossi',
      licence: exampleLine,
      source: 'proposal',
      percent: 5,
      base: 'yearlySalary',
      amount: null,
      payer: 'club',
      instalments: 1,
    },
  ],
  agreement: null,
  client: 'client',
  cap: exampleFeeCap,
  can: { agree: true, record: false },
};
