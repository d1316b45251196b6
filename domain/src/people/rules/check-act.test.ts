import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ActFacts, ruledActs } from './act-facts.ts';
import { checkAct, strictest, type VerdictName, verdicts } from './check-act.ts';
import { shippedPacks } from './packs/shipped-packs.ts';
import type { Rule } from './rule.ts';
import type { RuleKind } from './rule-kinds.ts';

const packs = Object.values(shippedPacks).flat();
const day = '2026-11-01';
const adult = '2000-01-01';
const fifteen = '2011-05-01';
const sixteen = '2010-05-01';

type Given = Partial<ActFacts>;

const said = (given: Given, rule: RuleKind) =>
  checkAct(packs, { act: 'offer', day, associations: ['IT'], ...given }).filter(
    (verdict) => verdict.rule === rule,
  );

/** One row for each rule: what is done, the verdict, the article. */
const table: readonly (readonly [RuleKind, Given, VerdictName, string])[] = [
  // Agents
  ['agentFeeCap', { commissionPercent: 5 }, 'pass', 'art. 15'],
  ['agentFeeCap', { commissionPercent: 6 }, 'warn', 'art. 15'],
  ['agentFeeCap', { commissionPercent: 10, actsForBoth: true }, 'pass', 'art. 15'],
  ['agentFeeCap', { commissionPercent: 11, actsForBoth: true }, 'warn', 'art. 15'],
  ['agentFeeCap', { commissionPercent: 6, day: '2023-12-29' }, 'block', 'art. 15'],
  ['doubleRepresentation', { actsForReleasingToo: true }, 'warn', 'art. 12'],
  ['clientAgreesToFees', { commissionPercent: 3 }, 'warn', 'art. 14'],
  ['clientAgreesToFees', { commissionPercent: 3, clientAgrees: false }, 'block', 'art. 14'],
  ['clientAgreesToFees', { commissionPercent: 3, clientAgrees: true }, 'pass', 'art. 14'],
  ['conflictOfInterest', { actsForBoth: true, conflictAgreed: false }, 'block', 'art. 12'],
  ['agentLicence', { act: 'mandate', agentLicensed: false }, 'block', 'art. 4–7'],
  ['agentRegisters', { act: 'mandate', agentRegistered: false }, 'block', 'C.U. 255/A'],
  ['mandateLength', { act: 'mandate', months: 24 }, 'pass', 'art. 12'],
  ['mandateLength', { act: 'mandate', months: 25 }, 'block', 'art. 12'],
  ['mandateLength', { act: 'mandate', months: 12, renewsItself: true }, 'block', 'art. 12'],
  ['mandateContents', { act: 'mandate', mandateComplete: false }, 'block', 'art. 12'],
  ['clientMayNegotiate', { act: 'mandate', punishesClient: true }, 'block', 'art. 12'],
  ['exclusiveApproach', { act: 'mandate', exclusiveUntil: '2027-01-02' }, 'block', 'art. 16'],
  ['exclusiveApproach', { act: 'mandate', exclusiveUntil: '2027-01-01' }, 'pass', 'art. 16'],
  ['mandateForm', { act: 'mandate' }, 'warn', 'art. 21(1)'],
  ['mandateForm', { act: 'mandate', onOwnForm: true }, 'pass', 'art. 21(1)'],
  // Minors
  ['agentFromAge', { act: 'mandate', bornDate: fifteen }, 'block', 'art. 21(8)'],
  ['agentFromAge', { act: 'mandate', bornDate: sixteen }, 'pass', 'art. 21(8)'],
  ['guardianSigns', { bornDate: sixteen }, 'warn', ''],
  ['guardianSigns', { bornDate: sixteen, guardianSigns: false }, 'block', ''],
  ['guardianSigns', { bornDate: sixteen, guardianSigns: true }, 'pass', ''],
  ['feeOnMinors', { bornDate: sixteen, commissionPercent: 1 }, 'block', 'art. 22(7)'],
  ['feeOnMinors', { bornDate: sixteen, commissionPercent: 0 }, 'pass', 'art. 22(7)'],
  ['feeOnMinors', { bornDate: adult, commissionPercent: 3 }, 'pass', 'art. 22(7)'],
  ['paidTrials', { act: 'trial', bornDate: sixteen, paidByPlayer: true }, 'block', ''],
  ['paidTrials', { act: 'trial', bornDate: sixteen, paidByPlayer: false }, 'pass', ''],
  // The age of a first contract in Italy is general knowledge: the rule warns.
  ['approachOfMinors', { act: 'mandate', bornDate: '2011-05-02' }, 'warn', 'art. 13'],
  ['approachOfMinors', { act: 'mandate', bornDate: fifteen }, 'pass', 'art. 13'],
  ['approachOfMinors', { act: 'mandate', bornDate: sixteen }, 'pass', 'art. 13'],
  ['minorsAbroad', { act: 'transfer', bornDate: sixteen, international: true }, 'block', 'art. 19'],
  ['minorsAbroad', { act: 'transfer', bornDate: sixteen }, 'warn', 'art. 19'],
  [
    'minorsAbroad',
    { act: 'transfer', bornDate: sixteen, international: true, minorException: 'eea' },
    'pass',
    'art. 19',
  ],
  [
    'minorsAbroad',
    { act: 'transfer', bornDate: fifteen, international: true, minorException: 'eea' },
    'block',
    'art. 19',
  ],
  [
    'minorsAbroad',
    { act: 'transfer', bornDate: fifteen, international: true, minorException: 'border' },
    'pass',
    'art. 19',
  ],
  // Contracts
  ['contractLength', { months: 60, bornDate: adult }, 'pass', 'art. 18(2)'],
  ['contractLength', { months: 61, bornDate: adult }, 'block', 'art. 18(2)'],
  ['contractLength', { months: 37, bornDate: sixteen }, 'block', 'art. 18(2)'],
  ['contractLength', { months: 12, endsWithSeason: false }, 'block', 'art. 18(2)'],
  ['approachOfBound', { contractEnds: '2027-05-01' }, 'pass', 'art. 18(3)'],
  ['approachOfBound', { contractEnds: '2027-05-02' }, 'warn', 'art. 18(3)'],
  ['approachOfBound', { contractEnds: '2027-05-02', clubInformed: false }, 'block', 'art. 18(3)'],
  ['approachOfBound', { contractEnds: '2027-05-02', clubInformed: true }, 'pass', 'art. 18(3)'],
  ['contractConditions', { dependsOnMedical: true }, 'block', 'art. 18(4)'],
  ['registrationsPerSeason', { act: 'transfer', registrations: 2 }, 'pass', 'art. 5(4)'],
  ['registrationsPerSeason', { act: 'transfer', registrations: 3 }, 'block', 'art. 5(4)'],
  ['matchesPerSeason', { act: 'transfer', registrations: 2 }, 'warn', 'art. 5(4)'],
  ['matchesPerSeason', { act: 'transfer', clubsPlayedFor: 2 }, 'block', 'art. 5(4)'],
  ['internationalLoans', { act: 'transfer', loans: 5 }, 'pass', 'art. 10'],
  ['internationalLoans', { act: 'transfer', loans: 6 }, 'block', 'art. 10'],
  ['internationalLoans', { act: 'transfer', loansBetween: 3 }, 'block', 'art. 10'],
  ['internationalLoans', { act: 'transfer', loanMonths: 13 }, 'block', 'art. 10'],
  ['internationalLoans', { act: 'transfer', subLoan: true }, 'block', 'art. 10'],
  [
    'internationalLoans',
    { act: 'transfer', loans: 6, clubTrained: true, bornDate: '2005-01-01' },
    'pass',
    'art. 10',
  ],
  ['trialNoEmployment', { act: 'trial', trialEmployment: true }, 'block', 'art. 19ter'],
  ['trialOfMinors', { act: 'trial', bornDate: sixteen, trialConditions: false }, 'block', 'art. 19ter'],
  ['trialLength', { act: 'trial', bornDate: adult, trialWeeks: 4 }, 'warn', 'art. 19ter'],
  ['trialLength', { act: 'trial', bornDate: sixteen, trialsThisYear: 2 }, 'warn', 'art. 19ter'],
  ['transferCertificate', { act: 'transfer', certificateHours: 71 }, 'block', 'Annexe 3'],
  ['transferCertificate', { act: 'transfer', certificateHours: 72 }, 'pass', 'Annexe 3'],
  ['registrationLength', { contract: 'amateur', bornDate: fifteen, months: 13 }, 'block', 'art. 31'],
  ['registrationLength', { contract: 'amateur', bornDate: sixteen, months: 24 }, 'pass', 'art. 31'],
  // Pay and squads
  ['minimumPay', { day: '2026-01-15', tier: 3, yearlyGross: 28_772, bornDate: adult }, 'block', ''],
  ['minimumPay', { day: '2026-01-15', tier: 3, yearlyGross: 28_773, bornDate: adult }, 'pass', ''],
  ['minimumPay', { day: '2026-01-15', tier: 3, yearlyGross: 21_865, bornDate: '2004-01-01' }, 'pass', ''],
  ['minimumPay', { day: '2026-01-15', tier: 3, yearlyGross: 15_534, bornDate: '2007-01-01' }, 'block', ''],
  ['amateurContract', { contract: 'amateur', amateurContractFiled: false }, 'block', 'art. 28'],
  ['amateurBonuses', { contract: 'amateur', bonusPercent: 101 }, 'block', 'LND–AIC'],
  ['amateurThresholds', { contract: 'amateur', yearlyGross: 5_001 }, 'warn', 'art. 35–36'],
  ['volunteerRefund', { contract: 'volunteer', refundPerMonth: 401 }, 'block', 'art. 29'],
  ['volunteerRefund', { contract: 'volunteer', refundPerMonth: 400 }, 'pass', 'art. 29'],
  ['nonEuPlaces', { act: 'transfer', tier: 1, nonEuFromAbroad: true, nonEuThisSeason: 2 }, 'block', ''],
  [
    'nonEuPlaces',
    { act: 'transfer', tier: 1, nonEuFromAbroad: true, nonEuThisSeason: 2, nonEuInSquad: 1 },
    'pass',
    '',
  ],
  ['permitPoints', { act: 'transfer', associations: ['ENG'], permitPoints: 9 }, 'block', ''],
  ['permitPoints', { act: 'transfer', associations: ['ENG'], permitPoints: 14 }, 'warn', ''],
  ['permitPoints', { act: 'transfer', associations: ['ENG'], permitPoints: 15 }, 'pass', ''],
];

