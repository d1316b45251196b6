import { paths } from '../../platform/paths.ts';

export const newCoachingStaffPath = `${paths.portfolioCoaching}/new`;

/** The form of one record of the coaching portfolio. */
export function editCoachingStaffPath(coachingStaffId: number): string {
  return `${paths.portfolioCoaching}/${coachingStaffId}/edit`;
}

/** One member of coaching staff on a page of their own. */
export function coachingStaffPath(coachingStaffId: number): string {
  return `${paths.coachingStaff}/${coachingStaffId}`;
}
