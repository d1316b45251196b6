import { Port } from '../../../platform/port.ts';
import type { Services } from '../../../platform/services.ts';

/** Checks every message after it was stored and answered. */
export type MessageGuard = (
  services: Services,
  message: { id: number; conversation_id: number; from_id: number | null; content: string },
) => Promise<void>;

export const messageGuard = new Port<MessageGuard>('guard of messages');
