import type { LiveHandler } from '../platform/cache/live-handler.ts';
import { conversationsLive } from './conversations/conversations.live.ts';
import { chatEvidenceLive } from './evidence/chat-evidence.live.ts';
import { standardMessagesLive } from './standard-messages/standard-messages.live.ts';

/** How live events update the cached queries of the module's screens. */
export const handlers: readonly LiveHandler[] = [
  ...conversationsLive,
  ...chatEvidenceLive,
  ...standardMessagesLive,
];
