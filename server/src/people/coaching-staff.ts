/** What other modules use of coaching staff. */
export { accessCoachingStaff, accessCoachingStaffToEdit } from './coaching-staff/access-coaching-staff.ts';
export { canEditCoachingStaff, canProposeCoachingStaff } from './coaching-staff/coaching-staff.policy.ts';
export { findCoachingStaff } from './coaching-staff/coaching-staff.repository.ts';
