import { type Actor, isStaff } from '../../platform/actor.ts';
import { type TeamRow, teamProfile } from './team.ts';

type Known = Pick<TeamRow, 'id' | 'profile'>;

/**
 * Readers of a club's record (permission matrix, Team/GetTeamData): a club only its own; staff also waiting
 * clubs; all others the public facts of every other club.
 */
export function canSeeTeam(actor: Actor, team: Known): boolean {
  if (isStaff(actor)) return true;
  if (actor.kind === 'team') return actor.teamId === team.id;
  return team.profile !== teamProfile.waiting;
}

/** Contacts, org chart and scouting settings are for members of the club, premium agents and staff. */
export function canSeeTeamDetails(actor: Actor, team: Known): boolean {
  return canSeeTeam(actor, team) && (actor.kind === 'team' || actor.kind === 'premium' || isStaff(actor));
}

/** Members of the club, premium agents and staff may write. */
export function canEditTeam(actor: Actor, team: Known): boolean {
  return canSeeTeamDetails(actor, team);
}

/** Changes of a registered club by a premium agent wait for staff (permission matrix). */
export function editWaits(actor: Actor, team: Known): boolean {
  return actor.kind === 'premium' && team.profile === teamProfile.registered;
}

/** Members of the club and staff read members, invitations and history. */
export function canSeeTeamPeople(actor: Actor, team: Known): boolean {
  return isStaff(actor) || (actor.teamId !== null && actor.teamId === team.id);
}
