import { requestStatuses } from '@trattativa/domain/market/request-statuses';
import { contractualStatuses } from '@trattativa/domain/people/contractual-statuses';
import { feet } from '@trattativa/domain/people/feet';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { refundRanges } from '@trattativa/domain/people/refund-ranges';
import { skills } from '@trattativa/domain/people/skills';
import { z } from 'zod';
import { countryCode, id, line, oneOf, paragraph, version, wholeEuros, wholeNumber } from '../../fields.ts';
import { teamCard } from '../../people/teams/endpoints.ts';

const ids = z.array(id).max(500, 'tooMany').nullish();

/** What a request may ask of the player and offer, as it is written. */
export const criterionFields = {
  /** Ages that still fit, from and up to, whole years on 1 July of the season. */
  overAge: wholeNumber(0, 99).nullish(),
  underAge: wholeNumber(0, 99).nullish(),
  /** The economic offer: euros gross a month, or the refund range of amateurs (0–4). */
  monthlyOffer: wholeEuros.nullish(),
  refundRange: oneOf(refundRanges).nullish(),
  contractualStatus: oneOf(contractualStatuses).nullish(),
  /** True: asked for. False or absent: it does not count. */
  immediateAvailability: z.boolean().nullish(),
  foot: oneOf(feet).nullish(),
  minHeightCm: wholeNumber(100, 250).nullish(),
  euPassport: z.boolean().nullish(),
  skills: z.array(oneOf(skills)).max(10, 'tooMany').nullish(),
};

const writtenFields = {
  teamId: id.nullish(),
  role: oneOf(playerRoles).nullish(),
  level: oneOf(levels).nullish(),
  city: line(120).nullish(),
  country: countryCode.nullish(),
  address: line(200).nullish(),
  ...criterionFields,
  project: paragraph(4000).nullish(),
  requestedMaterial: paragraph(2000).nullish(),
  teamIds: ids,
  agentIds: ids,
  coachingStaffIds: ids,
};

/** The id of what is changed and the version that the writer saw; absent for what is new. */
const changed = { id: id.nullish(), version: version.nullish() };

/**
 * What may be written to a request (spec §3). What the spec asks for but a careless caller leaves out is not refused
 * here: the service says what is missing in the spec's words. Of a request that is there, what is left out stays as it is,
 * and null empties a field.
 */
export const requestInput = z
  .strictObject({ ...changed, ...writtenFields })
  .refine(({ overAge, underAge }) => overAge == null || underAge == null || overAge <= underAge, {
    path: ['overAge'],
    message: 'fromAboveTo',
  });

/** The same, unfinished: anything may be missing, and ages may still stand the wrong way round. */
export const requestDraftInput = z.strictObject({ ...changed, ...writtenFields });

export type RequestDraftInput = z.infer<typeof requestDraftInput>;

export type RequestInput = z.infer<typeof requestInput>;

/** The agent who published a request for the club that mandated them. */
export const requestAgent = z.object({ id: z.number().int(), name: z.string(), society: z.string() });

export const recipientKinds = ['team', 'agent', 'coachingStaff'] as const;

export const recipient = z.object({
  kind: z.enum(recipientKinds),
  /** Of the club, the agent or the coaching staff record. */
  id: z.number().int(),
  name: z.string(),
  /** Agency or town. */
  detail: z.string(),
  /** 0 pending, 1 sent, 2 viewed */
  delivery: z.number().int(),
});

export type Recipient = z.infer<typeof recipient>;

export const requestStatusChange = z.object({
  at: z.string(),
  by: z.string(),
  from: z.number().int(),
  to: z.number().int(),
  note: z.string(),
});

/** To how many a request goes, how many of them have got it, and how many of those have opened it (spec §4). */
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
  role: z.number().int(),
  level: z.number().int(),
  city: z.string(),
  country: z.string(),
  address: z.string(),
  overAge: z.number().int().nullable(),
  underAge: z.number().int().nullable(),
  monthlyOffer: z.number().nullable(),
  refundRange: z.number().int().nullable(),
  contractualStatus: z.number().int().nullable(),
  immediateAvailability: z.boolean(),
  foot: z.number().int().nullable(),
  minHeightCm: z.number().int().nullable(),
  euPassport: z.boolean(),
  skills: z.array(z.number().int()),
  project: z.string(),
  requestedMaterial: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** How far it has come to the caller, when the caller is one of its recipients. */
  myDelivery: z.number().int().nullable(),
  /** How far it has come to its recipients, for who may manage it; null for the others. */
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
