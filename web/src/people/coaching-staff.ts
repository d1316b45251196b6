/** Exports of coaching staff for other modules. */

export type { CoachingStaffField } from './coaching-staff/coaching-form-values.ts';
export { useCoachingStaff, useCoachingStaffs } from './coaching-staff/coaching-staff.queries.ts';
export { coachingStaffPath } from './coaching-staff/coaching-staff-paths.ts';
export { coachingStaffName } from './coaching-staff/use-coaching-staff-words.ts';
