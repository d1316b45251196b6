/** A door of its own, so that it is loaded on demand. */
export { default } from './teams/list-plan/place-line.tsx';
