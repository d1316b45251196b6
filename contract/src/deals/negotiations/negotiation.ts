import { dealStages } from '@trattativa/domain/deals/deal-stages';
import { commissionPays } from '@trattativa/domain/deals/negotiation-limits';
import { negotiationStatuses } from '@trattativa/domain/deals/negotiation-statuses';
import {
  beginners,
  type NegotiationMover,
  type NegotiationTurn,
} from '@trattativa/domain/deals/negotiation-transitions';
import { offerStatuses, offerTurns } from '@trattativa/domain/deals/offers/offer-statuses';
import { consentWays, proposalConsents } from '@trattativa/domain/deals/proposal-consent';
import { rejectionReasons } from '@trattativa/domain/deals/rejection-reasons';
import { teamProfileTypes } from '@trattativa/domain/identity/profile-types';
import { coachingStaffRoles } from '@trattativa/domain/people/coaching-staff-roles';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { feet } from '@trattativa/domain/people/players/feet';
import { listingStates } from '@trattativa/domain/people/players/listing-states';
import { transferKinds } from '@trattativa/domain/people/players/transfer-kinds';
import { qualifications } from '@trattativa/domain/people/qualifications';
import { z } from 'zod';
import { oneOf } from '../../fields.ts';
import { licenceLine } from '../../people/agents/licence.ts';
import type { NegotiationAbilities } from './abilities.ts';
import { rejectionCauses } from './rejection-cause.ts';

/** The caller's side in a negotiation. A reader, the person proposed or the record's owner, can only read. */
export const negotiationSides = ['club', 'proposer', 'staff', 'reader'] as const;
export type NegotiationSide = (typeof negotiationSides)[number];

const status = oneOf(negotiationStatuses);
const reasonCode = z.enum(rejectionReasons);
const cause = z.enum(rejectionCauses);

export const negotiationAbilities = z.object({
  open: z.boolean(),
  answer: z.boolean(),
  reject: z.boolean(),
  withdraw: z.boolean(),
  trial: z.boolean(),
  sign: z.boolean(),
  confirm: z.boolean(),
  takeBack: z.boolean(),
  reopen: z.boolean(),
  answerProposal: z.boolean(),
} satisfies Record<keyof NegotiationAbilities, z.ZodBoolean>);

/** The facts about the player that decide; the whole card is `Player/GetPlayerInfo`. */
export const proposedPlayer = z.object({
  id: z.number().int(),
  name: z.string(),
  surname: z.string(),
  age: z.number().int().nullable(),
  principalRole: oneOf(playerRoles).nullable(),
  secondaryRole: oneOf(playerRoles).nullable(),
  foot: oneOf(feet).nullable(),
  heightCm: z.number().int().nullable(),
  nationality: z.string().nullable(),
  contractualStatus: oneOf(contractualStatuses).nullable(),
  currentClub: z.string(),
  currentLevel: z.number().int().nullable(),
  imageUrl: z.string().nullable(),
  videoUrl: z.string().nullable(),
  youtubeUrl: z.string().nullable(),
  /** Percentage of last season's minutes that the player played. */
  minutesPercent: z.number().int().nullable(),
  euPassport: z.boolean().nullable(),
  /** The player's consent to being listed by the proposing portfolio. */
  listing: z.enum(listingStates),
});

/** The facts about a member of coaching staff that decide; the whole card is `CoachingStaff/GetCoachingStaffInfo`. */
const proposedStaffMember = z.object({
  id: z.number().int(),
  name: z.string(),
  surname: z.string(),
  age: z.number().int().nullable(),
  role: oneOf(coachingStaffRoles).nullable(),
  /** The highest licence. */
  qualification: oneOf(qualifications).nullable(),
  nationality: z.string().nullable(),
  currentClub: z.string(),
  imageUrl: z.string().nullable(),
});

