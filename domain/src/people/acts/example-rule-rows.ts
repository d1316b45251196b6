import { yearsAfter } from '../../platform/plain-date.ts';
import type { ActFacts, FactName, RuledAct } from '../rules/act-facts.ts';
import type { JudgedKind } from '../rules/check-act.ts';

/** What a rule says of acts when its facts are missing, kept or broken; written by hand, from the regulation. */
export interface RuleRow {
  rule: JudgedKind;
  acts: readonly RuledAct[];
  /** What makes the rule concern the act at all. */
  about?: (day: string) => Partial<ActFacts>;
  breaks: Pick<ActFacts, FactName>;
  keeps: Pick<ActFacts, FactName>;
  /** What it says where nobody stated the fact. Null: nothing. */
  missing: 'block' | 'warn' | 'pass' | null;
  /** What it says of a breach on certain facts, confirmed and in force; `warn`: it only informs. */
  broken: 'block' | 'warn';
}

const aged = (years: number) => (day: string) => ({ bornDate: yearsAfter(day, -years) });
const agents = ['mandate', 'proposal', 'offer', 'signature'] as const;
const deals = ['proposal', 'offer', 'signature'] as const;
const agreements = ['offer', 'signature'] as const;
const moves = ['transfer', 'signature'] as const;
const abroad = ['offer', 'transfer', 'signature'] as const;

