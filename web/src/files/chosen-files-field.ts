/** Loaded when it is shown. */
export { default } from './uploads/chosen-files-field.tsx';
