import { type EvaluatorRole, evaluatorRole } from '@trattativa/domain/people/evaluator-roles';
import { orgChartRole } from '@trattativa/domain/people/org-chart-roles';
import type { Actor } from '../../platform/actor.ts';
import type { PlayerRow } from '../players/player.ts';

/**
 * As whom somebody evaluates a player, by what the token says and never by what the body says: a player evaluates only
 * themselves; a club's people by their place in its org chart, whoever has none as directive. Null: agents and staff,
 * for whom the spec has no evaluator role. `orgChartPlace` is the caller's in their club.
 */
export function evaluatorRoleOf(
  actor: Actor,
  player: Pick<PlayerRow, 'account_id'>,
  orgChartPlace: number | null,
): EvaluatorRole | null {
  if (actor.kind === 'player') return player.account_id === actor.accountId ? evaluatorRole.player : null;
  if (actor.kind === 'scout') return evaluatorRole.scout;
  if (actor.kind === 'coach') return evaluatorRole.coach;
  if (actor.kind !== 'team') return null;
  if (orgChartPlace === orgChartRole.sportsDirector) return evaluatorRole.sportsDirector;
  return orgChartPlace === orgChartRole.coach ? evaluatorRole.coach : evaluatorRole.directive;
}
