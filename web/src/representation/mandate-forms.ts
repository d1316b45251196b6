/** Loaded when it is shown. */
export { default } from './mandates/mandate-forms.tsx';
