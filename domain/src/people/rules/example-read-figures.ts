import type { Rule } from './rule.ts';
import type { RuleKind } from './rule-kinds.ts';

/** The kinds that were read and judge no act: screens and calculators show them with their figures. */
export const readFigures: readonly (readonly [
  RuleKind,
  article: string,
  figures: Partial<Record<string, unknown>>,
])[] = [
  ['agentFeePayment', '', { timesAYear: 4 }],
  ['feeDisclosure', '', {}],
  ['solidarity', '', { total: 5, earlyPercent: 0.25, latePercent: 0.5 }],
  ['technicalTraining', 'art. 99', { firstAge: 10, lastAge: 21, base: null }],
  ['registrationPremium', 'art. 96', { parts: 5, beforeAge: 16, dueInSeasonOfAge: 20, base: null }],
  ['digitalConsent', '', { age: 14 }],
  ['youthCategory', '', { olderUnder: 17, youngerUnder: 16 }],
  ['youthCompetition', '', { category: 5 }],
  ['window', '', { closesAt: '2026-02-02T20:00', timeZone: 'Europe/Rome' }],
  ['permitPlaces', '', { most: 4, least: 2 }],
  ['paidTo', '', { month: 6, day: 30 }],
];

/** What was read in the press, and what is general knowledge: these never block. */
export const notRead: readonly (readonly [Rule['id'], Rule['certainty']])[] = [
  ['fifa-training-compensation', 'press'],
  ['fifa-trial-length', 'unconfirmed'],
  ['italy-first-contract', 'unconfirmed'],
  ['italy-non-eu-serie-b-c', 'unconfirmed'],
  ['italy-non-eu-lnd', 'unconfirmed'],
  ['calendar-year-seasons', 'unconfirmed'],
  ['digital-consent-es', 'unconfirmed'],
  ['digital-consent-de', 'unconfirmed'],
];
