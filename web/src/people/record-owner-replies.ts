/** How often and how soon who keeps a player answers. */
export { default } from './players/page/record-owner-replies.tsx';
