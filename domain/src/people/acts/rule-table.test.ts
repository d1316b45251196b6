import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../platform/plain-date.ts';
import { type ActFacts, type FactName, type RuledAct, ruledActs } from '../rules/act-facts.ts';
import {
  checkAct,
  checkByCertainty,
  judgeByRule,
  judgedKinds,
  strictest,
  type VerdictName,
} from '../rules/check-act.ts';
import { shippedPacks } from '../rules/packs/shipped-packs.ts';
import type { Rule } from '../rules/rule.ts';
import { type RuleRow, ruleRows } from './example-rule-rows.ts';
import { factSamples } from './fact-samples.ts';

const packs: readonly Rule[] = Object.values(shippedPacks).flat();
const judged = packs.filter(({ kind }) => (judgedKinds as readonly string[]).includes(kind));
const day = '2026-11-02';
const names = Object.keys(factSamples) as readonly FactName[];

/** A rule of the kind with its shipped figures, in force, confirmed, everywhere and always; with what it refers to. */
function binding(kind: string): readonly Rule[] {
  const always = {
    associations: [],
    from: null,
    to: null,
    status: 'inForce',
    certainty: 'confirmed',
  } as const;
  return [kind, ...(kind === 'approachOfMinors' ? ['firstContract'] : [])].map((one) => {
    const shipped = packs.find((rule) => rule.kind === one);
    if (!shipped) throw new Error(`No pack has a rule ${one}.`);
    return { ...shipped, ...always } as Rule;
  });
}

/** The tier or category that a rule is about. */
function placeOf({ figures }: Pick<Rule, 'figures'>): Partial<ActFacts> {
  const { fromTier, category } = figures as { fromTier?: number; category?: number };
  return { ...(fromTier !== undefined && { tier: fromTier }), ...(category !== undefined && { category }) };
}

const factsOf = (row: RuleRow, act: RuledAct, rule: Rule, on = day): ActFacts => ({
  act,
  day: on,
  associations: ['IT'],
  ...row.about?.(on),
  ...placeOf(rule),
});

const verdictOf = (
  rules: readonly Rule[],
  kind: string,
  facts: { known: ActFacts; certain: ActFacts },
): VerdictName | null => {
  const found = checkByCertainty(rules, facts).filter(({ rule }) => rule === kind);
  return found.length === 0 ? null : strictest(found);
};

const cells = ruleRows.flatMap((row) => row.acts.map((act) => [row.rule, act, row] as const));

describe.each(cells)('%s at a %s', (kind, act, row) => {
  const rules = binding(kind);
  const about = factsOf(row, act, rules[0] as Rule);
  const [kept, broken] = [
    { ...about, ...row.keeps },
    { ...about, ...row.breaks },
  ];
  const says = (known: ActFacts, certain: ActFacts) => verdictOf(rules, kind, { known, certain });

  it('says of missing facts what the row has', () => {
    expect(says(about, about)).toBe(row.missing);
  });

  it('passes or is silent where it is kept, refuses a certain breach, and warns of a declared one', () => {
    expect(['pass', null]).toContain(says(kept, kept));
    expect(says(broken, broken)).toBe(row.broken);
    expect(says(broken, kept)).toBe('warn');
    const declared = checkByCertainty(rules, { known: broken, certain: kept }).find(
      ({ rule }) => rule === kind,
    );
    expect(declared?.isDeclared ?? false).toBe(row.broken === 'block');
  });

  it('is not lifted by a declaration against a certain breach', () => {
    const said = says(kept, broken);
    expect(row.broken === 'block' ? said : 'block').toBe('block');
  });

  it.each([
    { status: 'suspended' },
    { certainty: 'press' },
    { certainty: 'unconfirmed' },
    { to: daysAfter(day, -1) },
  ] as const)('warns where it is %j', (weaker) => {
    const weak = rules.map((rule) => ({ ...rule, ...weaker }) as Rule);
    expect(verdictOf(weak, kind, { known: broken, certain: broken })).toBe('warn');
  });
});

describe('the table', () => {
  it('has a row for every rule that judges acts', () => {
    const rows = new Set<string>(ruleRows.map(({ rule }) => rule));
    expect(judgedKinds.filter((kind) => !rows.has(kind))).toEqual([]);
  });

  it.each(judgedKinds)('has a row for every act that %s judges', (kind) => {
    const rules = binding(kind);
    const speaks = (act: RuledAct) =>
      Array.from({ length: 240 }, (_, pick) =>
        Object.fromEntries(
          names.map((name, at) => {
            const values: readonly unknown[] = [...factSamples[name], undefined];
            return [name, values[(pick * (at + 1) + (pick >> (at % 6))) % values.length]];
          }),
        ),
      ).some((facts) => {
        const given = { ...facts, act, day, associations: ['IT'], ...placeOf(rules[0] as Rule) } as ActFacts;
        const breaking = ruleRows.filter(({ rule }) => rule === kind).map((row) => row.about?.(day) ?? {});
        return [{}, ...breaking].some(
          (about) => judgeByRule(rules, rules[0] as Rule, { ...given, ...about }) !== null,
        );
      });
    const listed = new Set(ruleRows.filter(({ rule }) => rule === kind).flatMap(({ acts }) => acts));
    expect([...listed].toSorted()).toEqual(ruledActs.filter(speaks).toSorted());
  });
});

