import { type Actor, isStaff } from '../../platform/actor.ts';
import type { CoachingStaffRow } from './coaching-staff.ts';

type Owned = Pick<CoachingStaffRow, 'account_id' | 'added_by_id'>;

/** True for the person's own profile. */
export function isThemself(actor: Actor, staff: Owned): boolean {
  return staff.account_id === actor.accountId;
}

/** Premium agents and staff keep the coaching portfolio together (permission matrix). */
export function keepsPortfolio(actor: Actor): boolean {
  return actor.kind === 'premium' || isStaff(actor);
}

/**
 * The person, premium agents and staff may open a record; so may a club that is related to a registered
 * person (`isRelated`: it is their club, sent them a request, or has a deal with one of their players), and a
 * club that the person is proposed to.
 */
export function canSeeCoachingStaff(actor: Actor, staff: Owned, isRelated: boolean): boolean {
  if (isThemself(actor, staff) || keepsPortfolio(actor)) return true;
  return actor.kind === 'team' && isRelated;
}

/**
 * Owners of the coaching portfolio propose its people to clubs; scouts are not proposed (permission matrix).
 */
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

/** "Own-added" (permission matrix): a premium agent removes only records that they added. */
export function canRemoveCoachingStaff(actor: Actor, staff: Owned): boolean {
  return isThemself(actor, staff) || isStaff(actor) || staff.added_by_id === actor.accountId;
}

/** Contacts and comments. */
export function seesPrivate(actor: Actor, staff: Owned): boolean {
  return isThemself(actor, staff) || keepsPortfolio(actor);
}
