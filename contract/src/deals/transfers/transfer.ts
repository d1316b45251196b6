import { transferStates } from '@trattativa/domain/deals/transfers/agreement';
import { type TransferSide, transferSides } from '@trattativa/domain/deals/transfers/transfer-sides';
import {
  feeVats,
  purchaseKinds,
  sellOnBases,
  type TransferTerms,
  transferKinds,
  triggerEvents,
} from '@trattativa/domain/deals/transfers/transfer-terms';
import type { FeePercents } from '@trattativa/domain/deals/transfers/transfer-value';
import { z } from 'zod';
import { proposedPlayer, proposedTeam } from '../negotiations/negotiation.ts';
import type { TransferAbilities } from './abilities.ts';

const side = z.enum(transferSides);

export const transferAbilities = z.object({
  sign: z.boolean(),
  revise: z.boolean(),
  end: z.boolean(),
} satisfies Record<keyof TransferAbilities, z.ZodBoolean>);

const trigger = { event: z.enum(triggerEvents), count: z.number().int() };

const priceByDay = z.object({ amount: z.number(), until: z.string() });

/** Euros with cents. Of what most deals do without, a term that is not agreed is left out. */
export const transferTermsShape = z.object({
  kind: z.enum(transferKinds),
  until: z.string().nullable(),
  wageSharePercent: z.number().int().nullable(),
  purchase: z
    .object({
      kind: z.enum(purchaseKinds),
      amount: z.number(),
      until: z.string().nullable(),
      trigger: z.object(trigger).nullable(),
    })
    .nullable(),
  earlyRecall: z.object({ from: z.string(), until: z.string(), amount: z.number() }).optional(),
  purchaseParts: z
    .array(
      z.object({
        amount: z.number(),
        dueOn: z.string().nullable(),
        monthsAfter: z.number().int().nullable(),
      }),
    )
    .readonly()
    .optional(),
  counterOption: priceByDay.optional(),
  compensation: z.number(),
  instalments: z.array(z.object({ dueOn: z.string(), amount: z.number() })).readonly(),
  vat: z.enum(feeVats).optional(),
  solidarityOnTop: z.boolean().optional(),
  addOns: z.array(z.object({ ...trigger, amount: z.number(), cap: z.number() })).readonly(),
  valorisationBonus: z.object({ count: z.number().int(), amount: z.number(), cap: z.number() }).optional(),
  sellOnPercent: z.number().int().nullable(),
  sellOnRule: z.object({ base: z.enum(sellOnBases), until: z.string().nullable() }).optional(),
  buyBack: priceByDay.nullable(),
  matchingRight: z.boolean(),
  matchingRule: z.object({ until: z.string().nullable(), days: z.number().int().nullable() }).optional(),
  comments: z.string(),
} satisfies Record<keyof TransferTerms, z.ZodType>);

/** Whether each club has signed the terms in force. */
const signatures = z.object({ engaging: z.boolean(), releasing: z.boolean() } satisfies Record<
  TransferSide,
  z.ZodBoolean
>);

/** A transfer as a list of the two clubs shows it. */
export const transferItem = z.object({
  id: z.number().int(),
  negotiationId: z.number().int(),
  version: z.number().int(),
  state: z.enum(transferStates),
  /** The reader's club, or staff. */
  side: z.enum([...transferSides, 'staff']),
  turn: side.nullable(),
  /** Since when it waits for the club whose turn it is. */
  waitingSince: z.string(),
  changedAt: z.string(),
  createdAt: z.string(),
  player: proposedPlayer,
  engagingClub: proposedTeam,
  releasingClub: proposedTeam,
  /** The revision in force, and the club whose terms these are. */
  revision: z.number().int(),
  writtenBy: side,
  /** Hash of the terms in force; a club signs exactly these. */
  termsHash: z.string(),
  signed: signatures,
  kind: z.enum(transferKinds),
  compensation: z.number(),
  /** Terms in force, without what was written in words. */
  terms: transferTermsShape.omit({ comments: true }),
});

export type TransferItem = z.infer<typeof transferItem>;

export const transferRevision = z.object({
  number: z.number().int(),
  by: side,
  /** Null: platform staff wrote it for the club. */
  actorName: z.string().nullable(),
  at: z.string(),
  termsHash: z.string(),
  terms: transferTermsShape,
});

export type TransferRevision = z.infer<typeof transferRevision>;

export const transferActs = ['proposed', 'revised', 'signed', 'agreed', 'ended'] as const;
export type TransferAct = (typeof transferActs)[number];

const transferStep = z.object({
  /** The version that this step made. */
  version: z.number().int(),
  at: z.string(),
  act: z.enum(transferActs),
  by: z.enum([...transferSides, 'staff']),
  /** Null for staff. */
  actorName: z.string().nullable(),
  revision: z.number().int(),
  note: z.string().nullable(),
});

/** A transfer on its own page. */
export const transfer = transferItem.extend({
  /** Every revision, the first one first; the last is in force. */
  revisions: z.array(transferRevision),
  /** Oldest first. */
  timeline: z.array(transferStep),
  /** What the rules say of amounts between these two clubs, in percent; null: nothing that is known. */
  percents: z.object({ solidarity: z.number().nullable(), vat: z.number().nullable() } satisfies Record<
    keyof FeePercents,
    z.ZodType
  >),
  can: transferAbilities,
});

export type Transfer = z.infer<typeof transfer>;

/** What a party of a negotiation sees of the clubs' agreement. */
export const transferOfNegotiation = z.object({
  /** The transfer, for the two clubs and staff; the last one. */
  transferId: z.number().int().nullable(),
  /** When the clubs agreed; everybody else sees nothing but this. */
  agreedAt: z.string().nullable(),
  /** Whether the reader may begin the talks, and the club that keeps the player's record, which is asked by default. */
  mayPropose: z.boolean(),
  releasingClub: proposedTeam.nullable(),
  /** A signature on the platform has the player with this club: nobody else releases. */
  isRegistered: z.boolean(),
});

export type TransferOfNegotiation = z.infer<typeof transferOfNegotiation>;
