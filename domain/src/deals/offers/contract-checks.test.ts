import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomTerms } from '../../../test/random-terms.ts';
import { playerRole } from '../../people/player-roles.ts';
import type { Rule } from '../../people/rules/rule.ts';
import { type ContractPerson, checkContract } from './contract-checks.ts';
import { shippedContractRules } from './contract-figures.ts';
import { exampleTerms } from './example-terms.ts';
import type { OfferTerms, SeasonPay } from './offer-terms.ts';

const plain: OfferTerms = {
  ...exampleTerms,
  playoffBonus: null,
  leagueWinnersBonus: null,
  goalsBonus: null,
  matchesBonus: null,
  promotionBonus: null,
  appearanceSteps: [],
  signingFee: null,
  furtherSeasons: [],
  option: null,
};
const season: SeasonPay = { monthlySalary: 3_000, months: 12, signingFee: null, imageRights: null };
const seasons = (count: number) => Array.from({ length: count - 1 }, () => season);
const adult: ContractPerson = { isPlayer: true, age: 26, role: playerRole.attackingMidfielder };
const aged = (age: number | null): ContractPerson => ({
  isPlayer: true,
  age,
  role: playerRole.attackingMidfielder,
});

const professional: Partial<OfferTerms> = {
  contractKind: 'professional',
  level: 2,
  season: 2025,
  monthlySalary: 3_000,
  months: 12,
};
const volunteer: Partial<OfferTerms> = { contractKind: 'volunteer', monthlySalary: 400 };
const amateur: Partial<OfferTerms> = { contractKind: 'amateur', monthlySalary: 1_000, months: 10 };

type Row = [
  about: string,
  change: Partial<OfferTerms>,
  person: ContractPerson,
  found: [verdict: 'block' | 'warn', rule: string, path: string][],
];

const rows: Row[] = [
  ['five seasons of a professional', { ...professional, furtherSeasons: seasons(5) }, adult, []],
  [
    'six seasons',
    { ...professional, furtherSeasons: seasons(6) },
    adult,
    [['block', 'contractTooLong', 'furtherSeasons']],
  ],
  [
    'an option beyond five seasons',
    {
      ...professional,
      furtherSeasons: seasons(5),
      option: { side: 'club', seasons: 1, until: '2030-05-31' },
    },
    adult,
    [['block', 'contractTooLong', 'option.seasons']],
  ],
  ['three seasons of a minor', { ...professional, furtherSeasons: seasons(3) }, aged(17), []],
  [
    'four seasons of a minor',
    { ...professional, furtherSeasons: seasons(4) },
    aged(17),
    [['block', 'contractTooLong', 'furtherSeasons']],
  ],
  ['four seasons at 18', { ...professional, furtherSeasons: seasons(4) }, aged(18), []],
  ['four seasons of an unknown age', { ...professional, furtherSeasons: seasons(4) }, aged(null), []],
  ['the minimum of Serie C at 24', { ...professional, monthlySalary: 2_398 }, aged(24), []],
  [
    'less than it by a euro a month',
    { ...professional, monthlySalary: 2_397 },
    aged(24),
    [['block', 'payBelowMinimum', 'monthlySalary']],
  ],
  ['the same pay at 23', { ...professional, monthlySalary: 2_397 }, aged(23), []],
  [
    'less than the minimum at 20',
    { ...professional, monthlySalary: 1_822 },
    aged(20),
    [['block', 'payBelowMinimum', 'monthlySalary']],
  ],
  ['the same pay at 19', { ...professional, monthlySalary: 1_822 }, aged(19), []],
  [
    'less than the minimum at 16',
    { ...professional, monthlySalary: 1_294 },
    aged(16),
    [['block', 'payBelowMinimum', 'monthlySalary']],
  ],
  ['no minimum is known below 16', { ...professional, monthlySalary: 100 }, aged(15), []],
  [
    'ten months of a sufficient salary',
    { ...professional, monthlySalary: 2_400, months: 10 },
    aged(24),
    [['warn', 'minimumForPartOfSeason', 'monthlySalary']],
  ],
  [
    'a season of which the minimum is not known yet',
    { ...professional, season: 2026, monthlySalary: 1_000 },
    aged(24),
    [['warn', 'minimumOfOtherSeason', 'monthlySalary']],
  ],
  [
    'a second season below the minimum',
    { ...professional, furtherSeasons: [{ ...season, monthlySalary: 1_000 }] },
    aged(24),
    [['warn', 'minimumOfOtherSeason', 'furtherSeasons.0.monthlySalary']],
  ],
  ['another tier', { ...professional, level: 1, monthlySalary: 1_000 }, aged(24), []],
  ['another country', { ...professional, country: 'DE', monthlySalary: 1_000 }, aged(24), []],
  ['an apprentice', { ...professional, contractKind: 'apprentice', monthlySalary: 1_000 }, aged(24), []],
  ['bonuses of an amateur as high as the pay', { ...amateur, playoffBonus: 10_000 }, adult, []],
  [
    'bonuses above it',
    { ...amateur, playoffBonus: 10_001 },
    adult,
    [['block', 'bonusesAboveFixedPay', 'monthlySalary']],
  ],
  [
    'a result, an ending and all steps together',
    {
      ...amateur,
      leagueWinnersBonus: 6_000,
      playoffBonus: 5_000,
      promotionBonus: 3_000,
      appearanceSteps: [
        { from: 10, amount: 500 },
        { from: 20, amount: 501 },
      ],
    },
    adult,
    [['block', 'bonusesAboveFixedPay', 'monthlySalary']],
  ],
  [
    'a bonus per goal that could exceed it',
    { ...amateur, goalsBonus: { amount: 2_000, every: 1 } },
    adult,
    [['warn', 'bonusesMayExceed', 'monthlySalary']],
  ],
  [
    'a poorer second season',
    { ...amateur, playoffBonus: 5_000, furtherSeasons: [{ ...season, monthlySalary: 400, months: 10 }] },
    adult,
    [['block', 'bonusesAboveFixedPay', 'furtherSeasons.0.monthlySalary']],
  ],
  ['bonuses of a professional', { ...professional, playoffBonus: 90_000 }, adult, []],
  ['400 euros a month for a volunteer', volunteer, adult, []],
  ['401 euros', { ...volunteer, monthlySalary: 401 }, adult, [['block', 'refundTooHigh', 'monthlySalary']]],
  [
    'a bonus for a volunteer',
    { ...volunteer, playoffBonus: 500 },
    adult,
    [['warn', 'volunteerPaid', 'contractKind']],
  ],
  ['a volunteer elsewhere', { ...volunteer, country: 'DE', monthlySalary: 900 }, adult, []],
];

