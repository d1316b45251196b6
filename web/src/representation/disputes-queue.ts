/** Loaded when it is shown. */
export { default } from './claims/disputes-queue.tsx';
