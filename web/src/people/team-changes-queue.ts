/** Loaded when it is shown. */
export { default } from './teams/team-changes-queue.tsx';
