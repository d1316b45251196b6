import { commissionBases } from '@trattativa/domain/deals/commission-bases';
import { agentRoles, sheetParts, sheetSides } from '@trattativa/domain/deals/fee-sheet';
import { commissionPayers } from '@trattativa/domain/deals/offers/contract-kinds';
import { z } from 'zod';
import { exampleLine, licenceLine } from '../../people/agents/licence.ts';
import { exampleFeeCap, feeCap } from '../../people/rules/rule.ts';

const agreement = z.object({ side: z.enum(sheetSides), dual: z.boolean(), at: z.string() });

/** Who acts for whom in a deal, every payer and every figure. Amounts in euros. */
export const feeSheet = z.object({
  negotiationId: z.number().int(),
  /** Names this sheet; an agreement holds for it only. */
  hash: z.string(),
  club: z.object({ id: z.number().int(), name: z.string() }),
  person: z.object({ kind: z.enum(['player', 'coachingStaff']), id: z.number().int(), name: z.string() }),
  agents: z.array(
    z.object({
      agentId: z.number().int(),
      name: z.string(),
      licence: licenceLine,
      actsFor: z.enum(agentRoles),
    }),
  ),
  fees: z.array(
    z.object({
      /** The payee. */
      agentId: z.number().int(),
      payer: z.enum(commissionPayers),
      percent: z.number().nullable(),
      base: z.enum(commissionBases).nullable(),
      amount: z.number().nullable(),
      instalments: z.number().int(),
    }),
  ),
  /** What the club pays the platform; null: nothing. */
  cost: z
    .object({
      /** Null: the reader is no side of the deal. The hash covers it all the same. */
      amount: z.number().nullable(),
      /** What staff took off, beside the sheet: the hash does not cover it, since less needs no new word. Null as the amount. */
      discount: z.number().nullable(),
    })
    .nullable(),
  /** What the rules of today say of fees, for comparison. */
  cap: feeCap.nullable(),
  /** Each side's agreement to this very sheet. */
  agreements: z.array(agreement),
  /** What changed since the reader's side agreed last; empty: nothing, or it never did. */
  changed: z.array(z.enum(sheetParts)),
  /** There is a fee, or an agent of both sides: both sides agree before a signature binds. */
  isAsked: z.boolean(),
  /** An agent acts for both sides: each side agrees in words before offers are made. */
  isDual: z.boolean(),
  /** Somebody has not agreed to such an agent yet: no offer, and no signature. */
  waitsForRoles: z.boolean(),
  can: z.object({
    agree: z.boolean(),
    /** No signature of the reader will do it by the way. */
    agreeNow: z.boolean(),
    declare: z.boolean(),
  }),
});

export type FeeSheetOfDeal = z.infer<typeof feeSheet>;

export const exampleSheet: FeeSheetOfDeal = {
  negotiationId: 3001,
  hash: '4f9c2b7d8e1a3c5f60718293a4b5c6d7e8f90123456789abcdef0123456789ab',
  club: { id: 2001, name: 'Virtus Brenta' },
  person: { kind: 'player', id: 5001, name: 'Marco Bianchi' },
  agents: [{ agentId: 40001, name: 'Elena Rossi', licence: exampleLine, actsFor: 'person' }],
  fees: [{ agentId: 40001, payer: 'club', percent: 5, base: 'seasonPay', amount: 900, instalments: 1 }],
  cost: { amount: 2500, discount: 0 },
  cap: exampleFeeCap,
  agreements: [{ side: 'club', dual: false, at: '2026-09-15T10:00:00.000Z' }],
  changed: [],
  isAsked: true,
  isDual: false,
  waitsForRoles: false,
  can: { agree: false, agreeNow: false, declare: false },
};
