import type { MailKind } from '@trattativa/domain/identity/mail-kinds';

export interface NotificationEvents {
  /** To whom a line came, or came up again. */
  'notification.added': { topic: MailKind };
  /** To the reader's screens: these lines, or all of them (null), are read. */
  'notification.read': { ids: number[] | null; at: string };
}
