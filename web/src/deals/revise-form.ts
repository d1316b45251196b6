/** Loaded when it is shown. */
export { ReviseForm } from './offers/revise-form.tsx';
