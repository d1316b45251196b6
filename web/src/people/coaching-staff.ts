/** Exports of coaching staff for other modules. */

export { useCoachingStaff, useCoachingStaffs } from './coaching-staff/coaching-staff.queries.ts';
export { coachingStaffPath } from './coaching-staff/coaching-staff-paths.ts';
export type { CoachingStaffField } from './coaching-staff/form/coaching-form-values.ts';
export { coachingStaffName } from './coaching-staff/use-coaching-staff-words.ts';
