import {
  disputeStatuses,
  paymentProviders,
  paymentPurposes,
  paymentStatuses,
  providerRefusals,
  refundStatuses,
  reportSubjects,
  unappliedCauses,
} from '@trattativa/domain/billing/payment-statuses';
import { z } from 'zod';
import { instant } from '../../fields.ts';

/** A payment as a list shows it. Money in euros. */
export const payment = z.object({
  id: z.number().int(),
  purpose: z.enum(paymentPurposes),
  status: z.enum(paymentStatuses),
  amount: z.number(),
  refunded: z.number(),
  /** What can still be paid back: not what a bank took back, since the payer has that already. */
  refundable: z.number(),
  provider: z.enum(paymentProviders),
  createdAt: instant,
  paidAt: instant.nullable(),
  /** The player who pays; `playerId` is null once the record is gone. */
  payer: z.object({ accountId: z.number().int(), playerId: z.number().int().nullable(), name: z.string() }),
  representationId: z.number().int(),
  /** The provider's page, while it is open and for the payer only. */
  url: z.string().nullable(),
  refunds: z.array(
    z.object({
      id: z.number().int(),
      amount: z.number(),
      reason: z.string(),
      status: z.enum(refundStatuses),
      /** Why it failed, for staff; null for others. */
      refusal: z.enum(providerRefusals).nullable(),
      requestedAt: instant,
    }),
  ),
  disputes: z.array(
    z.object({
      id: z.number().int(),
      amount: z.number(),
      /** In the provider's words. */
      reason: z.string(),
      status: z.enum(disputeStatuses),
      evidenceDueAt: instant.nullable(),
      openedAt: instant,
    }),
  ),
  /** Reports of the provider that our records contradict, until staff have looked at them; none for others. */
  unapplied: z.array(
    z.object({
      id: z.number().int(),
      about: z.enum(reportSubjects),
      cause: z.enum(unappliedCauses),
      /** The provider's id of what it is about. */
      reference: z.string(),
      amount: z.number().nullable(),
      receivedAt: instant,
    }),
  ),
  /** Why staff should refund it: paid twice, or withdrawn from; null: no reason known. */
  refundOwed: z.enum(['superfluous', 'withdrawn']).nullable(),
  can: z.object({ continue: z.boolean(), refund: z.boolean() }),
});

export type Payment = z.infer<typeof payment>;
