import { finalPriceTiers } from '@trattativa/domain/identity/platform-settings';
import {
  balanceStatuses,
  representationEndReasons,
  representationRefusals,
  shownRepresentationStatuses,
} from '@trattativa/domain/representation/representation-statuses';
import { z } from 'zod';
import { instant } from '../../fields.ts';

/** What a player pays in all when a negotiation at one of these levels is signed. Money in euros, VAT included. */
export const bandPrice = z.object({
  band: z.enum(finalPriceTiers),
  /** The first and last level of the band: 0–14 tiers, 15 the youth sector. */
  fromLevel: z.number().int(),
  toLevel: z.number().int(),
  price: z.number(),
  /** The price less the activation. */
  balance: z.number(),
});

export type BandPrice = z.infer<typeof bandPrice>;

const balance = z.object({
  id: z.number().int(),
  negotiationId: z.number().int(),
  level: z.number().int(),
  price: z.number(),
  /** The price less the activation that was paid. */
  amount: z.number(),
  /** A calendar day. */
  dueOn: z.string(),
  status: z.enum(balanceStatuses),
});

export type RepresentationBalance = z.infer<typeof balance>;

/** The representation of a player: the one that runs or was bought last, and what may be done now. Money in euros. */
export const representation = z.object({
  /** Null for a player whose profile is gone. */
  playerId: z.number().int().nullable(),
  status: z.enum(shownRepresentationStatuses),
  /** When the term begins; null before the payment. */
  activatedAt: instant.nullable(),
  /** The first instant after the term. */
  endsAt: instant.nullable(),
  endReason: z.enum(representationEndReasons).nullable(),
  /** A renewal that is paid and begins when this term ends. */
  renewedUntil: instant.nullable(),
  /** Whether a renewal waits for its payment. */
  renewalAwaitsPayment: z.boolean(),
  /** Agent who represents; an empty text is not known. */
  agent: z.object({
    name: z.string(),
    fifaLicence: z.string(),
    figcNumber: z.string(),
    coniNumber: z.string(),
  }),
  /** Null for a minor, to whom no price is shown. */
  activationCost: z.number().nullable(),
  /** Prices of the purchase that runs or waits; else what a purchase agrees today. Empty for a minor. */
  prices: z.array(bandPrice),
  months: z.number().int(),
  balanceDueDays: z.number().int(),
  /** What is to be paid now of the final balance; null: nothing. */
  balanceDue: z.number().nullable(),
  balance: balance.nullable(),
  /** The version of the terms that a purchase accepts today. */
  termsVersion: z.string(),
  /** What was accepted in the purchase shown, and when. */
  accepted: z.object({ termsVersion: z.string(), at: instant, immediateStart: z.boolean() }).nullable(),
  /** Until when the player may withdraw; null: no longer, or never begun. */
  withdrawUntil: instant.nullable(),
  /** Why the service cannot be bought now; null: it can. */
  refusal: z.enum(representationRefusals).nullable(),
  /** The mandatory fields that the profile lacks, in wire spelling. */
  missingFields: z.array(z.string()),
  can: z.object({
    activate: z.boolean(),
    renew: z.boolean(),
    payBalance: z.boolean(),
    withdraw: z.boolean(),
    cancelBalance: z.boolean(),
  }),
});

export type Representation = z.infer<typeof representation>;
