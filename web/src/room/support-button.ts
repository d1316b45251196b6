/** The way to the platform's staff, for other modules. */
export { SupportButton } from './conversations/support-button.tsx';
