import type { EventType } from '@trattativa/contract/events';
import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import type { Transaction } from '../../platform/database/database.ts';
import type { RecordedEvent } from '../../platform/outbox/recorded-event.ts';

/** What a line is about: ids whose names are read when it is read, and plain facts. Never a name, never a text. */
export interface NotificationParams {
  playerId?: number;
  coachingStaffId?: number;
  teamId?: number;
  /** The account of a person; with `personTeamId` the person stands for that club. */
  personId?: number | null;
  personTeamId?: number | null;
  role?: number;
  days?: number;
}

/** One kind of line for some accounts, about one thing: lines of one kind and one thing are one line that counts. */
export interface Notice {
  kind: NotificationKind;
  accounts: readonly number[];
  about: string | number;
  params: NotificationParams;
  /** How many of them the event stands for: one by default. */
  times?: number;
  /** The screen of the thing, and the one where several of them are found. */
  target: string;
  targetOfMany?: string;
  /** The feature itself writes a mail about it: the digest leaves it out. */
  mailed?: boolean;
}

/** Who is told what when something happened. Whoever did it is never told, so a rule need not leave them out. */
export interface NotificationRule<Type extends EventType = EventType> {
  types: readonly Type[];
  notices(tx: Transaction, event: RecordedEvent<Type>): Promise<readonly Notice[]>;
}

export function rule<const Type extends EventType>(described: NotificationRule<Type>): NotificationRule {
  return described as unknown as NotificationRule;
}
