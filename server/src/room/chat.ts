/** The door to chat for other modules. */
export { accessConversation } from './chat/access-conversation.ts';
export { bindChatRest } from './chat/chat-rest.ts';
export { type ChatSocket, createChatSocket } from './chat/chat-socket.ts';
export type { PresenceTimes } from './chat/contact-presence.ts';
export { hasSocket } from './chat/presence-log.repository.ts';