/** A row at least for every rule that judges acts, and for every act that it judges. */
export const ruleRows: readonly RuleRow[] = [
  // Agents
  row('agentFeeCap', agents, { commissionPercent: 50 }, { commissionPercent: 1 }),
  row('doubleRepresentation', agents, { actsForReleasingToo: true }, { actsForReleasingToo: false }),
  {
    ...row('clientAgreesToFees', agreements, { clientAgrees: false }, { clientAgrees: true }, 'warn'),
    about: () => ({ commissionPercent: 3 }),
  },
  {
    ...row('conflictOfInterest', deals, { conflictAgreed: false }, { conflictAgreed: true }, 'warn'),
    about: () => ({ actsForBoth: true }),
  },
  row('agentLicence', agents, { agentLicensed: false }, { agentLicensed: true }),
  row('agentRegisters', agents, { agentRegistered: false }, { agentRegistered: true }),
  row('mandateLength', ['mandate'], { months: 25 }, { months: 24 }),
  row('mandateLength', ['mandate'], { renewsItself: true }, { renewsItself: false }),
  row('mandateContents', ['mandate'], { mandateComplete: false }, { mandateComplete: true }),
  row('clientMayNegotiate', ['mandate'], { punishesClient: true }, { punishesClient: false }),
  row(
    'exclusiveApproach',
    ['mandate', 'proposal'],
    { exclusiveUntil: '2099-12-31' },
    { exclusiveUntil: null },
  ),
  row('mandateForm', ['mandate'], { onOwnForm: false }, { onOwnForm: true }, 'warn'),
  // Minors
  {
    // Whoever brings a mandate or a proposal is an agent, unless it is stated otherwise.
    ...row('agentFromAge', ['mandate', 'proposal'], { agentActs: true }, { agentActs: false }, 'block'),
    about: aged(13),
  },
  {
    ...row(
      'agentFromAge',
      ['offer', 'transfer', 'signature'],
      { commissionPercent: 1 },
      { commissionPercent: 0 },
      'pass',
    ),
    about: aged(13),
  },
  {
    ...row(
      'guardianSigns',
      ['mandate', 'offer', 'transfer', 'signature', 'trial'],
      { guardianSigns: false },
      { guardianSigns: true },
      'warn',
    ),
    about: aged(15),
  },
  {
    ...row(
      'feeOnMinors',
      ['mandate', 'proposal', 'offer', 'transfer', 'signature', 'trial'],
      { commissionPercent: 1 },
      { commissionPercent: 0 },
      'pass',
    ),
    about: aged(17),
  },
  {
    ...row('paidTrials', ['trial'], { paidByPlayer: true }, { paidByPlayer: false }, 'warn'),
    about: aged(17),
  },
  {
    ...row('minorsAbroad', abroad, { international: true }, { international: false }, 'warn'),
    about: aged(17),
  },
  row('approachOfMinors', ['mandate', 'proposal'], aged(14)('2026-11-02'), aged(30)('2026-11-02')),
  // Contracts
  row('contractLength', agreements, { months: 61 }, { months: 12 }),
  row('contractLength', agreements, { endsWithSeason: false }, { endsWithSeason: true }),
  row(
    'approachOfBound',
    ['proposal', 'offer', 'transfer'],
    { contractEnds: '2099-06-30', clubInformed: false },
    { contractEnds: '2099-06-30', clubInformed: true },
  ),
  row(
    'approachOfBound',
    ['signature'],
    { contractEnds: '2099-06-30', clubAgrees: false, clubInformed: true },
    { contractEnds: '2099-06-30', clubAgrees: true },
  ),
  row('contractConditions', agreements, { dependsOnMedical: true }, { dependsOnMedical: false }),
  row('registrationsPerSeason', moves, { registrations: 3 }, { registrations: 2 }),
  row('matchesPerSeason', moves, { clubsPlayedFor: 2 }, { clubsPlayedFor: 1 }),
  {
    ...row('internationalLoans', moves, { loans: 6 }, { loans: 5 }),
    about: () => ({ isLoan: true, international: true }),
  },
  {
    ...row('loanBetweenWindows', moves, { loanToNextWindow: false }, { loanToNextWindow: true }),
    about: () => ({ isLoan: true, international: true }),
  },
  {
    ...row('clubTrained', moves, { seasonsWithClub: 1 }, { seasonsWithClub: 3 }),
    about: () => ({ isLoan: true, international: true }),
    broken: 'warn',
  },
  row('trialNoEmployment', ['trial'], { trialEmployment: true }, { trialEmployment: false }, 'pass'),
  {
    ...row('trialOfMinors', ['trial'], { trialConditions: false }, { trialConditions: true }, 'warn'),
    about: aged(17),
  },
  { ...row('trialLength', ['trial'], { trialWeeks: 99 }, { trialWeeks: 1 }), about: aged(30) },
  {
    ...row('registrationLength', ['offer'], { months: 120 }, { months: 6 }),
    about: (day) => ({ ...aged(15)(day), contract: 'amateur' }),
  },
  row('coachLicence', agreements, { coachLicence: 'lower' }, { coachLicence: 'uefaPro' }),
  // Pay and squads
  {
    ...row('minimumPay', ['offer'], { yearlyGross: 0 }, { yearlyGross: 1_000_000 }),
    about: (day) => ({ ...aged(25)(day), contract: 'professional' }),
  },
  {
    ...row(
      'amateurContract',
      ['offer'],
      { amateurContractFiled: false },
      { amateurContractFiled: true },
      'warn',
    ),
    about: () => ({ contract: 'amateur' }),
  },
  {
    ...row('amateurBonuses', ['offer'], { bonusPercent: 101 }, { bonusPercent: 100 }),
    about: () => ({ contract: 'amateur' }),
  },
  {
    ...row('amateurThresholds', agreements, { yearlyGross: 1_000_000 }, { yearlyGross: 1 }),
    about: () => ({ contract: 'amateur' }),
    broken: 'warn',
  },
  {
    ...row('volunteerRefund', agreements, { refundPerMonth: 401 }, { refundPerMonth: 400 }),
    about: () => ({ contract: 'volunteer' }),
  },
  {
    ...row('birthYearQuota', ['offer'], { bornDate: '1980-01-01' }, { bornDate: '2020-01-01' }),
    broken: 'warn',
  },
  {
    ...row('categoryBornFrom', ['offer'], { bornDate: '1980-01-01' }, { bornDate: '2020-01-01' }),
    broken: 'warn',
  },
  {
    ...row('nonEuPlaces', moves, { nonEuThisSeason: 99 }, { nonEuThisSeason: 0 }),
    about: () => ({ nonEuFromAbroad: true }),
  },
  {
    ...row('permitPoints', moves, { permitNeeded: true }, { permitNeeded: true, permitGranted: true }),
    broken: 'warn',
  },
];

function row(
  rule: JudgedKind,
  acts: readonly RuledAct[],
  breaks: RuleRow['breaks'],
  keeps: RuleRow['keeps'],
  missing: RuleRow['missing'] = null,
): RuleRow {
  return { rule, acts, breaks, keeps, missing, broken: 'block' };
}
