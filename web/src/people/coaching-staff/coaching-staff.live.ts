import type { InfiniteData } from '@tanstack/react-query';
import { coachingStaffMoves } from '@trattativa/contract/event-groups';
import type { Page } from '@trattativa/contract/paging';
import type {
  CoachingStaff,
  ListedCoachingStaff,
} from '@trattativa/contract/people/coaching-staff/coaching-staff';
import type { CoachingStaffEvents } from '@trattativa/contract/people/coaching-staff/events';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of coaching staff. */
export const coachingStaffKeys = {
  list: ['coachingStaff', 'list'],
  one: ['coachingStaff', 'one'],
} as const;

type CoachingStaffEvent = CoachingStaffEvents['coachingStaff.changed'];
type Pages = InfiniteData<Page<ListedCoachingStaff>, string | undefined>;

/**
 * A removed record disappears from its list at once. Any other change may affect order, filter and count, which
 * only the service knows, so the list is refetched.
 */
export const applyToCoachingStaffs: ApplyEvent<Pages, CoachingStaffEvent> = (state, event) => {
  if (event.type !== 'coachingStaff.removed') return 'refetch';
  const { coachingStaffId } = event.data;
  const isIt = (item: ListedCoachingStaff) => item.coachingStaffId === coachingStaffId;
  const shown = state.pages.some((page) => page.items.some(isIt));
  if (!shown || state.pages.some(({ totalIsExact }) => !totalIsExact)) return 'refetch';
  return {
    ...state,
    pages: state.pages.map((page) => ({
      ...page,
      items: page.items.filter((item) => !isIt(item)),
      total: page.total - 1,
    })),
  };
};

/** A card follows every change of that person. */
export const applyToCoachingStaff: ApplyEvent<CoachingStaff, CoachingStaffEvent> = (state, event) =>
  state.coachingStaffId === event.data.coachingStaffId ? 'refetch' : state;

export const coachingStaffLive: readonly LiveHandler[] = [
  liveQuery({ types: coachingStaffMoves, key: coachingStaffKeys.list, apply: applyToCoachingStaffs }),
  liveQuery({ types: coachingStaffMoves, key: coachingStaffKeys.one, apply: applyToCoachingStaff }),
];
