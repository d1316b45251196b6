import type { RejectionReason } from '@trattativa/domain/market/candidate-rejection-reasons';
import type { CandidateStatus } from '@trattativa/domain/market/candidate-statuses';
import type { CandidateMover } from '@trattativa/domain/market/candidate-transitions';
import { z } from 'zod';
import { id } from '../../fields.ts';
import type { CandidateAbilities } from './abilities.ts';
import { candidate, candidateStep } from './candidate.ts';

/**
 * What every event of a candidate says. Recipients are the club's members, the agent who published the request for it,
 * whoever keeps the player's record and the linked player. It carries the whole new state, so that a screen that shows the
 * one before can be redrawn from it; nothing that is private to the club.
 */
export interface CandidateChange {
  candidateId: number;
  requestId: number;
  playerId: number;
  teamId: number;
  /** Null for an application that was just made. */
  from: CandidateStatus | null;
  to: CandidateStatus;
  /** Rejected only because criteria differ. */
  temporary: boolean;
  by: CandidateMover;
  actorId: number | null;
  /** The version after the change. */
  version: number;
  /** ISO 8601 instant. */
  at: string;
  reason: RejectionReason | null;
  reasonText: string;
  /** What each side may do now. */
  can: Record<'club' | 'staff' | 'applicant', CandidateAbilities>;
}

export interface ApplicationEvents {
  /** A player applied: pending, or rejected temporarily. */
  'application.made': CandidateChange;
  /** The player's side took the application back: the candidate is gone. */
  'application.withdrawn': { candidateId: number; requestId: number; playerId: number };
  /** The club goes on with a candidate: 0 → 3. */
  'candidate.activated': CandidateChange;
  /** 3 → 1. */
  'candidate.signed': CandidateChange;
  /** By the club, with a reason. */
  'candidate.rejected': CandidateChange;
  /** The club took a temporary rejection back: pending again. */
  'candidate.takenBack': CandidateChange;
  /** The criteria of a temporarily rejected one fit now: pending again, by itself. */
  'candidate.reevaluated': CandidateChange;
  /** To the members of the club only: a shortlist mark or a note changed. */
  'candidate.noted': { candidateId: number; requestId: number };
}

const shown = z.object({
  candidateId: id,
  requestId: id,
  ...candidateStep.pick({
    to: true,
    temporary: true,
    version: true,
    at: true,
    reason: true,
    reasonText: true,
  }).shape,
  can: z.object({ applicant: candidate.shape.can }),
});

/** The fields that are pushed to browsers. */
export type ShownCandidateChange = z.infer<typeof shown>;

const which = z.object({ candidateId: id, requestId: id });

export const applicationLive = {
  'application.made': shown,
  'application.withdrawn': which,
  'candidate.activated': shown,
  'candidate.signed': shown,
  'candidate.rejected': shown,
  'candidate.takenBack': shown,
  'candidate.reevaluated': shown,
  'candidate.noted': which,
} satisfies Record<keyof ApplicationEvents, z.ZodType>;
