import {
  commissionPayers,
  commissionSeasons,
  contractKinds,
  optionSides,
} from '@trattativa/domain/deals/contract-kinds';
import type { BonusStep, ContractOption, SeasonPay } from '@trattativa/domain/deals/contract-terms';
import { cancelReasons, rejectionReasons } from '@trattativa/domain/deals/offer-reasons';
import { offerStatuses, offerTurns } from '@trattativa/domain/deals/offer-statuses';
import type { BonusPer, OfferTerms } from '@trattativa/domain/deals/offer-terms';
import type { OfferMover } from '@trattativa/domain/deals/offer-transitions';
import { proposalConsents } from '@trattativa/domain/deals/proposal-consent';
import { seasonGoals } from '@trattativa/domain/deals/season-goals';
import { accommodations } from '@trattativa/domain/people/accommodations';
import { z } from 'zod';
import { oneOf } from '../../fields.ts';
import { proposedPlayer, proposedTeam } from '../negotiations/negotiation.ts';
import type { OfferAbilities } from './abilities.ts';

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

const bonusPer = z.object({
  amount: z.number(),
  every: z.number().int(),
} satisfies Record<keyof BonusPer, z.ZodNumber>);

const seasonPay = z.object({
  monthlySalary: z.number(),
  months: z.number().int(),
  signingFee: z.number().nullable(),
  imageRights: z.number().nullable(),
} satisfies Record<keyof SeasonPay, z.ZodType>);

const bonusStep = z.object({
  from: z.number().int(),
  amount: z.number(),
} satisfies Record<keyof BonusStep, z.ZodNumber>);

const contractOption = z.object({
  side: z.enum(optionSides),
  seasons: z.number().int(),
  until: z.string(),
} satisfies Record<keyof ContractOption, z.ZodType>);

const contractKind = z.enum(contractKinds).nullable();

/** Euros; the salary gross a month. */
export const offerTerms = z.object({
  monthlySalary: z.number(),
  food: z.boolean(),
  house: oneOf(accommodations).nullable(),
  travelTicket: z.boolean(),
  playoffBonus: z.number().nullable(),
  leagueWinnersBonus: z.number().nullable(),
  playoutBonus: z.number().nullable(),
  goalsBonus: bonusPer.nullable(),
  assistsBonus: bonusPer.nullable(),
  matchesBonus: bonusPer.nullable(),
  seasonGoal: oneOf(seasonGoals).nullable(),
  level: z.number().int(),
  country: z.string(),
  city: z.string(),
  season: z.number().int(),
  months: z.number().int(),
  contractKind,
  signingFee: z.number().nullable(),
  imageRights: z.number().nullable(),
  /** The pay of the seasons after the first. */
  furtherSeasons: z.array(seasonPay),
  promotionBonus: z.number().nullable(),
  salvationBonus: z.number().nullable(),
  appearanceSteps: z.array(bonusStep),
  cleanSheetSteps: z.array(bonusStep),
  releaseClause: z.number().nullable(),
  option: contractOption.nullable(),
  /** All about the commission: the club, the agent who keeps the record and staff only; an amount, a percentage or neither. */
  commissionAmount: z.number().nullable().optional(),
  commissionPercent: z.number().nullable().optional(),
  commissionPayer: z.enum(commissionPayers).nullable().optional(),
  commissionSeasons: z.enum(commissionSeasons).nullable().optional(),
  commissionInstalments: z.number().int().nullable().optional(),
  comments: z.string(),
} satisfies Record<keyof OfferTerms, z.ZodType>);

/** A member of coaching staff, as far as the parties see them. */
const offeredCoach = z.object({
  id: z.number().int(),
  name: z.string(),
  role: z.number().int().nullable(),
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
  /** One of the two is set. */
  player: proposedPlayer.nullable(),
  coach: offeredCoach.nullable(),
  /** Who answers for the player: the agent, club or coach who owns the record. Null: the player. */
  keptBy: z.string().nullable(),
  /** Of the revision in force. */
  revision: z.number().int(),
  monthlySalary: z.number(),
  season: z.number().int(),
  months: z.number().int(),
  contractKind,
  /** How many seasons the contract is for. */
  seasons: z.number().int(),
  signingFee: z.number().nullable(),
  level: z.number().int(),
  country: z.string(),
  city: z.string(),
  /** Of the revision in force, with the same visibility as in the terms. */
  commissionAmount: z.number().nullable().optional(),
  commissionPercent: z.number().nullable().optional(),
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
