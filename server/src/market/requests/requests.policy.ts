import { type Actor, isStaff } from '../../platform/actor.ts';
import { isActive, type RequestRow } from './request.ts';
import type { DraftRow } from './request-draft.ts';

/** The club's own people, or the agent who published it for them, as long as the club's mandate is in force. */
function ownsRequest(actor: Actor, request: Pick<RequestRow, 'team_id' | 'agent_id'>): boolean {
  if (actor.teamId !== null) return actor.teamId === request.team_id;
  return (
    actor.agentId !== null &&
    actor.agentId === request.agent_id &&
    actor.mandatedTeamIds.includes(request.team_id)
  );
}

/**
 * Who sees a request: the club that made it, its recipients, staff; while it is active everybody else too, except
 * other clubs (permission matrix, /requests).
 */
export function canSeeRequest(actor: Actor, request: RequestRow): boolean {
  if (isStaff(actor) || ownsRequest(actor, request) || request.my_delivery !== null) return true;
  return actor.kind !== 'team' && isActive(request);
}

/** The club itself, its mandated agent for what the agent published, or staff for it. */
export function canManageRequest(actor: Actor, request: Pick<RequestRow, 'team_id' | 'agent_id'>): boolean {
  return isStaff(actor) || ownsRequest(actor, request);
}

export function canEditRequest(actor: Actor, request: RequestRow): boolean {
  return canManageRequest(actor, request) && isActive(request);
}

/**
 * Who goes on with a draft: the club's own people, the agent who writes it while the club's mandate is in force, staff.
 * Nobody else knows of it.
 */
export function canSeeDraft(actor: Actor, draft: Pick<DraftRow, 'team_id' | 'agent_id'>): boolean {
  if (isStaff(actor)) return true;
  if (actor.teamId !== null) return actor.teamId === draft.team_id;
  return (
    actor.agentId !== null &&
    actor.agentId === draft.agent_id &&
    (draft.team_id === null || actor.mandatedTeamIds.includes(draft.team_id))
  );
}
