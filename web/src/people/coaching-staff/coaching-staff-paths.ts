import type { CallerKind } from '@trattativa/contract/access';
import { paths } from '../../platform/paths.ts';

export const newCoachingStaffPath = `${paths.portfolioCoaching}/new`;

/** The form of a record of the coaching portfolio. */
export function editCoachingStaffPath(coachingStaffId: number): string {
  return `${paths.portfolioCoaching}/${coachingStaffId}/edit`;
}

/** The page of one member of coaching staff. */
export function coachingStaffPath(coachingStaffId: number): string {
  return `${paths.coachingStaff}/${coachingStaffId}`;
}

/** The reader's list of coaching staff: the coaching portfolio, or a club's own; null if the reader has none. */
export function coachingListPath(kind: CallerKind): string | null {
  if (kind === 'team') return paths.coachingStaff;
  return kind === 'premium' || kind === 'staff' || kind === 'admin' ? paths.portfolioCoaching : null;
}
