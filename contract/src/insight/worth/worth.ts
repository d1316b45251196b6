import { commissionBases } from '@trattativa/domain/billing/commissions';
import { roleGroups } from '@trattativa/domain/insight/worth/comparable-pay';
import { payBases, rateSources, worthStages } from '@trattativa/domain/insight/worth/potential-revenue';
import { z } from 'zod';

/** What similar players were signed for, in euros a month; `to` is not reached. */
const payRange = z.object({
  from: z.number().int(),
  to: z.number().int(),
  /** Signed deals of other agents that it is computed from, and of how many clubs: five and three at least. */
  deals: z.number().int(),
  clubs: z.number().int(),
  /** False: deals of one level above and below had to be counted too. */
  isSameLevel: z.boolean(),
});

/** What a portfolio is worth, and what that rests on; docs/agent-figures.md says how it is computed. */
export const portfolioWorth = z.object({
  /** The values that the agent stated, in euros, and of how many players. */
  stated: z.object({ value: z.number(), players: z.number().int() }),
  /** The ranges of the groups, each for all its players, in euros a month; null: no group has enough deals. */
  comparable: z
    .object({ from: z.number().int(), to: z.number().int(), players: z.number().int() })
    .nullable(),
  /** Players of one kind, the most first. */
  groups: z.array(
    z.object({
      group: z.enum(roleGroups),
      level: z.number().int(),
      ageFrom: z.number().int(),
      players: z.number().int(),
      /** Null: too few comparable deals. */
      range: payRange.nullable(),
    }),
  ),
  /** Players who have signed and left the value. */
  signed: z.number().int(),
  /** Players of whom role, level or age is not known, and minors. */
  notCompared: z.number().int(),
});

export type PortfolioWorth = z.infer<typeof portfolioWorth>;

const revenueLine = z.object({
  negotiationId: z.number().int(),
  playerId: z.number().int(),
  playerName: z.string(),
  teamName: z.string(),
  stage: z.enum(worthStages),
  /** How many of a hundred deals at this stage are signed. */
  rate: z.number().int(),
  /** What a percentage is of, in euros; null: the commission is an amount, or its base is not known. */
  percent: z.number().int().nullable(),
  base: z.enum(commissionBases).nullable(),
  baseAmount: z.number().nullable(),
  basis: z.enum(payBases).nullable(),
  /** The commission in euros if the deal is signed; null: none is stated, or it is not known what it is of. */
  amount: z.number().nullable(),
  /** The commission by its chance. */
  weighed: z.number(),
  /** One deal of each player counts. */
  counts: z.boolean(),
});

/** What the open deals would bring; `lines` that count and `rest` sum to `total` to the cent. */
export const potentialRevenue = z.object({
  total: z.number(),
  rates: z.array(
    z.object({
      stage: z.enum(worthStages),
      percent: z.number().int(),
      source: z.enum(rateSources),
      /** Ended deals that it is computed from. */
      ended: z.number().int(),
    }),
  ),
  /** What weighs most first. */
  lines: z.array(revenueLine).max(100),
  /** Beyond the lines. */
  rest: z.object({ deals: z.number().int(), weighed: z.number() }),
  /** Open deals of players who have signed elsewhere. */
  left: z.number().int(),
});

export type PotentialRevenue = z.infer<typeof potentialRevenue>;
export type RevenueLine = z.infer<typeof revenueLine>;
