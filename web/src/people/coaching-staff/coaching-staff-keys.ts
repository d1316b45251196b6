/** What the cache calls the answers about coaching staff. */
export const coachingStaffKeys = {
  list: ['coachingStaff', 'list'],
  one: ['coachingStaff', 'one'],
} as const;
