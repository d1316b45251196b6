import { usualMonthsToSign } from '@trattativa/domain/people/players/contract-facts';
import type { Notification } from './notification.ts';
import type { NotificationKind } from './notification-kinds.ts';

type Facts = Pick<
  Notification,
  'kind' | 'count' | 'player' | 'team' | 'person' | 'role' | 'days' | 'months' | 'search'
>;

interface Values {
  count: number;
  player: string;
  team: string;
  person: string;
  candidate: string;
  principal: string;
  role: string;
  search: string;
}

/** Translates texts of `notifications` and `catalogue`. */
interface Translate {
  (key: `notifications:someone.${'player' | 'team' | 'person'}` | `catalogue:playerRole.${number}`): string;
  (key: `notifications:sentence.${NotificationKind}`, values: Values): string;
}

/**
 * The sentence of a notification in the language of `translate`. A deleted person is "a player", "a club" or "somebody".
 */
export function notificationSentence(facts: Facts, translate: Translate): string {
  const { kind, player, team, person, role, search } = facts;
  return translate(`notifications:sentence.${kind}`, {
    count: numberIn(facts),
    player: player ?? translate('notifications:someone.player'),
    team: team ?? translate('notifications:someone.team'),
    person: person ?? translate('notifications:someone.person'),
    // The recipient of an offer: a player, or somebody of the coaching staff.
    candidate: player ?? person ?? translate('notifications:someone.player'),
    // The client whom an agent represents: a player or a club.
    principal: player ?? team ?? translate('notifications:someone.player'),
    search: search ?? '',
    role: role === null ? '' : translate(`catalogue:playerRole.${role}`),
  });
}

/** The number that the sentence says: days or months that are left, or how many events of the group there were. */
function numberIn({ kind, count, days, months }: Facts): number {
  // Notifications of earlier releases do not say the months; the rule was the usual one.
  if (kind === 'contractEndsSoon') return months ?? usualMonthsToSign;
  return days ?? count;
}
