import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';

/** Kinds mailed at once. Other kinds have a mail of their feature, or wait for the digest. */
export const instantKinds: readonly NotificationKind[] = [
  'knocked',
  'mediatorCalled',
  'unreadWaits',
  'exactMatch',
  'exactCandidate',
  'searchHits',
  'applicationMade',
  'candidateActive',
  'candidateSigned',
  'candidateRejected',
  'candidateTakenBack',
  'candidateFits',
  'enquiryAvailable',
  'enquiryTerms',
  'enquiryRefused',
  'enquiryDue',
  'presentClubTold',
  'terminationProposed',
  'terminationAsked',
  'loanEndProposed',
  'terminationAgreed',
  'loanEndAgreed',
  'becameStandardAgent',
  'becamePartnerAgent',
  'becamePremiumAgent',
  'becameChatOwner',
];

/** Kinds mailed only when the recipient has not seen the notification within `absentMinutes`. */
export const absentKinds: readonly NotificationKind[] = ['mentioned'];

export const absentMinutes = 10;

/** Older messages cause no notification, for example after an outage. */
export const unreadHours = 1;

/**
 * Kinds mailed every time, however soon after the last mail, because somebody is waiting. Their features
 * limit them.
 */
export const urgentKinds: readonly NotificationKind[] = ['knocked', 'mediatorCalled'];
