/** What other modules use of the chat. */
export { pendingMessages, usePendingMessages } from './chat/message/pending-messages.ts';
