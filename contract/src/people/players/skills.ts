import { evaluatorRoles } from '@trattativa/domain/people/evaluator-roles';
import { highestMark, lowestMark, skills } from '@trattativa/domain/people/players/skills';
import { z } from 'zod';
import { hasNoDuplicates, oneOf, wholeNumber } from '../../fields.ts';

/** Skills by number, none twice: what a player is known for, and what matching compares. */
export const selectedSkills = z
  .array(oneOf(skills))
  .max(skills.length, 'tooMany')
  .refine(hasNoDuplicates, 'duplicate');

const skillMark = z.strictObject({
  skill: oneOf(skills),
  value: wholeNumber(lowestMark, highestMark),
});

/** The skills that somebody has an opinion about; none at all takes the evaluation back. */
export const skillMarks = z
  .array(skillMark)
  .max(skills.length, 'tooMany')
  .refine((marks) => hasNoDuplicates(marks.map(({ skill }) => skill)), 'duplicate');

export type SkillMark = z.infer<typeof skillMark>;

/** What the evaluators of one role think together. */
const roleEvaluation = z.object({
  /** 0 sports director, 1 directive, 2 coach, 3 scout, 4 player (spec §3) */
  role: oneOf(evaluatorRoles),
  /** How many people of this role have evaluated. */
  evaluators: z.number().int(),
  /** By skill: the mean of 1–10 with one decimal, and of how many. */
  means: z.array(z.object({ skill: z.number().int(), mean: z.number(), evaluators: z.number().int() })),
});

export type RoleEvaluation = z.infer<typeof roleEvaluation>;

export const skillsEvaluations = z.object({
  playerId: z.number().int(),
  /** All five, in their order. */
  roles: z.array(roleEvaluation).length(evaluatorRoles.length),
  /** What the caller has said, to go on from. */
  mine: z
    .object({
      role: oneOf(evaluatorRoles),
      values: z.array(z.object({ skill: z.number().int(), value: z.number().int() })),
      evaluatedAt: z.string(),
    })
    .nullable(),
  /** The evaluator role in which the caller may evaluate this player; null: not at all. */
  evaluatesAs: oneOf(evaluatorRoles).nullable(),
});

export type SkillsEvaluations = z.infer<typeof skillsEvaluations>;
