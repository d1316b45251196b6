/** How often and how soon who keeps a player answers. */
export { default } from './players/record-owner-replies.tsx';
