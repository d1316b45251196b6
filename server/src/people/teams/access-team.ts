import type { Actor } from '../../platform/actor.ts';
import { isStaff, subjectId } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { TeamRow } from './team.ts';
import { canEditTeam, canSeeTeam } from './teams.policy.ts';
import { findTeam } from './teams.repository.ts';

/** Loads a club and authorises in one step. Absent, removed and hidden answer alike: `NOT_FOUND`. */
export async function accessTeam(db: Queryable, actor: Actor, teamId: number): Promise<TeamRow> {
  const team = await findTeam(db, teamId);
  if (!team || !canSeeTeam(actor, team)) throw new AppError('NOT_FOUND');
  return team;
}

/** Loads a club for changes. Throws `NOT_FOUND`, and `FORBIDDEN` for a club that the actor may only see. */
export async function accessTeamToEdit(db: Queryable, actor: Actor, teamId: number): Promise<TeamRow> {
  const team = await accessTeam(db, actor, teamId);
  if (!canEditTeam(actor, team)) throw new AppError('FORBIDDEN');
  return team;
}

/** The club whose members a call is about: the caller's own, or for staff any. */
export async function accessTeamPeople(
  db: Queryable,
  actor: Actor,
  asserted: number | undefined,
): Promise<TeamRow> {
  const team = await findTeam(db, subjectId(actor, isStaff(actor) ? null : actor.teamId, asserted));
  if (!team) throw new AppError('NOT_FOUND');
  return team;
}
