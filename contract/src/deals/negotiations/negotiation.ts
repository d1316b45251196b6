import { commissionPays } from '@trattativa/domain/deals/negotiation-limits';
import { negotiationStatuses } from '@trattativa/domain/deals/negotiation-statuses';
import type { NegotiationMover } from '@trattativa/domain/deals/negotiation-transitions';
import type { NegotiationTurn } from '@trattativa/domain/deals/negotiation-turn';
import { rejectionReasons } from '@trattativa/domain/deals/rejection-reasons';
import { listingStates } from '@trattativa/domain/people/listing-states';
import { z } from 'zod';
import { oneOf } from '../../fields.ts';
import type { NegotiationAbilities } from './abilities.ts';
import type { RejectionCause } from './rejection-cause.ts';

/** How the caller stands to a negotiation. A reader is the person proposed or the record's owner: they see, and do nothing. */
export const negotiationSides = ['club', 'proposer', 'staff', 'reader'] as const;
export type NegotiationSide = (typeof negotiationSides)[number];

const status = oneOf(negotiationStatuses);
const reasonCode = z.enum(rejectionReasons);
const cause = z.enum([
  'refusedByClub',
  'withdrawn',
  'signedElsewhere',
  'lapsed',
] as const satisfies RejectionCause[]);

export const negotiationAbilities = z.object({
  open: z.boolean(),
  reject: z.boolean(),
  withdraw: z.boolean(),
  trial: z.boolean(),
  sign: z.boolean(),
  confirm: z.boolean(),
  takeBack: z.boolean(),
  reopen: z.boolean(),
} satisfies Record<keyof NegotiationAbilities, z.ZodBoolean>);

/** The facts about the player that decide; the whole card is `Player/GetPlayerInfo`. */
export const proposedPlayer = z.object({
  id: z.number().int(),
  name: z.string(),
  surname: z.string(),
  age: z.number().int().nullable(),
  principalRole: z.number().int().nullable(),
  secondaryRole: z.number().int().nullable(),
  foot: z.number().int().nullable(),
  heightCm: z.number().int().nullable(),
  nationality: z.string().nullable(),
  contractualStatus: z.number().int().nullable(),
  currentClub: z.string(),
  currentLevel: z.number().int().nullable(),
  imageUrl: z.string().nullable(),
  /** Whether the player stands by the portfolio that proposes them. */
  listing: z.enum(listingStates),
});

/** The same of a member of coaching staff; the whole card is `CoachingStaff/GetCoachingStaffInfo`. */
const proposedStaffMember = z.object({
  id: z.number().int(),
  name: z.string(),
  surname: z.string(),
  age: z.number().int().nullable(),
  role: z.number().int().nullable(),
  /** The highest licence. */
  qualification: z.number().int().nullable(),
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
  profile: z.number().int(),
  imageUrl: z.string().nullable(),
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
  turn: z.enum(['club', 'proposer'] as const satisfies NegotiationTurn[]).nullable(),
  /** Since when it waits on whose turn it is. */
  waitingSince: z.string(),
  changedAt: z.string(),
  createdAt: z.string(),
  /** Who is proposed: one of the two. */
  player: proposedPlayer.nullable(),
  staffMember: proposedStaffMember.nullable(),
  team: proposedTeam,
  proposer: z.object({ name: z.string(), society: z.string() }),
  level: z.number().int(),
  immediateAvailability: z.boolean(),
  /** Euros. Not for readers. */
  price: z.number().optional(),
});

export type NegotiationItem = z.infer<typeof negotiationItem>;

export const negotiationStep = z.object({
  /** The version that this step made. */
  version: z.number().int(),
  at: z.string(),
  from: status.nullable(),
  to: status,
  by: z.enum(['club', 'proposer', 'staff', 'system'] as const satisfies NegotiationMover[]),
  /** Null for the system and for staff. */
  actorName: z.string().nullable(),
  cause: cause.nullable(),
  reasonCode: reasonCode.nullable(),
  reason: z.string().nullable(),
  /** Of a step that leaves the status as it is: the club signed, or its signature was taken back. */
  signature: z.enum(['signed', 'takenBack']).nullable(),
});

export type NegotiationStep = z.infer<typeof negotiationStep>;

/** A negotiation on its own page. */
export const negotiation = negotiationItem.extend({
  comments: z.string(),
  /** When it closes by itself if nobody stirs; null where silence closes nothing. */
  lapsesAt: z.string().nullable(),
  /** The proposer's side and staff only; one of the two, or neither. */
  commissionAmount: z.number().nullable().optional(),
  commissionPercent: z.number().nullable().optional(),
  /** Of which pay the percent is. */
  commissionPay: z.enum(commissionPays).nullable().optional(),
  commissionInstalments: z.number().int().nullable().optional(),
  /** Oldest first. */
  timeline: z.array(negotiationStep),
  /**
   * The other open negotiations of the proposal: what confirming the signature closes. The proposer's side and staff
   * only: no club learns of another.
   */
  others: z.array(z.object({ id: z.number().int(), teamName: z.string(), status })).optional(),
  can: negotiationAbilities,
});

export type Negotiation = z.infer<typeof negotiation>;
