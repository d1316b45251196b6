/** Loaded when it is shown. */
export { default } from './mandates/paper/mandate-forms.tsx';