/** Every first and last day of a shipped rule, with a row that breaks it. */
const dated = judged.flatMap((rule) => {
  const row = ruleRows.find((one) => one.rule === rule.kind);
  return row && rule.status !== 'repealed' && (rule.from ?? rule.to) !== null
    ? [[rule.id, rule, row] as const]
    : [];
});

it.each(dated)('%s begins on its first day and does not bind after its last', (_id, rule, row) => {
  const [act] = row.acts as [RuledAct];
  const rules = [rule, ...packs.filter(({ kind }) => kind === 'firstContract')];
  const on = (when: string) => {
    const facts = { ...factsOf(row, act, rule, when), associations: [...rule.associations], ...row.breaks };
    return checkAct(rules, facts).filter(({ rule: kind }) => kind === rule.kind);
  };
  if (rule.from !== null) {
    expect(on(daysAfter(rule.from, -1))).toEqual([]);
    expect(on(rule.from)).not.toEqual([]);
  }
  if (rule.to === null) return;
  expect(on(rule.to).every(({ endedOn }) => endedOn === undefined)).toBe(true);
  expect(on(rule.to)).not.toEqual([]);
  for (const after of on(daysAfter(rule.to, 1)))
    expect([after.endedOn, after.verdict]).toEqual([rule.to, 'warn']);
});

/** The first day on which a rule says something else: born, or ending, so that it is 2 November 2026. */
const boundaries: readonly (readonly [
  string,
  RuledAct,
  Partial<ActFacts>,
  VerdictName | null,
  VerdictName | null,
])[] = [
  ['agentFromAge', 'mandate', { bornDate: '2010-11-02' }, 'block', 'pass'],
  ['guardianSigns', 'signature', { bornDate: '2008-11-02', guardianSigns: false }, 'block', 'pass'],
  ['feeOnMinors', 'signature', { bornDate: '2008-11-02', commissionPercent: 1 }, 'block', 'pass'],
  ['paidTrials', 'trial', { bornDate: '2008-11-02', paidByPlayer: true }, 'block', 'pass'],
  ['minorsAbroad', 'signature', { bornDate: '2008-11-02', international: true }, 'block', 'pass'],
  [
    'minorsAbroad',
    'signature',
    { bornDate: '2010-11-02', international: true, minorException: 'eea' },
    'block',
    'pass',
  ],
  // Half a year before the sixteenth birthday.
  ['approachOfMinors', 'proposal', { bornDate: '2011-05-02' }, 'block', 'pass'],
  ['contractLength', 'signature', { bornDate: '2008-11-02', months: 37 }, 'block', 'pass'],
  ['exclusiveApproach', 'mandate', { exclusiveUntil: '2027-01-02' }, 'block', 'pass'],
  ['approachOfBound', 'proposal', { contractEnds: '2027-05-02', clubInformed: false }, 'block', 'pass'],
  ['approachOfBound', 'signature', { contractEnds: '2027-05-02', clubInformed: true }, 'warn', 'pass'],
  [
    'approachOfBound',
    'signature',
    { contractEnds: '2027-05-02', clubInformed: true, clubAgrees: false },
    'block',
    'pass',
  ],
  [
    'approachOfBound',
    'signature',
    { contractEnds: '2027-05-02', clubInformed: false, clubAgrees: false },
    'block',
    'block',
  ],
  [
    'internationalLoans',
    'transfer',
    { bornDate: '2004-11-02', isLoan: true, loans: 6, clubTrained: true },
    'pass',
    'block',
  ],
  ['trialOfMinors', 'trial', { bornDate: '2008-11-02', trialConditions: false }, 'block', 'pass'],
  ['trialLength', 'trial', { bornDate: '2008-11-02', trialsThisYear: 9, trialWeeks: 1 }, 'block', 'pass'],
  [
    'registrationLength',
    'offer',
    { bornDate: '2010-11-02', contract: 'amateur', months: 13 },
    'block',
    'pass',
  ],
  ['minimumPay', 'offer', { bornDate: '2010-11-02', yearlyGross: 0, tier: 3 }, null, 'block'],
];

it.each(boundaries)(
  '%s of a %s with %j: %s the day before, %s on the day',
  (kind, act, given, before, on) => {
    const rules = binding(kind);
    const says = (when: string) => {
      const facts = {
        act,
        day: when,
        associations: ['IT'],
        ...placeOf(rules[0] as Rule),
        ...given,
      } as ActFacts;
      return verdictOf(rules, kind, { known: facts, certain: facts });
    };
    expect([says(daysAfter(day, -1)), says(day)]).toEqual([before, on]);
  },
);
