import { standardMessageSides } from '@trattativa/domain/room/standard-message-sides';
import { z } from 'zod';

/** Longest standard message, in UTF-16 units, and how many of one kind and language are offered at most. */
export const standardMessageLength = 500;
export const maxStandardMessages = 30;

export const standardMessage = z.object({
  id: z.number().int(),
  text: z.string(),
  /** Side that writes the message; null: both sides. */
  side: z.enum(standardMessageSides).nullable(),
  /** No longer offered. */
  retired: z.boolean(),
  version: z.number().int(),
});

export type StandardMessage = z.infer<typeof standardMessage>;
