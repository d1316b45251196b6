import { deliveryStatuses } from '@trattativa/domain/market/delivery-statuses';
import { ownAnswers } from '@trattativa/domain/market/request-answers';
import {
  birthYears,
  maxRequestedNationalities,
  maxRequestedSkills,
  minutesAsked,
  playersSought,
  quotas,
} from '@trattativa/domain/market/request-limits';
import { requestStatuses } from '@trattativa/domain/market/request-statuses';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { moveKinds } from '@trattativa/domain/people/players/contract-facts';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { feet } from '@trattativa/domain/people/players/feet';
import { refundRanges } from '@trattativa/domain/people/players/refund-ranges';
import { skills } from '@trattativa/domain/people/players/skills';
import { ages, heightCm } from '@trattativa/domain/people/record-limits';
import {
  maxAddressLength,
  maxCommentsLength,
  maxNameLength,
  maxNoteLength,
} from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import {
  countryCode,
  id,
  line,
  oneOf,
  paragraph,
  plainDate,
  version,
  wholeEuros,
  wholeNumberIn,
} from '../../fields.ts';
import { teamCard } from '../../people/teams/endpoints.ts';

const ids = z.array(id).max(500, 'tooMany').nullish();

/** The writable criteria and the offer of a request. */
export const criterionFields = {
  /** The lowest and the highest age, in whole years on 1 July of the season. */
  overAge: wholeNumberIn(ages).nullish(),
  underAge: wholeNumberIn(ages).nullish(),
  /** The economic offer: euros gross a month, or the refund range of amateurs (0–4). */
  monthlyOffer: wholeEuros.nullish(),
  refundRange: oneOf(refundRanges).nullish(),
  contractualStatus: oneOf(contractualStatuses).nullish(),
  /** True: required. False or absent: no criterion. */
  immediateAvailability: z.boolean().nullish(),
  foot: oneOf(feet).nullish(),
  minHeightCm: wholeNumberIn(heightCm).nullish(),
  euPassport: z.boolean().nullish(),
  skills: z.array(oneOf(skills)).max(maxRequestedSkills, 'tooMany').nullish(),
  /** False: only players whose principal role it is. Absent in a new request: true. */
  secondRoleAccepted: z.boolean().nullish(),
  /** The kinds of deal that the club can make; none: not stated. */
  moves: z.array(z.enum(moveKinds)).max(moveKinds.length, 'tooMany').nullish(),
  /** Euros at most to the present club, for a permanent move. */
  feeBudget: wholeEuros.nullish(),
  /** The birth years of a quota, both included: met or missed. */
  bornFrom: wholeNumberIn(birthYears).nullish(),
  bornTo: wholeNumberIn(birthYears).nullish(),
  /** Nationalities, one of which is enough; none: no criterion. */
  nationalities: z.array(countryCode).max(maxRequestedNationalities, 'tooMany').nullish(),
  /** Whether the club has a place for a non-EU player left. False: only players who take none. */
  nonEuPlace: z.boolean().nullish(),
  /** Minutes played in the season before the request's, or in that season. */
  minMinutes: wholeNumberIn(minutesAsked).nullish(),
};

const writtenFields = {
  teamId: id.nullish(),
  role: oneOf(playerRoles).nullish(),
  level: oneOf(levels).nullish(),
  city: line(maxNameLength).nullish(),
  country: countryCode.nullish(),
  address: line(maxAddressLength).nullish(),
  ...criterionFields,
  /** The place in the squad list that a player of the birth years fills; only with birth years. */
  quota: z.enum(quotas).nullish(),
  playersSought: wholeNumberIn(playersSought).nullish(),
  neededFrom: plainDate.nullish(),
  neededUntil: plainDate.nullish(),
  /** The last day on which the club waits for answers. It closes nothing by itself. */
  answerBy: plainDate.nullish(),
  /** What the club gives beside the pay. */
  board: z.boolean().nullish(),
  lodging: z.boolean().nullish(),
  car: z.boolean().nullish(),
  project: paragraph(maxCommentsLength).nullish(),
  requestedMaterial: paragraph(maxNoteLength).nullish(),
  teamIds: ids,
  agentIds: ids,
  coachingStaffIds: ids,
};

/** The id of the changed object and the version that the writer saw; absent for a new one. */
const changed = { id: id.nullish(), version: version.nullish() };

/**
 * The writable fields of a request (spec §3). Mandatory fields may be absent here, so that the use case can refuse them with
 * the spec's text. In a change, an omitted field stays and null clears it.
 */
