/** Loaded when it is shown. */
export { default } from './conversations/guest-invite.tsx';
