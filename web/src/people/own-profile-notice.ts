/** Loaded when it is shown. */
export { default } from './players/own-profile-notice.tsx';
