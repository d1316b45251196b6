/** Loaded on demand. */
export { default } from './conversations/guest-invite.tsx';
