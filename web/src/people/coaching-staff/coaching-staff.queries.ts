import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { cursorPages } from '../../platform/cache/cursor-pages.ts';
import { coachingStaffKeys } from './coaching-staff-keys.ts';

export type CoachingStaffQuery = Omit<Api['CoachingStaff/GetCoachingStaffs']['input'], 'limit' | 'cursor'>;

const pageSize = 100;

/** The coaching staff that fits, page after page; a new filter keeps the old rows until its own arrive. */
export function useCoachingStaffs(query: CoachingStaffQuery) {
  return useInfiniteQuery({
    queryKey: [...coachingStaffKeys.list, query],
    queryFn: ({ pageParam, signal }) =>
      call('CoachingStaff/GetCoachingStaffs', { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

/** One member of coaching staff, as far as the caller may see; null: the caller's own profile. */
export function useCoachingStaff(coachingStaffId: number | null, enabled = true) {
  return useQuery({
    queryKey: [...coachingStaffKeys.one, coachingStaffId],
    queryFn: ({ signal }) =>
      call('CoachingStaff/GetCoachingStaffInfo', coachingStaffId === null ? {} : { coachingStaffId }, {
        signal,
      }),
    enabled,
  });
}
