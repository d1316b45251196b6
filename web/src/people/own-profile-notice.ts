/** A door of its own, so that it is loaded on demand. */
export { default } from './players/page/own-profile-notice.tsx';
