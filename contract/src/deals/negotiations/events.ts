import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { Beginner, NegotiationMover } from '@trattativa/domain/deals/negotiation-transitions';
import type { RejectionReason } from '@trattativa/domain/deals/rejection-reasons';
import { z } from 'zod';
import { id } from '../../fields.ts';
import type { NegotiationAbilities } from './abilities.ts';
import {
  type EnquiryReply,
  enquiryReply,
  negotiation,
  negotiationAbilities,
  negotiationStep,
} from './negotiation.ts';
import type { RejectionCause } from './rejection-cause.ts';

/**
 * The fields of every event of a negotiation; recipients are the proposer's account, all members of the club and the linked
 * adult player or member of coaching staff. It carries the whole new state, so that a screen can update itself from it.
 */
export interface NegotiationChange {
  negotiationId: number;
  /** All negotiations of one proposal: the same person, one club each. */
  proposalId: number;
  /** Person proposed: a player or a member of coaching staff, the other is null. */
  playerId: number | null;
  coachingStaffId: number | null;
  teamId: number;
  begunBy: Beginner;
  /** The club's enquiry has no answer yet. */
  awaitsAnswer: boolean;
  /** The answer that was given to it by this change. */
  reply: EnquiryReply | null;
  /** Null for a negotiation that has just begun. Equal to `to` when only the signature or nothing changed. */
  from: NegotiationStatus | null;
  to: NegotiationStatus;
  by: NegotiationMover;
  /** The person who moved; null for the system. The name is null for the system and for staff. */
  actorId: number | null;
  actorName: string | null;
  /** The version after the change. */
  version: number;
  /** ISO 8601 instant. */
  at: string;
  /** What the mover wrote; null when nothing. */
  reason: string | null;
  /** Why it is rejected; null in any other status. */
  cause: RejectionCause | null;
  /** The code of the reason; null when none was given. */
  reasonCode: RejectionReason | null;
  /** When the club signed; null: not signed. */
  signedByTeamAt: string | null;
  /** What each side may do now. */
  can: Record<'club' | 'proposer' | 'staff', NegotiationAbilities>;
}

export interface NegotiationEvents {
  /** A club was chosen for a proposal, or asks for a player (`begunBy`): status 0. */
  'negotiation.started': NegotiationChange;
  /** The owner of the player's record answered the club's enquiry: available, or at these terms. A "no" rejects. */
  'negotiation.answered': NegotiationChange;
  /** 0 → 1, the notification was handed over. */
  'negotiation.delivered': NegotiationChange;
  /** 1 → 2, somebody of the side that is asked opened it first. */
  'negotiation.viewed': NegotiationChange;
  /** Refused, withdrawn, lapsed or closed by a signature elsewhere: `cause` says which and is never null. */
  'negotiation.rejected': NegotiationChange;
  /** 2 → 4, a trial. */
  'negotiation.putOnTrial': NegotiationChange;
  /** The club's signature was confirmed. */
  'negotiation.signed': NegotiationChange;
  /** 3 → 2, by staff. */
  'negotiation.reopened': NegotiationChange;
  /** The club signed; the status stays until the other side confirms. */
  'negotiation.signedByTeam': NegotiationChange;
  /** Either side withdrew the signature; the status stays. */
  'negotiation.signatureTakenBack': NegotiationChange;
  /** Seven days of silence; nothing changed. */
  'negotiation.reminded': NegotiationChange;
}

const shown = z.object({
  negotiationId: id,
  proposalId: id,
  ...negotiationStep.omit({ signature: true, answer: true }).shape,
  signedByTeamAt: negotiation.shape.signedByTeamAt,
  awaitsAnswer: z.boolean(),
  reply: enquiryReply.nullable(),
  can: z.object({
    club: negotiationAbilities,
    proposer: negotiationAbilities,
    staff: negotiationAbilities,
  }),
});

/** The fields that are pushed to browsers. */
export type ShownNegotiationChange = z.infer<typeof shown>;

export const negotiationLive = {
  'negotiation.started': shown,
  'negotiation.answered': shown,
  'negotiation.delivered': shown,
  'negotiation.viewed': shown,
  'negotiation.rejected': shown,
  'negotiation.putOnTrial': shown,
  'negotiation.signed': shown,
  'negotiation.reopened': shown,
  'negotiation.signedByTeam': shown,
  'negotiation.signatureTakenBack': shown,
  'negotiation.reminded': shown,
} satisfies Record<keyof NegotiationEvents, z.ZodType>;
