import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ActFacts, minorExceptions, ruledActs } from './act-facts.ts';
import { checkAct, strictest, verdicts } from './check-act.ts';
import { exampleActs, usualAct } from './example-acts.ts';
import { shippedPacks } from './packs/shipped-packs.ts';
import type { Rule } from './rule.ts';
import type { RuleKind } from './rule-kinds.ts';

const packs = Object.values(shippedPacks).flat();

const said = (given: Partial<ActFacts>, rule: RuleKind) =>
  checkAct(packs, { ...usualAct, ...given }).filter((verdict) => verdict.rule === rule);

describe('a rule’s verdict', () => {
  it.each(exampleActs)('%s, given %j: %s (%s)', (rule, given, verdict, article) => {
    const found = said(given, rule);
    expect(strictest(found)).toBe(verdict);
    expect(found.map((one) => one.article)).toContain(article);
  });

  it('is the stricter of two associations', () => {
    const given = { ...usualAct, act: 'mandate', bornDate: '2011-05-01' } as const;
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
    const found = checkAct(packs, { ...usualAct, act: 'mandate', bornDate: '2011-05-01', months: 12 });
    const ranks = found.map(({ verdict }) => verdicts.indexOf(verdict));
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
  });
});

const dayIn = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

/** What can be stated of an act, as far as the age has a part in it. */
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
  trialsThisYear: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  international: fc.option(fc.boolean(), { nil: undefined }),
  minorException: fc.option(fc.constantFrom(...minorExceptions), { nil: undefined }),
  contract: fc.option(fc.constantFrom('professional', 'amateur', 'volunteer'), { nil: undefined }),
  tier: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
  category: fc.option(fc.constantFrom(6, 13), { nil: undefined }),
  yearlyGross: fc.option(fc.integer({ min: 0, max: 40_000 }), { nil: undefined }),
});

/**
 * Rules that treat the younger player more mildly on purpose, with the reason and an act that they judge. They protect nobody by
 * age, so the opposite holds of them: a verdict never gets stricter when the player gets younger.
 */
const milderForTheYoung = {
  // The quota of the Dilettanti obliges clubs to field players born from a year on: the younger fill its places, the older do not.
  birthYearQuota: fc.record({ category: fc.constant(6 as const) }),
  // A youth championship is for players born from a year on: an older one needs a place among the few that are out of quota.
  categoryBornFrom: fc.record({ category: fc.constant(13 as const) }),
  // Lega Pro and the players' union agreed on a lower minimum for 16 to 19 and 20 to 23 than from 24 on, so that clubs hire the young.
  minimumPay: fc.record({ tier: fc.constant(3), yearlyGross: fc.integer({ min: 10_000, max: 35_000 }) }),
} satisfies Partial<Record<RuleKind, fc.Arbitrary<Partial<ActFacts>>>>;

const forTheYoung: ReadonlySet<RuleKind> = new Set(Object.keys(milderForTheYoung) as RuleKind[]);

it('a verdict never gets laxer when the player gets younger', () => {
  fc.assert(
    fc.property(
      acts,
      dayIn('1995-01-01', '2016-12-31'),
      dayIn('1995-01-01', '2016-12-31'),
      (act, one, other) => {
        const [older, younger] = one < other ? [one, other] : [other, one];
        const rank = (bornDate: string, rule?: RuleKind) => {
          const found = checkAct(packs, { ...act, bornDate }).filter((one) => !forTheYoung.has(one.rule));
          return verdicts.indexOf(strictest(rule ? found.filter((verdict) => verdict.rule === rule) : found));
        };
        expect(rank(younger)).toBeGreaterThanOrEqual(rank(older));
        for (const { rule } of checkAct(packs, { ...act, bornDate: older })) {
          if (forTheYoung.has(rule)) continue;
          expect(rank(younger, rule)).toBeGreaterThanOrEqual(rank(older, rule));
        }
      },
    ),
    { numRuns: 500 },
  );
});

describe.each(Object.entries(milderForTheYoung))('the verdict of %s', (kind, facts: fc.Arbitrary<object>) => {
  const rank = (rules: readonly Rule[], given: object, day: string, bornDate: string) => {
    const act = { ...usualAct, act: 'offer', contract: 'professional', ...given, day, bornDate } as const;
    return verdicts.indexOf(strictest(checkAct(rules, act).filter(({ rule }) => rule === kind)));
  };
  /** Two players of 16 and older and what each is told, the older first. */
  const pairs = fc
    .tuple(
      facts,
      dayIn('2025-07-01', '2026-06-30'),
      dayIn('1990-01-01', '2009-06-30'),
      dayIn('1990-01-01', '2009-06-30'),
    )
    .map(([given, day, ...born]) => {
      const [older, younger] = born.sort() as [string, string];
      return { older: rank(packs, given, day, older), younger: rank(packs, given, day, younger) };
    });

  it('never gets stricter when the player gets younger', () => {
    fc.assert(
      fc.property(pairs, ({ older, younger }) => younger <= older),
      { numRuns: 500 },
    );
  });

  it('does get milder, so that the opposite does not hold', () => {
    const opposite = fc.property(pairs, ({ older, younger }) => younger >= older);
    expect(fc.check(opposite, { numRuns: 500 }).failed).toBe(true);
  });
});

it('nobody of 16 and older is paid less than the lowest minimum, however young', () => {
  const minimum = packs.find((rule) => rule.kind === 'minimumPay');
  if (minimum?.kind !== 'minimumPay') throw new Error('no minimum pay');
  const { from16 } = minimum.figures;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: from16 - 1 }),
      dayIn('2025-07-01', '2026-06-30'),
      dayIn('1990-01-01', '2009-06-30'),
      (yearlyGross, day, bornDate) => {
        expect(strictest(said({ tier: 3, yearlyGross, day, bornDate }, 'minimumPay'))).toBe('block');
      },
    ),
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
