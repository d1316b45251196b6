import { type EvaluatorRole, evaluatorRole } from '@trattativa/domain/people/evaluator-roles';
import { type OrgChartRole, orgChartRole } from '@trattativa/domain/people/org-chart-roles';
import type { Actor } from '../../platform/actor.ts';
import { ownsPlayer } from '../players/players.policy.ts';

type EvaluatedPlayer = Parameters<typeof ownsPlayer>[1];

/**
 * The evaluator role of the caller by the token, never by the body (permission matrix): players evaluate only
 * themselves, clubs and coaches the players of their own list, scouts the players they may see. Club members
 * have the role of their place in the org chart (`orgChartPlace`), by default directive. Null for everybody
 * else, including agents and staff, for whom the spec has no evaluator role.
 */
export function evaluatorRoleOf(
  actor: Actor,
  player: EvaluatedPlayer,
  orgChartPlace: OrgChartRole | null,
): EvaluatorRole | null {
  if (actor.kind === 'player') return player.account_id === actor.accountId ? evaluatorRole.player : null;
  if (actor.kind === 'scout') return evaluatorRole.scout;
  if (!ownsPlayer(actor, player)) return null;
  if (actor.kind === 'coach') return evaluatorRole.coach;
  if (actor.kind !== 'team') return null;
  if (orgChartPlace === orgChartRole.sportsDirector) return evaluatorRole.sportsDirector;
  return orgChartPlace === orgChartRole.coach ? evaluatorRole.coach : evaluatorRole.directive;
}
