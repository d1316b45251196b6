/** Components of the chat for other modules. */
export { ChatWatch } from './chat/chat-watch.tsx';
