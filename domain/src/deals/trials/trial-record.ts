/** Clubs that pay travel, food and bed. Never the player: a trial costs the player nothing. */
export const trialPayers = ['club', 'presentClub'] as const;
export type TrialPayer = (typeof trialPayers)[number];

/** The consent of the club with which the player is under contract. */
export const trialConsents = ['notNeeded', 'asked', 'given'] as const;
export type TrialConsent = (typeof trialConsents)[number];

export const trialOutcomes = ['kept', 'notKept'] as const;
export type TrialOutcome = (typeof trialOutcomes)[number];

export interface TrialRecord {
  /** First and last day, `YYYY-MM-DD`. */
  startsOn: string;
  endsOn: string;
  place: string;
  travelPaidBy: TrialPayer;
  boardPaidBy: TrialPayer;
  lodgingPaidBy: TrialPayer;
  consent: TrialConsent;
  /** The last day of the fitness certificate; null: none was shown. */
  fitUntil: string | null;
  /** Consent of the parents or guardians of a minor. */
  parentsAgree: boolean;
  /** Person at the club whom the parents of a minor can reach; null: nobody was named. */
  parentsContact: string | null;
}

/** A trial lasts a year at most; the rules of football allow far less and warn before. */
export const maxTrialDays = 366;

const dayMs = 86_400_000;

/** Days from the first to the last, both counted. */
export function daysOfTrial({ startsOn, endsOn }: Pick<TrialRecord, 'startsOn' | 'endsOn'>): number {
  return (Date.parse(endsOn) - Date.parse(startsOn)) / dayMs + 1;
}

/** Weeks, each one that has begun counted as whole. */
export function weeksOfTrial(trial: Pick<TrialRecord, 'startsOn' | 'endsOn'>): number {
  return Math.ceil(daysOfTrial(trial) / 7);
}

/** What a club says of a minor's parents, in the record of the trial and when it puts the minor on trial. */
export type TrialParents = Pick<TrialRecord, 'parentsAgree' | 'parentsContact'>;
