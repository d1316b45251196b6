import { type Actor, isStaff } from '../../platform/actor.ts';
import { type DraftRow, isActive, type RequestRow } from './request.ts';

/** Members of the club, or the agent who published it while the club's mandate is in force. */
function ownsRequest(actor: Actor, request: Pick<RequestRow, 'team_id' | 'agent_id'>): boolean {
  if (actor.teamId !== null) return actor.teamId === request.team_id;
  return (
    actor.agentId !== null &&
    actor.agentId === request.agent_id &&
    actor.mandatedTeamIds.includes(request.team_id)
  );
}

/**
 * The club that made it, its recipients and staff see a request; while it is active also everybody else
 * except other clubs (permission matrix, /requests).
 */
export function canSeeRequest(actor: Actor, request: RequestRow): boolean {
  if (isStaff(actor) || ownsRequest(actor, request) || request.my_delivery !== null) return true;
  return actor.kind !== 'team' && isActive(request);
}

/** The club itself, its mandated agent for what the agent published, or staff. */
export function canManageRequest(actor: Actor, request: Pick<RequestRow, 'team_id' | 'agent_id'>): boolean {
  return isStaff(actor) || ownsRequest(actor, request);
}

export function canEditRequest(actor: Actor, request: RequestRow): boolean {
  return canManageRequest(actor, request) && isActive(request);
}

/**
 * Members of the club, the agent who writes it while the club's mandate is in force, and staff see and edit a
 * draft. It is hidden from everybody else.
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
