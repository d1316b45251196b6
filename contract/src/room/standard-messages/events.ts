import type { ConversationType } from '@trattativa/domain/room/conversation-types';

export interface StandardMessageEvents {
  /** Those of one kind of conversation in one language: added, worded anew, ordered or retired. */
  'standardMessages.changed': { type: ConversationType; language: string };
}
