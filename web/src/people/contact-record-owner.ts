/** One press opens the conversation with who keeps a player. */
export { useContact } from './player-market/use-reach.ts';
