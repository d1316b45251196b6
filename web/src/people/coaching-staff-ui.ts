/** Components of coaching staff that other modules show. */
export { CoachingStaffCard } from './coaching-staff/coaching-staff-card.tsx';
export { CoachingStaffLine } from './coaching-staff/coaching-staff-line.tsx';
