/** What other modules use of coaching staff. */

export type { CoachingStaffField } from './coaching-staff/coaching-form-values.ts';
export { useCoachingStaff, useCoachingStaffs } from './coaching-staff/coaching-staff.queries.ts';
export { coachingStaffName } from './coaching-staff/coaching-staff-name.ts';
export { coachingStaffPath } from './coaching-staff/coaching-staff-paths.ts';