export const requestInput = z
  .strictObject({ ...changed, ...writtenFields })
  .refine(({ overAge, underAge }) => overAge == null || underAge == null || overAge <= underAge, {
    path: ['overAge'],
    message: 'fromAboveTo',
  })
  .refine(({ bornFrom, bornTo }) => bornFrom == null || bornTo == null || bornFrom <= bornTo, {
    path: ['bornFrom'],
    message: 'fromAboveTo',
  })
  .refine(({ neededFrom, neededUntil }) => !neededFrom || !neededUntil || neededFrom <= neededUntil, {
    path: ['neededFrom'],
    message: 'fromAboveTo',
  });

/** The writable fields of a draft: anything may be missing, and ages, years and days may be in the wrong order. */
export const requestDraftInput = z.strictObject({ ...changed, ...writtenFields });

export type RequestDraftInput = z.infer<typeof requestDraftInput>;

export type RequestInput = z.infer<typeof requestInput>;

/** What a request asks and offers: everything written but its club and its recipients. */
export type RequestContentField = Exclude<
  keyof RequestInput,
  'id' | 'version' | 'teamId' | 'teamIds' | 'agentIds' | 'coachingStaffIds'
>;

/** The agent who published a request for the club that mandated them. */
export const requestAgent = z.object({ id: z.number().int(), name: z.string(), society: z.string() });

export const recipientKinds = ['team', 'agent', 'coachingStaff'] as const;

export const recipient = z.object({
  kind: z.enum(recipientKinds),
  /** Id of the club, the agent or the coaching staff record. */
  id: z.number().int(),
  name: z.string(),
  /** Agency or town. */
  detail: z.string(),
  delivery: oneOf(deliveryStatuses),
});

export type Recipient = z.infer<typeof recipient>;

export const requestStatusChange = z.object({
  at: z.string(),
  by: z.string(),
  from: oneOf(requestStatuses),
  to: oneOf(requestStatuses),
  note: z.string(),
});

/** Numbers of recipients, of those reached, and of those who opened the request (spec §4). */
export const requestDelivery = z.object({
  recipients: z.number().int(),
  sent: z.number().int(),
  viewed: z.number().int(),
});

export type RequestDelivery = z.infer<typeof requestDelivery>;

export const request = z.object({
  id: z.number().int(),
  version: z.number().int(),
  status: oneOf(requestStatuses),
  /** The first calendar year of the season that it is for. */
  season: z.number().int(),
  team: teamCard,
  /** Published by this agent on behalf of the club; null: by the club itself or by staff. */
  publishedBy: requestAgent.nullable(),
  role: oneOf(playerRoles),
  level: z.number().int(),
  city: z.string(),
  country: z.string(),
  address: z.string(),
  overAge: z.number().int().nullable(),
  underAge: z.number().int().nullable(),
  monthlyOffer: z.number().nullable(),
  refundRange: z.number().int().nullable(),
  contractualStatus: oneOf(contractualStatuses).nullable(),
  immediateAvailability: z.boolean(),
  foot: oneOf(feet).nullable(),
  minHeightCm: z.number().int().nullable(),
  euPassport: z.boolean(),
  skills: z.array(z.number().int()),
  secondRoleAccepted: z.boolean(),
  bornFrom: z.number().int().nullable(),
  bornTo: z.number().int().nullable(),
  quota: z.enum(quotas).nullable(),
  nationalities: z.array(z.string()),
  nonEuPlace: z.boolean().nullable(),
  minMinutes: z.number().int().nullable(),
  moves: z.array(z.enum(moveKinds)),
  feeBudget: z.number().nullable(),
  playersSought: z.number().int().nullable(),
  neededFrom: z.string().nullable(),
  neededUntil: z.string().nullable(),
  answerBy: z.string().nullable(),
  board: z.boolean(),
  lodging: z.boolean(),
  car: z.boolean(),
  project: z.string(),
  requestedMaterial: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The delivery status for the caller, when the caller is a recipient. */
  myDelivery: oneOf(deliveryStatuses).nullable(),
  /** What the caller's side has answered, when it is a recipient; `missing`: nothing yet. */
  myAnswer: z.enum(ownAnswers).nullable(),
  /** The delivery to all recipients, for callers who may manage the request; else null. */
  delivery: requestDelivery.nullable(),
  /** For the club that made it and staff, when one request is asked for. */
  recipients: z.array(recipient).optional(),
  statusChanges: z.array(requestStatusChange).optional(),
  can: z.object({
    edit: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    duplicate: z.boolean(),
    seeCandidates: z.boolean(),
  }),
});

export type Request = z.infer<typeof request>;
