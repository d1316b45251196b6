import type { Endpoint } from './endpoint.ts';

const reading = /^(?:get|Get|Search|Count|Check|Compare|Preview|Is)[A-Z]/;

/** They read too, but are acts: a minor without a guardian's consent has nothing to find or compute. */
const readingToo = /^(?:Find|Compute)/;

/**
 * Calls that write but are not acts: those about the own account, its rights and the own profile, and those that a screen
 * sends automatically while somebody reads.
 */
const noActs: ReadonlySet<string> = new Set([
  'Account/ChangePassword',
  'Account/ConfirmSecondFactor',
  'Account/DeleteMyAccount',
  'Account/EndMyOtherSessions',
  'Account/EndMySession',
  'Account/ExportMyData',
  'Account/RenewRecoveryCodes',
  'Account/SaveMyAccount',
  'Account/SaveMyPreferences',
  'Account/StartEmailChange',
  'Account/StartSecondFactor',
  'Account/TurnOffSecondFactor',
  'Negotiation/OpenNegotiation',
  'Notification/MarkAllNotificationsRead',
  'Notification/MarkNotificationsRead',
  'Notification/MarkNotificationsSeen',
  'Offer/OpenOffer',
  'Onboarding/FinishQuiz',
  'Onboarding/SaveQuiz',
  'Onboarding/SkipQuiz',
  'Player/AddProfileViewed',
  'Player/AddVideoViewed',
  'Player/DeletePlayerExperience',
  'Player/SavePlayerActualStatus',
  'Player/SavePlayerAddress',
  'Player/SavePlayerExperience',
  'Player/SavePlayerInfo',
  'Player/SavePlayerLastExperience',
  'Player/SavePlayerPhoneNumber',
  'Player/UpdatePlayerSkills',
  'Report/RevokeReport',
]);

/** Whether a call only reads, by its name. */
export function isReading({ path }: Pick<Endpoint, 'path'>): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return reading.test(name) || readingToo.test(name);
}

/**
 * Whether a call is an act, which is refused to a minor without a guardian's consent. Every call is one unless its name
 * says that it reads, a guest may make it, or the list above has it.
 */
export function isAct({ path, who }: Pick<Endpoint, 'path' | 'who'>): boolean {
  const name = path.slice('/api/'.length);
  return who.guest === 'denied' && !noActs.has(name) && !reading.test(name.slice(name.indexOf('/') + 1));
}
