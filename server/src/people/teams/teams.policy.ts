import { type Actor, isStaff } from '../../platform/actor.ts';
import { type TeamRow, teamProfile } from './team.ts';

type Known = Pick<TeamRow, 'id' | 'profile'>;

/**
 * Whose record opens for whom (permission matrix, Team/GetTeamData): to a club only its own; a club that waits for
 * acceptance to staff only; to the others every club's public facts.
 */
export function canSeeTeam(actor: Actor, team: Known): boolean {
  if (isStaff(actor)) return true;
  if (actor.kind === 'team') return actor.teamId === team.id;
  return team.profile !== teamProfile.waiting;
}

/** Contacts, org chart and scouting settings: the club's own people, premium agents, staff. */
export function canSeeTeamInside(actor: Actor, team: Known): boolean {
  return canSeeTeam(actor, team) && (actor.kind === 'team' || actor.kind === 'premium' || isStaff(actor));
}

/** The same people may write. */
export function canEditTeam(actor: Actor, team: Known): boolean {
  return canSeeTeamInside(actor, team);
}

/** What a premium agent changes on a registered club waits for staff (permission matrix). */
export function editWaits(actor: Actor, team: Known): boolean {
  return actor.kind === 'premium' && team.profile === teamProfile.registered;
}

/** Who reads members, invitations and history. */
export function canSeeTeamPeople(actor: Actor, team: Known): boolean {
  return isStaff(actor) || (actor.teamId !== null && actor.teamId === team.id);
}
