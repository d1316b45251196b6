/** A question in the conversation with who keeps a player, for whoever does not want to begin a negotiation. */
export { default } from './player-market/ask-dialog.tsx';
