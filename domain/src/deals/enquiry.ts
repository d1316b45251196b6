import type { RejectionReason } from './rejection-reasons.ts';

/** What who keeps a player answers to a club's enquiry. */
export const enquiryAnswers = ['available', 'terms', 'no'] as const;

export type EnquiryAnswer = (typeof enquiryAnswers)[number];

/** Why an enquiry is answered with no; `other` comes with a text. */
export const enquiryRefusals = [
  'notMoving',
  'otherClub',
  'money',
  'level',
  'place',
  'other',
] as const satisfies readonly RejectionReason[];

/** How many enquiries one club may make within 24 hours. */
export const maxEnquiriesPerDay = 20;

/** An answer may be asked for within this many days. */
export const maxDaysToAnswer = 60;

/** Days before the day of the answer from which those who are asked are reminded. */
export const remindedDaysBefore = 2;

/** The sentence of an enquiry or of its answer, in UTF-16 units. */
export const maxEnquirySentenceLength = 500;