describe('a rule’s verdict', () => {
  it.each(table)('%s, given %j: %s (%s)', (rule, given, verdict, article) => {
    const found = said(given, rule);
    expect(strictest(found)).toBe(verdict);
    expect(found.map((one) => one.article)).toContain(article);
  });

  it('is the stricter of two associations', () => {
    const given = { act: 'mandate', day, bornDate: fifteen } as const;
    const judge = (associations: string[]) => strictest(checkAct(packs, { ...given, associations }));
    expect(judge(['ES'])).toBe('warn');
    expect(judge(['ES', 'IT'])).toBe('block');
    expect(judge(['IT'])).toBe('block');
  });

  it('carries edition, status, source and certainty', () => {
    expect(said({ commissionPercent: 9 }, 'agentFeeCap')[0]).toMatchObject({
      edition: 'FIFA Football Agent Regulations, January 2023',
      status: 'suspended',
      source: expect.stringContaining('1873'),
      certainty: 'confirmed',
      values: { percentUpTo: 5, limitPercent: 5 },
    });
  });

  it('comes with the strictest first', () => {
    const found = checkAct(packs, {
      act: 'mandate',
      day,
      associations: ['IT'],
      bornDate: fifteen,
      months: 12,
    });
    const ranks = found.map(({ verdict }) => verdicts.indexOf(verdict));
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
  });
});

