/** Components of chat that other modules show. */
export { ChatWatch } from './chat/chat-watch.tsx';