export const proposedTeam = z.object({
  id: z.number().int(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  level: z.number().int().nullable(),
  leagueName: z.string(),
  /** 1 registered, 5 not registered (written to at its contacts) */
  profile: oneOf(teamProfileTypes),
  imageUrl: z.string().nullable(),
});

/** The offer of a negotiation that counts now: an open one, else the accepted one. */
const offerInForce = z.object({
  id: z.number().int(),
  status: oneOf(offerStatuses),
  /** Number of the revision in force. */
  revision: z.number().int(),
  /** Euros gross a month. */
  monthlySalary: z.number(),
  months: z.number().int(),
  turn: z.enum(offerTurns).nullable(),
});

/** A negotiation as a list shows it. */
export const negotiationItem = z.object({
  id: z.number().int(),
  proposalId: z.number().int(),
  version: z.number().int(),
  status,
  /** Why it ended, of a rejected one. */
  cause: cause.nullable(),
  /** The code of the reason, where one was given. */
  reasonCode: reasonCode.nullable(),
  /** The club has signed and the other side has not confirmed yet, or, of a signed one, when the club signed. */
  signedByTeamAt: z.string().nullable(),
  side: z.enum(negotiationSides),
  /** The club, with an enquiry; else the side that proposes. */
  begunBy: z.enum(beginners),
  /** The club's enquiry has no answer yet. */
  awaitsAnswer: z.boolean(),
  turn: z.enum(['club', 'proposer'] as const satisfies NegotiationTurn[]).nullable(),
  /** Since when it waits for the side whose turn it is. */
  waitingSince: z.string(),
  changedAt: z.string(),
  createdAt: z.string(),
  /** Person proposed: one of the two. */
  player: proposedPlayer.nullable(),
  staffMember: proposedStaffMember.nullable(),
  team: proposedTeam,
  proposer: z.object({ name: z.string(), society: z.string() }),
  /** The licence of the agent who proposes or keeps the record; absent where that is no agent. */
  agentLicence: licenceLine.optional(),
  /** Whether the player stands by the agent's proposal; null where nobody has to. */
  consent: z.enum(proposalConsents).nullable(),
  /** Person who answered by the link of a mail; null: somebody with a login, a mandate, or nobody yet. */
  consentWay: z.enum(consentWays).nullable(),
  level: z.number().int(),
  immediateAvailability: z.boolean(),
  /** The transaction cost in euros; null if none was stated. Not for readers. */
  price: z.number().nullable().optional(),
  /** Null where there is none, and for readers who are not party to it. */
  offer: offerInForce.nullable(),
  /** The column of the board; null for a rejected one. */
  stage: z.enum(dealStages).nullable(),
  can: negotiationAbilities,
});

export type NegotiationItem = z.infer<typeof negotiationItem>;

export const negotiationStep = z.object({
  /** The version that this step made. */
  version: z.number().int(),
  at: z.string(),
  from: status.nullable(),
  to: status,
  by: z.enum(['club', 'proposer', 'player', 'staff', 'system'] as const satisfies NegotiationMover[]),
  /** Null for the system and for staff. */
  actorName: z.string().nullable(),
  cause: cause.nullable(),
  reasonCode: reasonCode.nullable(),
  reason: z.string().nullable(),
  /** For a step without a change of status: the club signed, or its signature was withdrawn. */
  signature: z.enum(['signed', 'takenBack']).nullable(),
  /** The enquiry was answered; a "no" is a rejection. */
  answer: z.enum(['available', 'terms']).nullable(),
});

export type NegotiationStep = z.infer<typeof negotiationStep>;

/** The answer to an enquiry that was not refused. Pay is in euros gross a month; `terms` has at least one bound. */
export const enquiryReply = z.object({
  answer: z.enum(['available', 'terms']),
  payFrom: z.number().nullable(),
  payTo: z.number().nullable(),
  sentence: z.string(),
  at: z.string(),
});

export type EnquiryReply = z.infer<typeof enquiryReply>;

/** What a club asked about a player. */
export const enquiry = z.object({
  kind: z.enum(transferKinds),
  /** First calendar year of the season. */
  season: z.number().int(),
  /** Euros gross a month. */
  payFrom: z.number().nullable(),
  payTo: z.number().nullable(),
  /** The last day (UTC) on which it can be answered. */
  answerBy: z.string(),
  sentence: z.string(),
  reply: enquiryReply.nullable(),
});

/** What a club asks for a player of its list whom it proposes. */
export const askedTerms = z.object({
  kind: z.enum(transferKinds),
  /** Transfer compensation or loan fee in whole euros. */
  fee: z.number().nullable(),
  loanUntil: z.string().nullable(),
  /** Share of the pay that the proposing club goes on paying during a loan. */
  wageSharePercent: z.number().int().nullable(),
});

/** A negotiation on its own page. */
export const negotiation = negotiationItem.extend({
  comments: z.string(),
  /** What the club asked; null unless it began the negotiation. */
  enquiry: enquiry.nullable(),
  /** What the club that proposes its player asks for; null of any other proposal. */
  asked: askedTerms.nullable(),
  /** The request that the proposal answers. */
  requestId: z.number().int().nullable(),
  /** Days of silence after which both sides are reminded, and after which it closes. */
  silence: z.object({ reminderDays: z.number().int(), lapseDays: z.number().int() }),
  /** When it closes automatically without activity; null: never. */
  lapsesAt: z.string().nullable(),
  /** The proposer's side and staff only; one of the two, or neither. */
  commissionAmount: z.number().nullable().optional(),
  commissionPercent: z.number().nullable().optional(),
  /** What the percentage is of. */
  commissionPay: z.enum(commissionPays).nullable().optional(),
  commissionInstalments: z.number().int().nullable().optional(),
  /** Oldest first. */
  timeline: z.array(negotiationStep),
  /**
   * The other open negotiations of the proposal, which confirming the signature closes. For the proposer's side and staff
   * only: clubs do not see each other.
   */
  others: z.array(z.object({ id: z.number().int(), teamName: z.string(), status })).optional(),
});

export type Negotiation = z.infer<typeof negotiation>;
