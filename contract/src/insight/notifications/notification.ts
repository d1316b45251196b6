import { mailKinds } from '@trattativa/domain/identity/mail-kinds';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { instant, oneOf } from '../../fields.ts';
import { type NotificationKind, notificationKinds } from './notification-kinds.ts';

const kinds = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];

/** A notification. Names are current; null where the account was deleted or there is none. */
export const notification = z.object({
  id: z.number().int(),
  kind: z.enum(kinds),
  topic: z.enum(mailKinds),
  /** How many events of its group have come since it was last read. */
  count: z.number().int(),
  /** The screen that it leads to: the part of the URL after `#`. */
  target: z.string(),
  /** When the latest of its events happened. */
  at: instant,
  readAt: instant.nullable(),
  player: z.string().nullable(),
  team: z.string().nullable(),
  person: z.string().nullable(),
  /** The name of a saved search. */
  search: z.string().nullable(),
  /** A player's role, where a request is meant. */
  role: oneOf(playerRoles).nullable(),
  /** Days that are left, where something ends. */
  days: z.number().int().nullable(),
  /** Months before the end of a contract in which the player may sign elsewhere, by the rule of that day. */
  months: z.number().int().nullable(),
});

export type Notification = z.infer<typeof notification>;
