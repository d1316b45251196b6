/** The door to chat for other modules. */

export { bindChatRest } from './chat/chat-rest.ts';
export { type ChatSocket, createChatSocket } from './chat/chat-socket.ts';
export { accessConversation } from './chat/conversations/access-conversation.ts';
export type { PresenceTimes } from './chat/conversations/contact-presence.ts';
export { hasSocket } from './chat/presence-log.repository.ts';
