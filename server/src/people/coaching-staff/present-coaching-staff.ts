import type {
  CoachingStaff,
  ListedCoachingStaff,
} from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import type { Actor } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { ProfileRules } from '../players/own-profile/profile-rules.ts';
import {
  canEditCoachingStaff,
  canRemoveCoachingStaff,
  canRenameCoachingStaff,
  canSeeCoachingStaff,
  keepsPortfolio,
  seesPrivate,
} from './coaching-staff.policy.ts';
import { type CoachingStaffRow, completenessOf, missingFields } from './coaching-staff.ts';

/**
 * The only presenter of coaching staff: contacts and comments are for the person, premium agents and staff;
 * who added a record, for owners of the coaching portfolio. Includes what the caller may do.
 */
export function presentCoachingStaff(
  staff: CoachingStaffRow,
  actor: Actor,
  rules: ProfileRules,
): CoachingStaff {
  const readsAll = seesPrivate(actor, staff);
  const presented: CoachingStaff = {
    coachingStaffId: staff.id,
    version: staff.version,
    name: staff.name,
    surname: staff.surname,
    registered: staff.account_id !== null,
    role: staff.role,
    qualification: staff.qualification,
    qualifications: staff.qualifications,
    currentTeamId: staff.current_team_id,
    currentClub: staff.current_club,
    searchCategories: staff.search_categories,
    searchLevels: staff.search_levels,
    countriesInterested: staff.countries_interested,
    nationality: staff.nationality,
    country: staff.country,
    city: staff.city,
    bornDate: staff.born_date,
    age: staff.born_date === null ? null : ageOn(staff.born_date, dayOf(rules.now)),
    immediateAvailability: staff.immediate_availability,
    imageUrl: staff.image_url,
    completeness: completenessOf(staff, rules, readsAll),
    missingFields: missingFields(staff, readsAll),
    updatedAt: staff.updated_at.toISOString(),
    can: {
      edit: canEditCoachingStaff(actor, staff),
      rename: canRenameCoachingStaff(actor, staff),
      remove: canRemoveCoachingStaff(actor, staff),
    },
  };
  if (keepsPortfolio(actor)) presented.addedBy = staff.added_by_name;
  if (readsAll) {
    presented.email = staff.contact_email;
    presented.phone = staff.phone;
    presented.comments = staff.comments;
  }
  return presented;
}

/** A row of the list; a club gets names only, except where the card is open to it. */
export function presentListedCoachingStaff(
  staff: CoachingStaffRow & { is_related: boolean },
  actor: Actor,
  rules: ProfileRules,
): ListedCoachingStaff {
  if (canSeeCoachingStaff(actor, staff, staff.is_related)) return presentCoachingStaff(staff, actor, rules);
  return { coachingStaffId: staff.id, name: staff.name, surname: staff.surname };
}
