import { cancelReasons, rejectionReasons } from '@trattativa/domain/deals/offers/offer-reasons';
import { offerStatuses, offerTurns } from '@trattativa/domain/deals/offers/offer-statuses';
import { listedTerms, termKeys } from '@trattativa/domain/deals/offers/offer-terms';
import type { OfferMover } from '@trattativa/domain/deals/offers/offer-transitions';
import { proposalConsents } from '@trattativa/domain/deals/proposal-consent';
import { coachingStaffRoles } from '@trattativa/domain/people/coaching-staff-roles';
import { z } from 'zod';
import { oneOf } from '../../fields.ts';
import { proposedPlayer, proposedTeam } from '../negotiations/negotiation.ts';
import type { OfferAbilities } from './abilities.ts';
import { shownTerms } from './term-schemas.ts';

/** The caller's side in an offer. A reader can only read: a linked player who is a minor. */
export const offerSides = ['club', 'recipient', 'staff', 'reader'] as const;
export type OfferSide = (typeof offerSides)[number];

const status = oneOf(offerStatuses);
const reason = z.enum([...rejectionReasons, ...cancelReasons]);
const by = z.enum(['club', 'recipient', 'staff', 'system'] as const satisfies OfferMover[]);

export const offerAbilities = z.object({
  open: z.boolean(),
  accept: z.boolean(),
  reject: z.boolean(),
  revise: z.boolean(),
  cancel: z.boolean(),
  addPlayerInfo: z.boolean(),
  uploadDocument: z.boolean(),
} satisfies Record<keyof OfferAbilities, z.ZodBoolean>);

/** Euros; the salary gross a month. All about the commission: the club, the agent who keeps the record and staff only. */
const offerTerms = z.object(shownTerms(termKeys));

/** A member of coaching staff, as far as the parties see them. */
const offeredCoach = z.object({
  id: z.number().int(),
  name: z.string(),
  role: oneOf(coachingStaffRoles).nullable(),
  imageUrl: z.string().nullable(),
});

/** An offer as a list shows it. */
export const offerItem = z.object({
  id: z.number().int(),
  version: z.number().int(),
  status,
  reason: reason.nullable(),
  side: z.enum(offerSides),
  turn: z.enum(offerTurns).nullable(),
  /** Since when it waits for the side whose turn it is. */
  waitingSince: z.string(),
  changedAt: z.string(),
  createdAt: z.string(),
  /** The last day on which it can be accepted. */
  expiresOn: z.string().nullable(),
  negotiationId: z.number().int().nullable(),
  /** The application that it answers, and the request that was applied to. */
  candidateId: z.number().int().nullable(),
  requestId: z.number().int().nullable(),
  team: proposedTeam,
  /** Recipient of the offer: one of the two is set. */
  player: proposedPlayer.nullable(),
  coach: offeredCoach.nullable(),
  /** Agent, club or coach who owns the record and answers for the player. Null: the player. */
  keptBy: z.string().nullable(),
  /** Number of the revision in force. */
  revision: z.number().int(),
  /** How many seasons the contract is for. */
  seasons: z.number().int(),
  ...shownTerms(listedTerms),
});

export type OfferItem = z.infer<typeof offerItem>;

const offerRevision = z.object({
  number: z.number().int(),
  /** The side whose terms these are. */
  by: z.enum(offerTurns),
  /** Null: platform staff wrote them for the side. */
  actorName: z.string().nullable(),
  at: z.string(),
  terms: offerTerms,
});

export type OfferRevision = z.infer<typeof offerRevision>;

/** The kind of a timeline step. */
export const offerActs = [
  'created',
  'viewed',
  'revised',
  'accepted',
  'rejected',
  'canceled',
  'documentUploaded',
  'playerInfoAdded',
] as const;

export type OfferAct = (typeof offerActs)[number];

export const offerStep = z.object({
  /** The version that this step made. */
  version: z.number().int(),
  at: z.string(),
  act: z.enum(offerActs),
  from: status.nullable(),
  to: status,
  by,
  /** Null for the system and for staff. */
  actorName: z.string().nullable(),
  /** The revision in force after it. */
  revision: z.number().int(),
  reason: reason.nullable(),
  note: z.string().nullable(),
});

export type OfferStep = z.infer<typeof offerStep>;

const playerInfo = z.object({
  residence: z.string(),
  lastTeam: z.string(),
  lastTeamCountry: z.string(),
});

/** An offer on its own page. */
export const offer = offerItem.extend({
  /** Every revision, the first one first; the last is in force. */
  revisions: z.array(offerRevision),
  /** Residence and last team of the player; null until somebody adds them. Of players only. */
  playerInfo: playerInfo.nullable(),
  /** Oldest first. */
  timeline: z.array(offerStep),
  /** Whether the player stands by the agent's proposal that it answers; null: nobody has to. Unconfirmed, it is not accepted. */
  consent: z.enum(proposalConsents).nullable(),
  can: offerAbilities,
  /** The caller may enter the conversation in which the offer is talked about. */
  mayTalk: z.boolean(),
});

export type Offer = z.infer<typeof offer>;
