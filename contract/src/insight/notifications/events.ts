import type { MailKind } from '@trattativa/domain/identity/mail-kinds';
import { z } from 'zod';
import { id, instant } from '../../fields.ts';

export interface NotificationEvents {
  /** The recipients of a new or repeated notification. */
  'notification.added': { topic: MailKind };
  /** The reader has read these lines, or all of them (null). */
  'notification.read': { ids: number[] | null; at: string };
}

export const notificationLive = {
  'notification.read': z.object({ ids: z.array(id).nullable(), at: instant }),
} satisfies Partial<Record<keyof NotificationEvents, z.ZodType>>;
