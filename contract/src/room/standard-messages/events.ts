import type { ConversationType } from '@trattativa/domain/room/conversation-types';
import { conversationTypes } from '@trattativa/domain/room/conversation-types';
import { z } from 'zod';
import { oneOf } from '../../fields.ts';

export interface StandardMessageEvents {
  /** Messages of one kind of conversation in one language were added, reworded, reordered or retired. */
  'standardMessages.changed': { type: ConversationType; language: string };
}

export const standardMessageLive = {
  'standardMessages.changed': z.object({ type: oneOf(conversationTypes), language: z.string() }),
} satisfies Record<keyof StandardMessageEvents, z.ZodType>;
