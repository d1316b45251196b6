/** What other modules use of chat. */
export { pendingMessages, usePendingMessages } from './chat/pending-messages.ts';
