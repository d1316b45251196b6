import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { coachingStaffKeys } from './coaching-staff.live.ts';

export type CoachingStaffQuery = Omit<Api['CoachingStaff/GetCoachingStaffs']['input'], 'limit' | 'cursor'>;

/** Coaching staff, page by page. A new filter keeps the old rows until the new ones arrive. */
export function useCoachingStaffs(query: CoachingStaffQuery) {
  return useInfiniteQuery({
    queryKey: [...coachingStaffKeys.list, query],
    queryFn: ({ pageParam, signal }) =>
      call('CoachingStaff/GetCoachingStaffs', { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

/** One member of coaching staff, with the fields that the caller may see. Null: the caller's own profile. */
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
