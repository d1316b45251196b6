import { costStandings } from '@trattativa/domain/deals/transaction-cost';
import { z } from 'zod';

/** What staff said to a cost above the tariff. Amounts in euros. */
const costDecision = z.object({
  agreed: z.boolean(),
  /** The cost that the proposal stated. */
  stated: z.number(),
  reason: z.string(),
  at: z.string(),
});

/** The transaction cost of a deal, as its club accepts it with the signature. Amounts in euros, VAT included. */
export const dealCost = z.object({
  negotiationId: z.number().int(),
  /** Null: none is stated, and nothing will be invoiced. */
  cost: z.number().nullable(),
  /** What staff took off; the invoice has it as a line of its own. */
  discount: z.number(),
  /** What is invoiced: the cost less the discount. */
  due: z.number(),
  /** How that divides, to the cent as on the invoice: what remains without VAT, and the VAT. */
  net: z.number(),
  vat: z.number(),
  vatPercent: z.number(),
  /** The company that runs the platform and invoices; empty where its name is not set. */
  invoicedBy: z.string(),
  /** By the tariff for the pay of the accepted offer; null: no pay is agreed that the reader sees. */
  tariff: z.number().nullable(),
  /** Above it staff agree first. */
  maxCost: z.number(),
  standing: z.enum(costStandings),
  /** What the club accepted with its signature; null: it has not signed, or said nothing of a cost. */
  accepted: z.number().nullable(),
  decision: costDecision.nullable(),
});

export type DealCost = z.infer<typeof dealCost>;

/** A proposal whose cost is above the tariff and waits for staff. */
export const waitingCost = z.object({
  proposalId: z.number().int(),
  cost: z.number(),
  /** By the tariff for the highest pay that an accepted offer of the proposal states; null: none is accepted. */
  tariff: z.number().nullable(),
  maxCost: z.number(),
  /** Name of the person proposed. */
  person: z.string(),
  proposer: z.object({ name: z.string(), society: z.string() }),
  /** The open negotiations of the proposal, one a club. */
  deals: z.array(z.object({ negotiationId: z.number().int(), teamName: z.string() })),
  createdAt: z.string(),
});

export type WaitingCost = z.infer<typeof waitingCost>;

export const exampleCost: DealCost = {
  negotiationId: 3001,
  cost: 2500,
  discount: 60,
  due: 2440,
  net: 2000,
  vat: 440,
  vatPercent: 22,
  invoicedBy: 'Trattativa S.r.l.',
  tariff: 1500,
  maxCost: 15_000,
  standing: 'open',
  accepted: null,
  decision: null,
};

export const exampleWaitingCost: WaitingCost = {
  proposalId: 1001,
  cost: 40_000,
  tariff: 1500,
  maxCost: 15_000,
  person: 'Marco Bianchi',
  proposer: { name: 'Elena Rossi', society: 'Rossi Sport' },
  deals: [{ negotiationId: 3001, teamName: 'Virtus Brenta' }],
  createdAt: '2026-09-15T10:00:00.000Z',
};
