/** Loaded when it is shown. */
export { default } from './claims/duplicates-queue.tsx';
