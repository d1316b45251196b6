/** Loaded on demand. */
export { ReviseForm } from './offers/revise-form.tsx';
