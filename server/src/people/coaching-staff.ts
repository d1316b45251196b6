/** What other modules use of coaching staff. */
export { accessCoachingStaff } from './coaching-staff/access-coaching-staff.ts';
export { canProposeCoachingStaff } from './coaching-staff/coaching-staff.policy.ts';
export { findCoachingStaff } from './coaching-staff/coaching-staff.repository.ts';
