import { z } from 'zod';
import { teamCard } from '../../people/teams/endpoints.ts';
import { type RequestContentField, recipient, request, requestAgent } from './request.ts';

const { shape } = request;

const content = {
  role: shape.role.nullable(),
  level: shape.level.nullable(),
  city: shape.city,
  country: shape.country.nullable(),
  address: shape.address,
  overAge: shape.overAge,
  underAge: shape.underAge,
  monthlyOffer: shape.monthlyOffer,
  refundRange: shape.refundRange,
  contractualStatus: shape.contractualStatus,
  immediateAvailability: shape.immediateAvailability,
  foot: shape.foot,
  minHeightCm: shape.minHeightCm,
  euPassport: shape.euPassport,
  skills: shape.skills,
  secondRoleAccepted: shape.secondRoleAccepted,
  bornFrom: shape.bornFrom,
  bornTo: shape.bornTo,
  quota: shape.quota,
  nationalities: shape.nationalities,
  nonEuPlace: shape.nonEuPlace,
  minMinutes: shape.minMinutes,
  moves: shape.moves,
  feeBudget: shape.feeBudget,
  playersSought: shape.playersSought,
  neededFrom: shape.neededFrom,
  neededUntil: shape.neededUntil,
  answerBy: shape.answerBy,
  board: shape.board,
  lodging: shape.lodging,
  car: shape.car,
  project: shape.project,
  requestedMaterial: shape.requestedMaterial,
} satisfies Record<RequestContentField, z.ZodType>;

/** An unfinished request. Visible only to the club's members, the agent who writes it for them, and staff. */
export const requestDraft = z.object({
  id: z.number().int(),
  version: z.number().int(),
  /** Null: staff have not chosen the club yet. */
  team: teamCard.nullable(),
  /** The agent who writes it for the club; null: the club itself or staff. */
  writtenBy: requestAgent.nullable(),
  ...content,
  /** The future recipients; only when a single draft is read. */
  recipients: z.array(recipient).optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Name of the person who changed it last; empty when the account was deleted. */
  updatedBy: z.string(),
});

export type RequestDraft = z.infer<typeof requestDraft>;
