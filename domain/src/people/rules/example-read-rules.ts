import type { ActFacts } from './act-facts.ts';
import type { JudgedKind, VerdictName } from './check-act.ts';
import { readRulesOfDeals } from './example-read-rules-of-deals.ts';

const adult = '2000-01-01';
const sixteen = '2010-05-01';
const fifteen = '2011-05-01';

/**
 * Every rule that was read in a regulation or a public page, one sentence each: what is done on 1 November 2026 in Italy unless
 * the row says otherwise, what the rule says, and the article where its number was read.
 */
export const readRules: readonly (readonly [string, JudgedKind, Partial<ActFacts>, VerdictName, string])[] = [
  [
    'the agent of one side takes at most 5 %',
    'agentFeeCap',
    { day: '2023-12-01', commissionPercent: 6 },
    'block',
    '',
  ],
  [
    'for both sides it is 10 %',
    'agentFeeCap',
    { day: '2023-12-01', commissionPercent: 10, actsForBoth: true },
    'pass',
    '',
  ],
  [
    'the cap is suspended since 30 December 2023',
    'agentFeeCap',
    { day: '2023-12-30', commissionPercent: 6 },
    'warn',
    '',
  ],
  [
    'nobody acts for the releasing club too',
    'doubleRepresentation',
    { day: '2023-12-01', actsForReleasingToo: true },
    'block',
    '',
  ],
  ['that is suspended as well', 'doubleRepresentation', { actsForReleasingToo: true }, 'warn', ''],
  ['a mandate is at most two years', 'mandateLength', { act: 'mandate', months: 25 }, 'block', ''],
  [
    'a mandate never renews itself',
    'mandateLength',
    { act: 'mandate', months: 24, renewsItself: true },
    'block',
    '',
  ],
  ['a mandate is whole', 'mandateContents', { act: 'mandate', mandateComplete: false }, 'block', ''],
  [
    'a client may negotiate alone',
    'clientMayNegotiate',
    { act: 'mandate', punishesClient: true },
    'block',
    '',
  ],
  [
    'others approach in the last two months',
    'exclusiveApproach',
    { act: 'mandate', exclusiveUntil: '2027-01-02' },
    'block',
    '',
  ],
  ['an agent is licensed', 'agentLicence', { act: 'mandate', agentLicensed: false }, 'block', ''],
  ['Italy has its own form', 'mandateForm', { act: 'mandate', onOwnForm: false }, 'block', 'art. 21(1)'],
  ['Italy: no agent before 16', 'agentFromAge', { act: 'mandate', bornDate: fifteen }, 'block', 'art. 21(8)'],
  [
    'Italy’s law: no agent before 14',
    'agentFromAge',
    { act: 'mandate', bornDate: '2012-11-02' },
    'block',
    'art. 10',
  ],
  ['a guardian signs too', 'guardianSigns', { bornDate: sixteen, guardianSigns: false }, 'block', ''],
  [
    'Italy: a guardian signs the mandate too',
    'guardianSigns',
    { act: 'mandate', bornDate: sixteen, guardianSigns: false },
    'block',
    '',
  ],
  [
    'Italy: no fee on a minor’s deal',
    'feeOnMinors',
    { bornDate: sixteen, commissionPercent: 1 },
    'block',
    'art. 22(7)',
  ],
  [
    'Italy: no paid trials',
    'paidTrials',
    { act: 'trial', bornDate: sixteen, paidByPlayer: true },
    'block',
    '',
  ],
  // Six months were read; the age of a first contract was not, so that the approach is only warned of.
  [
    'an agent approaches a minor six months before',
    'approachOfMinors',
    { act: 'mandate', bornDate: '2011-05-02' },
    'warn',
    '',
  ],
  [
    'Italy: three registers',
    'agentRegisters',
    { act: 'mandate', agentRegistered: false },
    'block',
    'C.U. 255/A',
  ],
  [
    'the client agrees to every fee',
    'clientAgreesToFees',
    { commissionPercent: 3, clientAgrees: false },
    'block',
    '',
  ],
  [
    'a conflict of interest is agreed by all',
    'conflictOfInterest',
    { actsForBoth: true, conflictAgreed: false },
    'block',
    '',
  ],
  [
    'a contract is five years at most',
    'contractLength',
    { months: 61, bornDate: adult },
    'block',
    'art. 18(2)',
  ],
  ['a minor’s is three', 'contractLength', { months: 37, bornDate: sixteen }, 'block', 'art. 18(2)'],
  [
    'a contract ends with a season',
    'contractLength',
    { months: 12, endsWithSeason: false },
    'block',
    'art. 18(2)',
  ],
  [
    'a bound player’s club is told',
    'approachOfBound',
    { contractEnds: '2027-05-02', clubInformed: false },
    'block',
    'art. 18(3)',
  ],
  [
    'within six months he is free to sign',
    'approachOfBound',
    { contractEnds: '2027-05-01' },
    'pass',
    'art. 18(3)',
  ],
  ['no contract depends on a medical', 'contractConditions', { dependsOnMedical: true }, 'block', ''],
  ['three clubs a season', 'registrationsPerSeason', { act: 'transfer', registrations: 3 }, 'block', ''],
  ['matches for two', 'matchesPerSeason', { act: 'transfer', clubsPlayedFor: 2 }, 'block', ''],
  ['six loans', 'internationalLoans', { act: 'transfer', loans: 6 }, 'block', ''],
  ['three between two clubs', 'internationalLoans', { act: 'transfer', loansBetween: 3 }, 'block', ''],
  ...readRulesOfDeals,
];
