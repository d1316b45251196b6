import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';

/** What is mailed at once, from its lines. Other kinds have a mail of their feature's, or wait for the digest. */
export const instantKinds: readonly NotificationKind[] = [
  'knocked',
  'mediatorCalled',
  'unreadWaits',
  'exactMatch',
  'exactCandidate',
  'applicationMade',
  'candidateActive',
  'candidateSigned',
  'candidateRejected',
  'candidateTakenBack',
  'candidateFits',
];

/** What is mailed to who has not been to look within some minutes: whoever is there needs no mail. */
export const absentKinds: readonly NotificationKind[] = ['mentioned'];

export const absentMinutes = 10;

/** What waits longer is not told any more: the service was away itself, or began to tell only now. */
export const unreadHours = 1;

/** What somebody waits for: mailed each time, however soon after the last one. Who may do it, and how often, is decided there. */
export const urgentKinds: readonly NotificationKind[] = ['knocked', 'mediatorCalled'];
