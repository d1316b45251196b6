import type { ConversationType } from '../catalogue/conversation-types.ts';

/**
 * The standard messages of each kind of conversation, in the order in which they are offered; a message's id is its
 * place, from 1. Texts: `chat:standard.<key>`.
 */
export const standardMessages: Readonly<Record<ConversationType, readonly string[]>> = {
  1: ['interested', 'moreInfo', 'video', 'trial', 'terms', 'call', 'documents', 'thanks'],
  2: ['introduce', 'available', 'call', 'moreInfo', 'later', 'thanks'],
  3: ['welcome', 'update', 'meeting', 'documents', 'thanks'],
};
