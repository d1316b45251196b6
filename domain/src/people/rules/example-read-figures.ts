import type { Rule } from './rule.ts';
import type { RuleKind } from './rule-kinds.ts';

/** The figures that were read, by kind and article, as screens and calculators show them. */
export const readFigures: readonly (readonly [
  RuleKind,
  article: string,
  figures: Partial<Record<string, unknown>>,
])[] = [
  ['agentFeeCap', '', { percentUpTo: 5, threshold: 200_000, percentAbove: 3, releasingPercent: 10 }],
  ['agentFeeCap', '', { conditionalPayCounts: false, oneCapForAllAgents: true }],
  ['agentFeePayment', '', { timesAYear: 4 }],
  ['feeDisclosure', '', {}],
  ['agentLicence', '', { naturalPersonsOnly: true, renewedAfter: 12 }],
  ['mandateLength', '', { most: 24, renewsItself: false }],
  ['minorsAbroad', 'art. 19', { untilAge: 18, eeaFromAge: 16, homeToBorder: 50, clubToHome: 100 }],
  ['minorsAbroad', 'art. 19', { exchangeYears: 1 }],
  ['internationalLoans', '', { in: 6, out: 6, betweenTwoClubs: 3, longest: 12, exemptToAge: 21 }],
  ['clubTrained', '', { seasons: 3, months: 36, fromAge: 15, toAge: 21 }],
  ['registrationLength', '', { youthFromAge: 8, youthToAge: 15, fromAge: 16, toAge: 20, times: 3 }],
  ['solidarity', '', { total: 5, earlyPercent: 0.25, latePercent: 0.5 }],
  ['solidarity', '', { firstAge: 12, earlyToAge: 15, lastAge: 23 }],
  ['technicalTraining', 'art. 99', { firstAge: 10, lastAge: 21, base: null, coefficientTier1: null }],
  ['registrationPremium', 'art. 96', { parts: 5, beforeAge: 16, dueInSeasonOfAge: 20, base: null }],
  ['digitalConsent', '', { age: 14 }],
  ...[18, 19, 20, 21].map(
    (category) => ['youthCategory', '', { category, olderUnder: 17, youngerUnder: 16 }] as const,
  ),
  ...[22, 23, 24, 25].map(
    (category) => ['youthCategory', '', { category, olderUnder: 15, youngerUnder: 14 }] as const,
  ),
  ['youthCompetition', '', { category: 5 }],
  ...windowFigures('into', 1, [
    ['registered', '2025-06-01T00:00', '2025-06-10T20:00'],
    ['free', '2025-06-01T00:00', '2025-06-10T20:00'],
    ['registered', '2025-07-01T00:00', '2025-09-01T20:00'],
    ['free', '2025-07-01T00:00', '2025-09-01T20:00'],
    ['registered', '2026-01-02T00:00', '2026-02-02T20:00'],
    ['free', '2026-01-02T00:00', '2026-02-02T20:00'],
  ]),
  ...windowFigures('into', 4, [
    ['registered', '2024-07-01T00:00', '2024-09-30T23:59'],
    ['registered', '2024-12-03T00:00', '2024-12-18T23:59'],
    ['free', '2024-07-01T00:00', '2025-03-31T23:59'],
  ]),
  ...windowFigures('amateurToProfessional', 1, [['registered', '2024-07-01T00:00', '2024-08-30T23:59']]),
  ['birthYearQuota', '', { category: 6, bornFrom: [2005, 2006, 2007] }],
  ['nonEuPlaces', '', { fromTier: 1, toTier: 1, places: 2, placesWithFew: 3, few: 1 }],
  ['permitPoints', '', { points: 15, criteria: 6, panelFrom: 10, panelTo: 14 }],
  ['permitPlaces', '', { most: 4, least: 2 }],
  ['amateurThresholds', '', { contributionsAbove: 5_000, taxAbove: 15_000 }],
  ['transferCertificate', '', { answerWithin: 72 }],
  ['paidTo', '', { month: 6, day: 30 }],
];

/** Windows of Italy in local time. */
function windowFigures(
  movement: string,
  fromTier: number,
  windows: readonly (readonly [playerStatus: string, opensAt: string, closesAt: string])[],
) {
  return windows.map(
    ([playerStatus, opensAt, closesAt]) =>
      [
        'window',
        '',
        { fromTier, playerStatus, movement, opensAt, closesAt, timeZone: 'Europe/Rome' },
      ] as const,
  );
}

/** What was read in the press, and what is general knowledge: these never block. */
export const notRead: readonly (readonly [Rule['id'], Rule['certainty']])[] = [
  ['fifa-training-compensation', 'press'],
  ['fifa-trial-length', 'unconfirmed'],
  ['italy-first-contract', 'unconfirmed'],
  ['italy-dual-mandate', 'press'],
  ['italy-loans', 'press'],
  ['italy-early-end-of-loans', 'press'],
  ['italy-apprentices', 'press'],
  ['italy-serie-c-reduced-minimum-2025', 'press'],
  ['italy-serie-d-quota-2026', 'press'],
  ['italy-serie-d-quota-2027', 'press'],
  ['italy-juniores-2026', 'press'],
  ['italy-serie-c-list-2025', 'press'],
  ['italy-serie-a-list-2025', 'unconfirmed'],
  ['it-tier-4-into-registered-2025-07-01', 'press'],
  ['italy-non-eu-serie-b-c', 'unconfirmed'],
  ['italy-non-eu-lnd', 'unconfirmed'],
  ['calendar-year-seasons', 'unconfirmed'],
  ['digital-consent-es', 'unconfirmed'],
  ['digital-consent-de', 'unconfirmed'],
];
