import type { SkillMark, SkillsEvaluations } from '@trattativa/contract/people/players/skills';
import { evaluatorRoles } from '@trattativa/domain/people/evaluator-roles';
import type { Actor } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { PlayerRow } from '../players/player.ts';
import {
  countEvaluators,
  findOrgChartPlace,
  findOwnEvaluation,
  listSkillMeans,
  type Marks,
} from './evaluations.repository.ts';
import { evaluatorRoleOf } from './evaluator-role.ts';

/** Mean and count of the evaluations per role, never with names; and the caller's own evaluation. */
export async function readEvaluations(
  db: Queryable,
  player: PlayerRow,
  actor: Actor,
): Promise<SkillsEvaluations> {
  const counts = await countEvaluators(db, player.id);
  const means = await listSkillMeans(db, player.id);
  const mine = await findOwnEvaluation(db, player.id, actor.accountId);
  return {
    playerId: player.id,
    roles: evaluatorRoles.map((role) => ({
      role,
      evaluators: counts.find((count) => count.role === role)?.evaluators ?? 0,
      means: means
        .filter((mean) => mean.role === role)
        .map(({ skill, mean, evaluators }) => ({ skill, mean, evaluators })),
    })),
    mine: mine && {
      role: mine.evaluator_role,
      values: valuesOf(mine.marks),
      evaluatedAt: mine.evaluated_at.toISOString(),
    },
    evaluatesAs: await findEvaluatorRole(db, player, actor),
  };
}

/** The role in which the caller evaluates this player, from the account and the club's org chart. */
export async function findEvaluatorRole(db: Queryable, player: PlayerRow, actor: Actor) {
  const place = actor.teamId === null ? null : await findOrgChartPlace(db, actor.teamId, actor.accountId);
  return evaluatorRoleOf(actor, player, place);
}

function valuesOf(marks: Marks): SkillMark[] {
  return marks.flatMap((value, index) =>
    value === null ? [] : [{ skill: (index + 1) as SkillMark['skill'], value }],
  );
}
