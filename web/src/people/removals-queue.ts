/** Loaded when it is shown. */
export { default } from './portfolios/removals-queue.tsx';
