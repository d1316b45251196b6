import { type EvaluatorRole, evaluatorRole } from '../evaluator-roles.ts';
import { type SkillGroup, skillGroups, skillsByGroup } from './skills.ts';

/** Fewer evaluations than this say little: their picture is drawn pale. */
const enoughEvaluations = 3;

interface RoleMeans {
  role: EvaluatorRole;
  /** How many people of this role evaluated. */
  evaluators: number;
  means: readonly { skill: number; mean: number; evaluators: number }[];
}

export interface SkillSummary {
  /** The mean of each group over everybody; null where nobody evaluated it. In the order of the spec. */
  groups: readonly { group: SkillGroup; mean: number | null }[];
  /** How many evaluations are in the means. */
  evaluations: number;
  /** Nobody, only the player, a few others, enough others of a player who played little, or enough others. */
  confidence: 'none' | 'own' | 'few' | 'fewMinutes' | 'enough';
}

/**
 * All evaluations in one picture. What players think of themselves counts only while nobody else has evaluated them; of a
 * player who played few minutes even many evaluations say little.
 */
export function summariseSkills(roles: readonly RoleMeans[], fewMinutes = false): SkillSummary {
  const given = roles.filter(({ evaluators }) => evaluators > 0);
  const others = given.filter(({ role }) => role !== evaluatorRole.player);
  const used = others.length > 0 ? others : given;
  const evaluations = used.reduce((sum, { evaluators }) => sum + evaluators, 0);
  const marks = used.flatMap(({ means }) => means);
  const groups = skillGroups.map((group) => {
    const ids: readonly number[] = skillsByGroup[group];
    const ofGroup = marks.filter(({ skill }) => ids.includes(skill));
    const weight = ofGroup.reduce((sum, mark) => sum + mark.evaluators, 0);
    const total = ofGroup.reduce((sum, mark) => sum + mark.mean * mark.evaluators, 0);
    return { group, mean: weight === 0 ? null : Math.round((total / weight) * 10) / 10 };
  });
  const some =
    others.length > 0
      ? evaluations < enoughEvaluations
        ? 'few'
        : fewMinutes
          ? 'fewMinutes'
          : 'enough'
      : 'own';
  return { groups, evaluations, confidence: evaluations === 0 ? 'none' : some };
}
