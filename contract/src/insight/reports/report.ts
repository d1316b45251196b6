import { negotiationStatuses } from '@trattativa/domain/deals/negotiation-statuses';
import { reportedTerms } from '@trattativa/domain/deals/offers/offer-terms';
import { coachingStaffRoles } from '@trattativa/domain/people/coaching-staff-roles';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { feet } from '@trattativa/domain/people/players/feet';
import { listingStates } from '@trattativa/domain/people/players/listing-states';
import { z } from 'zod';
import { negotiationItem } from '../../deals/negotiations/negotiation.ts';
import { offerItem } from '../../deals/offers/offer.ts';
import { shownTerms } from '../../deals/offers/term-schemas.ts';
import { oneOf } from '../../fields.ts';
import { request } from '../../market/requests/request.ts';
import { licenceLine } from '../../people/agents/licence.ts';
import { experience } from '../../people/players/career.ts';
import { player } from '../../people/players/player.ts';
import { skillsEvaluations } from '../../people/players/skills.ts';

/** 256 random bits: the only key to a public report. */
export const shareId = z.string({ error: 'required' }).regex(/^[A-Za-z0-9_-]{22,64}$/, 'invalid');

/** The common fields of all reports. */
const everyReport = {
  shareId: z.string(),
  /** Id of the thing itself, where the caller is logged in and may open it there. */
  opens: z.number().int().nullable(),
};

/** A player's published groups; unpublished groups are absent. */
export const playerReport = z.object({
  ...everyReport,
  updatedAt: z.string(),
  /** The player's consent to the listing; a disputed listing is not shown at all. */
  listing: z.enum(listingStates),
  principalRole: oneOf(playerRoles).nullable(),
  secondaryRole: oneOf(playerRoles).nullable(),
  identity: z
    .object({
      name: z.string(),
      surname: z.string(),
      age: z.number().int().nullable(),
      nationality: z.string().nullable(),
      ...player.pick({
        secondNationality: true,
        eligibleAssociations: true,
        registeredAssociation: true,
        permitNeeded: true,
      }).shape,
      euPassport: z.boolean().nullable(),
      imageUrl: z.string().nullable(),
    })
    .optional(),
  physical: z
    .object({
      foot: oneOf(feet).nullable(),
      heightCm: z.number().int().nullable(),
      weightKg: z.number().int().nullable(),
    })
    .optional(),
  career: z
    .object({
      currentClub: z.string(),
      currentLevel: z.number().int().nullable(),
      minutesPercent: z.number().int().nullable(),
      /** The newest first, without what was earned. */
      items: z.array(experience.omit({ salary: true, canVerify: true })),
    })
    .optional(),
  skills: z
    .object({
      selected: z.array(z.number().int()),
      /** Means by evaluator role, without names. */
      roles: skillsEvaluations.shape.roles,
    })
    .optional(),
  video: z
    .object({
      videoUrl: z.string().nullable(),
      youtubeUrl: z.string().nullable(),
      footballDataUrl: z.string().nullable(),
      linkedinUrl: z.string().nullable(),
      facebookUrl: z.string().nullable(),
      instagramUrl: z.string().nullable(),
    })
    .optional(),
  availability: z
    .object({
      contractualStatus: oneOf(contractualStatuses).nullable(),
      ...player.pick({
        contractEnd: true,
        maySignFrom: true,
        optionHolder: true,
        optionUntil: true,
        openToFree: true,
        openToLoan: true,
        openToPermanent: true,
      }).shape,
      immediateAvailability: z.boolean().nullable(),
      searchLevels: z.array(z.number().int()),
      countriesInterested: z.array(z.string()),
      country: z.string().nullable(),
    })
    .optional(),
  /** Euros gross a month; `playerValue` euros. */
  economic: z
    .object({
      salary: z.number().nullable(),
      requestedSalary: z.number().nullable(),
      refundRange: z.number().int().nullable(),
      requestedFood: z.boolean().nullable(),
      requestedAccommodation: z.number().int().nullable(),
      requestedBonus: z.number().nullable(),
      playerValue: z.number().nullable(),
      releaseClause: z.number().nullable(),
      askingFee: z.number().nullable(),
      payShare: z.number().int().nullable(),
    })
    .optional(),
  /** The record's phone, and name and address of whoever published it. */
  contacts: z.object({ name: z.string(), email: z.string(), phone: z.string() }).optional(),
  documents: z
    .array(z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.number().int() }))
    .optional(),
});

