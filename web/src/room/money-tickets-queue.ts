/** Loaded when it is shown. */
export { default } from './evidence/money-tickets-queue.tsx';
