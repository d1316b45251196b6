import { type Actor, isStaff } from '../../platform/actor.ts';
import type { CoachingStaffRow } from './coaching-staff.ts';

type Owned = Pick<CoachingStaffRow, 'account_id' | 'added_by_id'>;

/** The person's own profile. */
export function isThemself(actor: Actor, staff: Owned): boolean {
  return staff.account_id === actor.accountId;
}

/** Premium agents and staff keep the coaching portfolio together (permission matrix). */
export function keepsPortfolio(actor: Actor): boolean {
  return actor.kind === 'premium' || isStaff(actor);
}

/**
 * Who may open a record: the person; premium agents and staff; a club that shares something with a registered person
 * (`isRelated`: it is their club, they were sent a request of it, one of their players is in a deal with it), and anybody
 * who is proposed to it.
 */
export function canSeeCoachingStaff(actor: Actor, staff: Owned, isRelated: boolean): boolean {
  if (isThemself(actor, staff) || keepsPortfolio(actor)) return true;
  return actor.kind === 'team' && isRelated;
}

/** Who keeps the coaching portfolio proposes its people to clubs; a scout looks for no post (permission matrix). */
export function canProposeCoachingStaff(
  actor: Actor,
  staff: Pick<CoachingStaffRow, 'is_scout' | 'deleted_at'>,
): boolean {
  return keepsPortfolio(actor) && staff.deleted_at === null && !staff.is_scout;
}

export function canEditCoachingStaff(actor: Actor, staff: Owned): boolean {
  return isThemself(actor, staff) || keepsPortfolio(actor);
}

/** A registered person's name is stored in their account; only they and staff change it. */
export function canRenameCoachingStaff(actor: Actor, staff: Owned): boolean {
  return isThemself(actor, staff) || isStaff(actor) || (staff.account_id === null && keepsPortfolio(actor));
}

/** "Own-added" (permission matrix): a premium agent removes what they added, and nothing else. */
export function canRemoveCoachingStaff(actor: Actor, staff: Owned): boolean {
  return isThemself(actor, staff) || isStaff(actor) || staff.added_by_id === actor.accountId;
}

/** Contacts and comments. */
export function seesPrivate(actor: Actor, staff: Owned): boolean {
  return isThemself(actor, staff) || keepsPortfolio(actor);
}
