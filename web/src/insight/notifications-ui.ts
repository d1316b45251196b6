/** Components of notifications that other modules show. */
export { Bell } from './notifications/bell.tsx';
