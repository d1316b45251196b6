import { rejectionReasons } from '@trattativa/domain/market/candidate-rejection-reasons';
import { applicationSources, candidateStatuses } from '@trattativa/domain/market/candidate-statuses';
import type { CandidateMover } from '@trattativa/domain/market/candidate-transitions';
import { matchingKinds } from '@trattativa/domain/market/matching-kinds';
import { feet } from '@trattativa/domain/people/players/feet';
import { skillGroups } from '@trattativa/domain/people/players/skills';
import { z } from 'zod';
import { oneOf } from '../../fields.ts';
import { match, matchedCriterion } from '../matching/match.ts';
import type { CandidateAbilities } from './abilities.ts';

const status = oneOf(candidateStatuses);
const reason = z.enum(rejectionReasons);

const abilities = z.object({
  activate: z.boolean(),
  sign: z.boolean(),
  reject: z.boolean(),
  takeBack: z.boolean(),
  withdraw: z.boolean(),
  shortlist: z.boolean(),
  note: z.boolean(),
} satisfies Record<keyof CandidateAbilities, z.ZodBoolean>);

/** A player who applied to a request, and how they fit it now. */
export const candidate = z.object({
  id: z.number().int(),
  version: z.number().int(),
  status,
  /** Rejected only because criteria differ; comes back by itself when they fit. */
  temporary: z.boolean(),
  source: z.enum(applicationSources),
  /** `none`: not even a partial match. */
  kind: z.enum([...matchingKinds, 'none']),
  /** 0–100 */
  score: z.number().int(),
  criteria: z.array(matchedCriterion),
  player: match.shape.player,
  request: match.shape.request,
  appliedAt: z.string(),
  changedAt: z.string(),
  /** Reason of a final rejection, as the player reads it. */
  reason: reason.nullable(),
  reasonText: z.string(),
  /** For the club's side only. */
  shortlisted: z.boolean().optional(),
  /** For the club's members only. */
  notes: z.number().int().optional(),
  can: abilities,
});

export type Candidate = z.infer<typeof candidate>;

export const candidateStep = z.object({
  version: z.number().int(),
  at: z.string(),
  from: status.nullable(),
  to: status,
  temporary: z.boolean(),
  by: z.enum(['club', 'staff', 'applicant', 'system'] as const satisfies CandidateMover[]),
  reason: reason.nullable(),
  reasonText: z.string(),
});

export type CandidateStep = z.infer<typeof candidateStep>;

export const candidateNote = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Empty when the account is gone. */
  by: z.string(),
  text: z.string(),
});

export type CandidateNote = z.infer<typeof candidateNote>;

/** A candidate on its own: with its timeline, and for the club's members their notes. */
export const candidateDetails = candidate.extend({
  timeline: z.array(candidateStep),
  noteList: z.array(candidateNote).optional(),
});

export type CandidateDetails = z.infer<typeof candidateDetails>;

/** One player of a comparison: the criteria of the request, the facts that decide, and how the player plays. */
export const comparedPlayer = z.object({
  player: match.shape.player,
  kind: candidate.shape.kind,
  score: z.number().int(),
  criteria: z.array(matchedCriterion),
  /** Null for one who is suggested and did not apply. */
  candidate: z.object({ id: z.number().int(), status, temporary: z.boolean() }).nullable(),
  foot: oneOf(feet).nullable(),
  heightCm: z.number().int().nullable(),
  weightKg: z.number().int().nullable(),
  minutesPercent: z.number().int().nullable(),
  immediateAvailability: z.boolean().nullable(),
  euPassport: z.boolean().nullable(),
  /** The player's own skills (1–40). */
  skills: z.array(z.number().int()),
  /** What others say: how many have marked skills, and the mean (1–10, one decimal) of each group of skills. */
  evaluation: z.object({
    evaluators: z.number().int(),
    means: z.array(z.object({ group: z.enum(skillGroups), mean: z.number() })),
  }),
});

export type ComparedPlayer = z.infer<typeof comparedPlayer>;