const dayIn = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

/** What the call can state of an act. */
const acts = fc.record({
  act: fc.constantFrom(...ruledActs),
  day: dayIn('2022-01-01', '2028-12-31'),
  associations: fc.subarray(['IT', 'ES', 'ENG', 'DE']),
  months: fc.option(fc.integer({ min: 1, max: 80 }), { nil: undefined }),
  commissionPercent: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
  registrations: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  loans: fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined }),
  guardianSigns: fc.option(fc.boolean(), { nil: undefined }),
  paidByPlayer: fc.option(fc.boolean(), { nil: undefined }),
  trialConditions: fc.option(fc.boolean(), { nil: undefined }),
  international: fc.option(fc.boolean(), { nil: undefined }),
});

it('a verdict never gets laxer when the player gets younger', () => {
  fc.assert(
    fc.property(
      acts,
      dayIn('1995-01-01', '2016-12-31'),
      dayIn('1995-01-01', '2016-12-31'),
      (act, one, other) => {
        const [older, younger] = one < other ? [one, other] : [other, one];
        const rank = (bornDate: string, rule?: RuleKind) => {
          const found = checkAct(packs, { ...act, bornDate });
          return verdicts.indexOf(strictest(rule ? found.filter((verdict) => verdict.rule === rule) : found));
        };
        expect(rank(younger)).toBeGreaterThanOrEqual(rank(older));
        for (const { rule } of checkAct(packs, { ...act, bornDate: older })) {
          expect(rank(younger, rule)).toBeGreaterThanOrEqual(rank(older, rule));
        }
      },
    ),
    { numRuns: 500 },
  );
});

it('nothing that is suspended, repealed or not confirmed ever blocks', () => {
  const softened = (soft: Partial<Rule>) => packs.map((rule) => ({ ...rule, ...soft }) as Rule);
  const soft = [
    softened({ certainty: 'press' }),
    softened({ certainty: 'unconfirmed' }),
    softened({ status: 'suspended' }),
  ];
  fc.assert(
    fc.property(acts, dayIn('1995-01-01', '2016-12-31'), (act, bornDate) => {
      for (const rules of soft) expect(strictest(checkAct(rules, { ...act, bornDate }))).not.toBe('block');
      expect(checkAct(softened({ status: 'repealed' }), { ...act, bornDate })).toEqual([]);
    }),
  );
});
