import type { CallerKind } from '@trattativa/contract/access';
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

/** The list of coaching staff of each kind of user: the coaching portfolio, or a club's own; null for who has none. */
export function coachingListPath(kind: CallerKind): string | null {
  if (kind === 'team') return paths.coachingStaff;
  return kind === 'premium' || kind === 'staff' || kind === 'admin' ? paths.portfolioCoaching : null;
}
