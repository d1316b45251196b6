import type { MailKind } from '@trattativa/domain/identity/mail-kinds';
import { z } from 'zod';
import { id, instant } from '../../fields.ts';

export interface NotificationEvents {
  /** To whom a line came, or came up again. */
  'notification.added': { topic: MailKind };
  /** To the reader's screens: these lines, or all of them (null), are read. */
  'notification.read': { ids: number[] | null; at: string };
}

export const notificationLive = {
  'notification.read': z.object({ ids: z.array(id).nullable(), at: instant }),
} satisfies Partial<Record<keyof NotificationEvents, z.ZodType>>;
