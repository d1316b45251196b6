/** Components of coaching staff for other modules. */
export { CoachingStaffCard } from './coaching-staff/coaching-staff-card.tsx';
export { CoachingStaffLine } from './coaching-staff/coaching-staff-line.tsx';
