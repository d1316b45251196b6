/** The licence of an agent: its numbers, what staff found, and how it stands today. Without one an agent takes no commission. */

export const maxLicenceNumberLength = 30;

/** A number of a FIFA licence as it is kept: upper case without spaces. */
export const licenceNumberPattern = /^[0-9A-Z][0-9A-Z./-]*$/u;

/** How many days before the last day of a licence its agent is told. */
export const licenceNoticeDays = 30;

/** `waits`: staff have not looked at what is written now. */
export const licenceStates = ['waits', 'checked', 'refused'] as const;

export type LicenceState = (typeof licenceStates)[number];

/** What became of a licence, as its log names it. */
export const licenceActs = ['written', 'documentChanged', 'checked', 'refused'] as const;

export type LicenceAct = (typeof licenceActs)[number];

export const licenceStandings = ['missing', 'unverified', 'verified', 'expired'] as const;

export type LicenceStanding = (typeof licenceStandings)[number];

/** What a card knows of a licence. Days are `YYYY-MM-DD`. */
export interface LicenceLine {
  number: string;
  /** The last day; null: not stated. */
  validUntil: string | null;
  /** When staff checked what is written now; null: not yet, or refused. */
  checkedOn: string | null;
}

/** How a licence stands on a day: it is valid to the end of its last day, whether or not it was checked. */
export function licenceStanding(licence: LicenceLine | null, today: string): LicenceStanding {
  if (licence === null) return 'missing';
  if (licence.validUntil !== null && licence.validUntil < today) return 'expired';
  return licence.checkedOn === null ? 'unverified' : 'verified';
}

/** A typed number as it is compared and kept. */
export function normalLicenceNumber(typed: string): string {
  return typed.toUpperCase().replaceAll(/\s+/gu, '');
}
