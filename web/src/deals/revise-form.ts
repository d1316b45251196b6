/** Loaded on demand. */
export { ReviseForm } from './offers/form/revise-form.tsx';
