import type { EventType } from '@trattativa/contract/events';
import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import type { Transaction } from '../../platform/database/database.ts';
import type { RecordedEvent } from '../../platform/outbox/recorded-event.ts';

/**
 * What a notification is about: ids, whose names are looked up when it is read, and plain facts. Never a
 * name or text.
 */
export interface NotificationParams {
  playerId?: number;
  coachingStaffId?: number;
  teamId?: number;
  /** The account of a person; with `personTeamId` the person acts for that club. */
  personId?: number | null;
  personTeamId?: number | null;
  role?: PlayerRole;
  days?: number;
  months?: number;
  searchId?: number;
}

/**
 * One notification for some accounts. Notices of one kind about one thing share a notification, which
 * counts them.
 */
export interface Notice {
  kind: NotificationKind;
  accounts: readonly number[];
  about: string | number;
  params: NotificationParams;
  /** How many occurrences the event stands for, by default one. */
  times?: number;
  /** The screen of the thing, and the screen that lists several of them. */
  target: string;
  targetOfMany?: string;
  /** The feature sends its own mail, so the digest omits it. */
  mailed?: boolean;
}

/** Rule of who gets which notices of an event. The actor is always left out by the caller, so rules need not do it. */
export interface NotificationRule<Type extends EventType = EventType> {
  types: readonly Type[];
  notices(tx: Transaction, event: RecordedEvent<Type>): Promise<readonly Notice[]>;
}

export function rule<const Type extends EventType>(described: NotificationRule<Type>): NotificationRule {
  return described as unknown as NotificationRule;
}
