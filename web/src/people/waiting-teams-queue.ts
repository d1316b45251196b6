/** Loaded when it is shown. */
export { default } from './teams/waiting-teams-queue.tsx';