export type PlayerReport = z.infer<typeof playerReport>;

/** A request as the market shows it. */
export const requestReport = z.object({
  ...everyReport,
  request: request.pick({
    id: true,
    status: true,
    season: true,
    team: true,
    publishedBy: true,
    role: true,
    level: true,
    city: true,
    country: true,
    address: true,
    overAge: true,
    underAge: true,
    monthlyOffer: true,
    refundRange: true,
    contractualStatus: true,
    immediateAvailability: true,
    foot: true,
    minHeightCm: true,
    euPassport: true,
    skills: true,
    secondRoleAccepted: true,
    bornFrom: true,
    bornTo: true,
    quota: true,
    nationalities: true,
    nonEuPlace: true,
    minMinutes: true,
    moves: true,
    feeBudget: true,
    playersSought: true,
    neededFrom: true,
    neededUntil: true,
    answerBy: true,
    board: true,
    lodging: true,
    car: true,
    project: true,
    requestedMaterial: true,
    createdAt: true,
  }),
});

export type RequestReport = z.infer<typeof requestReport>;

const namedPlayer = z.object({
  name: z.string(),
  surname: z.string(),
  age: z.number().int().nullable(),
  nationality: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** The player's own report. */
  shareId: z.string(),
});

const sharer = z.object({ name: z.string(), detail: z.string(), imageUrl: z.string().nullable() });

/**
 * A negotiation as one of its sides shares it. The player's name is shown only if the player's own report publishes it; of
 * the sides only the sharing one is shown.
 */
export const negotiationReport = z.object({
  ...everyReport,
  sharedBy: z.enum(['club', 'proposer']),
  level: z.number().int(),
  immediateAvailability: z.boolean(),
  createdAt: z.string(),
  principalRole: oneOf(playerRoles).nullable(),
  secondaryRole: oneOf(playerRoles).nullable(),
  player: namedPlayer.nullable(),
  /** Club and town, or agent and agency. */
  sharer: sharer.optional(),
  /** Licence of the agent who shares; absent where no agent shares, or the agent stays unnamed. */
  agentLicence: licenceLine.optional(),
  /** Whether the player stands by the agent's proposal; in every report, whatever the side chose. */
  consent: negotiationItem.shape.consent,
  consentWay: negotiationItem.shape.consentWay,
  /** The transaction cost in euros; null if none was stated. */
  terms: z.object({ price: z.number().nullable() }).optional(),
  progress: z
    .object({
      status: oneOf(negotiationStatuses),
      cause: negotiationItem.shape.cause,
      changedAt: z.string(),
    })
    .optional(),
});

export type NegotiationReport = z.infer<typeof negotiationReport>;

/**
 * An offer as one of its sides shares it, by the same rules; place, comments and commission are in none of its groups. An
 * offer to a member of coaching staff says the role and no name.
 */
export const offerReport = z.object({
  ...everyReport,
  sharedBy: z.enum(['club', 'recipient']),
  level: z.number().int(),
  country: z.string(),
  season: z.number().int(),
  createdAt: z.string(),
  principalRole: oneOf(playerRoles).nullable(),
  secondaryRole: oneOf(playerRoles).nullable(),
  /** Role of a member of coaching staff; null: the offer is to a player. */
  coachRole: oneOf(coachingStaffRoles).nullable(),
  player: namedPlayer.nullable(),
  /** Whether the player stands by the agent's proposal that the offer answers; in every report. */
  consent: negotiationItem.shape.consent,
  consentWay: negotiationItem.shape.consentWay,
  sharer: sharer.optional(),
  /** Terms of the revision in force, in euros; the salary is gross a month. */
  terms: z.object(shownTerms(reportedTerms)).optional(),
  progress: z
    .object({ status: offerItem.shape.status, changedAt: z.string(), expiresOn: z.string().nullable() })
    .optional(),
});

export type OfferReport = z.infer<typeof offerReport>;
