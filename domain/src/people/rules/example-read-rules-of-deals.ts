import { type ActFacts, minorExceptions } from './act-facts.ts';
import type { JudgedKind, VerdictName } from './check-act.ts';

const adult = '2000-01-01';
const sixteen = '2010-05-01';
const fifteen = '2011-05-01';
const inQuota = { day: '2026-01-15', category: 6 } as const;

/** The second half of the rules that were read: see `readRules`. */
export const readRulesOfDeals: readonly (readonly [
  string,
  JudgedKind,
  Partial<ActFacts>,
  VerdictName,
  string,
])[] = [
  ['a loan is a season at most', 'internationalLoans', { act: 'transfer', loanMonths: 13 }, 'block', ''],
  [
    'a loan is from window to window',
    'loanBetweenWindows',
    { act: 'transfer', loanToNextWindow: false },
    'block',
    '',
  ],
  ['no loan of a loan', 'internationalLoans', { act: 'transfer', subLoan: true }, 'block', ''],
  [
    'club-trained to 21 do not count',
    'internationalLoans',
    { act: 'transfer', loans: 6, clubTrained: true, bornDate: '2005-01-01' },
    'pass',
    '',
  ],
  ['club-trained is three seasons', 'clubTrained', { act: 'transfer', seasonsWithClub: 3 }, 'pass', ''],
  ['or 36 months', 'clubTrained', { act: 'transfer', monthsWithClub: 35 }, 'warn', ''],
  [
    'a trial is no employment',
    'trialNoEmployment',
    { act: 'trial', trialEmployment: true },
    'block',
    'art. 19ter',
  ],
  [
    'a minor’s trial has its conditions',
    'trialOfMinors',
    { act: 'trial', bornDate: sixteen, trialConditions: false },
    'block',
    'art. 19ter',
  ],
  [
    'no minor moves abroad',
    'minorsAbroad',
    { act: 'transfer', bornDate: sixteen, international: true },
    'block',
    'art. 19',
  ],
  ...minorExceptions.map(
    (minorException) =>
      [
        `except at 16 by the exception ${minorException}`,
        'minorsAbroad',
        { act: 'transfer', bornDate: sixteen, international: true, minorException },
        'pass',
        'art. 19',
      ] as const,
  ),
  [
    'under 16 not within the EEA either',
    'minorsAbroad',
    { act: 'transfer', bornDate: fifteen, international: true, minorException: 'eea' },
    'block',
    'art. 19',
  ],
  [
    'Serie D fields 2005, 2006 and 2007',
    'birthYearQuota',
    { ...inQuota, bornDate: '2005-01-01' },
    'pass',
    '',
  ],
  ['older players fill no place', 'birthYearQuota', { ...inQuota, bornDate: '2004-12-31' }, 'warn', ''],
  [
    'Juniores are born 2007 or later',
    'categoryBornFrom',
    { day: '2026-01-15', category: 13, bornDate: '2007-01-01' },
    'pass',
    '',
  ],
  [
    'Serie A: two from abroad',
    'nonEuPlaces',
    { act: 'transfer', tier: 1, nonEuFromAbroad: true, nonEuThisSeason: 2 },
    'block',
    '',
  ],
  [
    'or three with few in the squad',
    'nonEuPlaces',
    { act: 'transfer', tier: 1, nonEuFromAbroad: true, nonEuThisSeason: 2, nonEuInSquad: 1 },
    'pass',
    '',
  ],
  [
    '8 to 15 are registered for a season',
    'registrationLength',
    { contract: 'amateur', bornDate: fifteen, months: 13 },
    'block',
    '',
  ],
  [
    '16 to 20 for two',
    'registrationLength',
    { contract: 'amateur', bornDate: sixteen, months: 25 },
    'block',
    '',
  ],
  [
    'amateurs have the standard contract',
    'amateurContract',
    { contract: 'amateur', amateurContractFiled: false },
    'block',
    'art. 28',
  ],
  [
    'a volunteer is refunded 400 at most',
    'volunteerRefund',
    { contract: 'volunteer', refundPerMonth: 401 },
    'block',
    '',
  ],
  ['contributions above 5,000', 'amateurThresholds', { contract: 'amateur', yearlyGross: 5_001 }, 'warn', ''],
  ['bonuses to the fixed pay', 'amateurBonuses', { contract: 'amateur', bonusPercent: 101 }, 'block', ''],
  [
    'Serie C: 28,773 from 24',
    'minimumPay',
    { day: '2026-01-15', tier: 3, yearlyGross: 28_772, bornDate: adult },
    'block',
    '',
  ],
  [
    'Serie C: 21,865 from 20',
    'minimumPay',
    { day: '2026-01-15', tier: 3, yearlyGross: 21_864, bornDate: '2004-01-01' },
    'block',
    '',
  ],
  [
    'Serie C: 15,535 from 16',
    'minimumPay',
    { day: '2026-01-15', tier: 3, yearlyGross: 15_534, bornDate: '2007-01-01' },
    'block',
    '',
  ],
  [
    'England: a permit is asked for',
    'permitPoints',
    { act: 'transfer', associations: ['ENG'], permitNeeded: true },
    'warn',
    '',
  ],
];
