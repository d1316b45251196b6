/** Components of notifications for other modules. */
export { Bell } from './notifications/bell.tsx';
