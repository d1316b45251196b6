/** The door to the search for conversations and messages for other modules. */
export { findMessagesWith } from './evidence/search-messages.ts';
export { findConversationsByWords } from './search/find-conversations.ts';
