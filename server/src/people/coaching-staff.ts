/** The door to coaching staff for other modules. */
export { accessCoachingStaff } from './coaching-staff/access-coaching-staff.ts';
export { canProposeCoachingStaff } from './coaching-staff/coaching-staff.policy.ts';
export { findCoachingStaff } from './coaching-staff/coaching-staff.repository.ts';
export { missingFields as missingCoachingFields } from './coaching-staff/coaching-staff.ts';