describe('the rules about contracts', () => {
  it.each(rows)('%s', (_, change, person, found) => {
    const findings = checkContract({ ...plain, ...change }, person);
    expect(findings.map(({ verdict, rule, path }) => [verdict, rule, path.join('.')])).toEqual(found);
    for (const { article } of findings) expect(article).not.toBe('');
  });

  it('take an offer that does not say what kind of contract it is for the usual one of the league', () => {
    fc.assert(
      fc.property(randomTerms, fc.integer({ min: 14, max: 40 }), (terms, age) => {
        const usual = terms.country !== 'IT' ? null : terms.level <= 2 ? 'professional' : 'amateur';
        const unstated = { ...terms, contractKind: null };
        const found = checkContract(unstated, aged(age));
        const isKnown = usual !== null && terms.level !== 15;
        expect(found).toEqual(isKnown ? checkContract({ ...terms, contractKind: usual }, aged(age)) : []);
        expect(checkContract(unstated, { ...aged(null), isPlayer: false })).toEqual([]);
      }),
    );
  });

  it('are only warned of while a rule is suspended or not confirmed', () => {
    const packs = (change: object) => shippedContractRules.map((rule) => ({ ...rule, ...change }) as Rule);
    const poor = { ...plain, ...professional, monthlySalary: 1_000 };
    for (const change of [{ status: 'suspended' }, { certainty: 'press' }, { certainty: 'unconfirmed' }]) {
      expect(checkContract(poor, adult, packs(change)).map(({ verdict, rule }) => [verdict, rule])).toEqual([
        ['warn', 'payBelowMinimum'],
      ]);
    }
    expect(checkContract(poor, adult, packs({ status: 'repealed' }))).toEqual([]);
  });

  it('hold on the days of their validity: to the last season, not the next', () => {
    const verdicts = (season: number) =>
      checkContract({ ...plain, ...professional, season, monthlySalary: 1_000 }, adult).map(
        ({ rule }) => rule,
      );
    expect([2024, 2025, 2026].map(verdicts)).toEqual([[], ['payBelowMinimum'], ['minimumOfOtherSeason']]);
  });

  it('warn by the last minimum of the league when only that of another league was renewed', () => {
    const renewed = shippedContractRules.flatMap((rule): Rule[] =>
      rule.kind === 'minimumPay'
        ? [
            {
              ...rule,
              id: 'other-leagues',
              from: '2026-07-01',
              to: null,
              figures: { ...rule.figures, fromTier: 1, toTier: 2 },
            },
          ]
        : [],
    );
    const poor = { ...plain, ...professional, season: 2026, monthlySalary: 1_000 };
    expect(checkContract(poor, adult, [...shippedContractRules, ...renewed]).map(({ rule }) => rule)).toEqual(
      ['minimumOfOtherSeason'],
    );
  });

  it('never become laxer about length for somebody younger', () => {
    const tooLong = (terms: OfferTerms, age: number) =>
      checkContract(terms, aged(age)).some(({ rule }) => rule === 'contractTooLong');
    fc.assert(
      fc.property(randomTerms, fc.integer({ min: 14, max: 40 }), (terms, age) => {
        if (tooLong(terms, age)) expect(tooLong(terms, age - 1)).toBe(true);
      }),
    );
  });
});
