/** Loaded on demand. */
export { default } from './evidence/money-tickets-queue.tsx';
