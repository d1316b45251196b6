import { profileType } from '@trattativa/domain/identity/profile-types';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import {
  canEditCoachingStaff,
  canSeeCoachingStaff,
  isThemself,
  keepsPortfolio,
} from './coaching-staff.policy.ts';
import { findCoachingStaff, isRelatedToTeam } from './coaching-staff.repository.ts';
import type { CoachingStaffRow } from './coaching-staff.ts';

/**
 * Loads a record and authorises in one step. Absent, deleted and hidden answer alike: `NOT_FOUND`; so does a
 * person who has registered and not confirmed the e-mail, except to themselves.
 */
export async function accessCoachingStaff(
  db: Queryable,
  actor: Actor,
  id: number,
): Promise<CoachingStaffRow> {
  const staff = await findCoachingStaff(db, id);
  if (!staff || staff.deleted_at !== null || !(staff.activated || isThemself(actor, staff))) {
    throw new AppError('NOT_FOUND');
  }
  const related = actor.teamId !== null && (await isRelatedToTeam(db, id, actor.teamId));
  if (!canSeeCoachingStaff(actor, staff, related)) throw new AppError('NOT_FOUND');
  return staff;
}

/** Loads a record for changes. Throws `NOT_FOUND`, and `FORBIDDEN` for a record that the actor may only see. */
export async function accessCoachingStaffToEdit(
  db: Queryable,
  actor: Actor,
  id: number,
): Promise<CoachingStaffRow> {
  const staff = await accessCoachingStaff(db, actor, id);
  if (!canEditCoachingStaff(actor, staff)) throw new AppError('FORBIDDEN');
  return staff;
}

/**
 * The record that a call is about. To coaches and scouts the id is an assertion: absent means their own,
 * another one is refused. Premium agents, staff and clubs name one. Throws `SUBJECT_MISMATCH`, `NOT_FOUND`
 * without an id and an own record.
 */
export function coachingStaffIdOf(actor: Actor, asserted: number | null | undefined): number {
  const own = actor.coachingStaffId;
  if (actor.profile === profileType.coachingStaff && asserted != null && asserted !== own)
    throw new AppError('SUBJECT_MISMATCH');
  const id = asserted ?? own;
  if (id === null) throw new AppError('NOT_FOUND');
  return id;
}

/** True when a save without an id adds a record to the coaching portfolio. */
export function addsToPortfolio(actor: Actor, asserted: number | null | undefined): boolean {
  return asserted == null && keepsPortfolio(actor);
}
