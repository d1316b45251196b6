/** Loaded when it is shown. */
export { default } from './mandates/mandate-conflicts.tsx';
