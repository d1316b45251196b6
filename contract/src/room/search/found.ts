import { z } from 'zod';

/** What the search of the top bar finds of this module: facts only; the screens make the sentences. */

const id = z.number().int();

export const foundConversation = z.object({
  id,
  /** Name of the conversation, or the names of the others. */
  name: z.string(),
  unread: z.number().int(),
  lastMessageAt: z.string(),
});

export type FoundConversation = z.infer<typeof foundConversation>;
