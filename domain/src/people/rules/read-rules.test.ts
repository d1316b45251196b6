import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../platform/plain-date.ts';
import { checkAct, type JudgedKind, judgedKinds, strictest } from './check-act.ts';
import { exampleActs, usualAct } from './example-acts.ts';
import { notRead, readFigures } from './example-read-figures.ts';
import { readRules } from './example-read-rules.ts';
import { shippedPacks } from './packs/shipped-packs.ts';

const packs = Object.values(shippedPacks).flat();
const confirmed = packs.filter(({ certainty }) => certainty === 'confirmed');

describe('a rule that was read', () => {
  it.each(readRules)('%s: %s, given %j: %s (%s)', (_, rule, given, verdict, article) => {
    const found = checkAct(packs, { ...usualAct, ...given }).filter((one) => one.rule === rule);
    expect(strictest(found)).toBe(verdict);
    expect(found.map((one) => one.article)).toContain(article);
  });

  it.each(readFigures)('%s (%s) has the figures %j', (kind, article, figures) => {
    const found = confirmed.filter((rule) => rule.kind === kind);
    expect(found).toContainEqual(
      expect.objectContaining({ article, figures: expect.objectContaining(figures) }),
    );
  });
});

/** What was read in a public page, a notice, an agreement or a law of each country: no article of it is known. */
const withoutArticles = [
  'guardianSigns: Civil law: whoever is under 18 signs with a parent or guardian',
  'paidTrials: FIGC, Regolamento agenti sportivi',
  'amateurBonuses: D.Lgs. 28 February 2021, n. 36; LND–AIC collective agreement',
  'minimumPay: AIC, minimum pay of Serie C 2025/26',
  'paidTo: AIC, collective agreement',
  'window: FIGC, registration periods 2025/26',
  'window: FIGC, registration periods of amateurs 2024/25',
  'birthYearQuota: LND, public pages of the season 2025/26',
  'categoryBornFrom: LND, public pages of the season 2025/26',
  'youthCategory: FIGC and its leagues, public pages',
  'youthCompetition: FIGC and its leagues, public pages',
  'nonEuPlaces: FIGC and its leagues, public pages',
  'permitPoints: The FA, Points Based System; the bands of the criteria were not read',
  'permitPlaces: The FA, Points Based System',
];

describe('certainty', () => {
  it('is “read” only for kinds that stand in the tables of what was read', () => {
    const read = new Set<string>([
      ...readRules.map(([, kind]) => kind),
      ...readFigures.map(([kind]) => kind),
    ]);
    expect(confirmed.filter(({ kind }) => !read.has(kind)).map(({ id }) => id)).toEqual([]);
  });

  it.each(notRead)('certainty of %s is “%s”', (id, certainty) => {
    expect(packs.find((rule) => rule.id === id)?.certainty).toBe(certainty);
  });

  it('is “read” of a window only for Serie A 2025/26 and Italy’s amateurs 2024/25', () => {
    const windows = confirmed.filter(({ kind }) => kind === 'window');
    expect(new Set(windows.flatMap(({ associations }) => associations))).toEqual(new Set(['IT']));
    expect(new Set(windows.map(({ edition }) => edition))).toEqual(new Set(['2024/25', '2025/26']));
  });

  it('of a rule is “read” with its article, unless what was read has none', () => {
    const without = confirmed.filter(({ article }) => article === '');
    expect(new Set(without.map(({ kind, source }) => `${kind}: ${source}`))).toEqual(
      new Set(withoutArticles),
    );
  });
});

/** An act about which the rule speaks on a day, whatever it says. */
const actOf = (kind: JudgedKind, day: string) => {
  const found = exampleActs.find(([one, { day: given }]) => one === kind && given === undefined);
  const [, given] = found ?? exampleActs.find(([one]) => one === kind) ?? [kind, {}];
  return { ...usualAct, ...given, day };
};

describe('a rule with a validity', () => {
  const judged = packs.filter(
    ({ kind, status }) => (judgedKinds as readonly string[]).includes(kind) && status !== 'repealed',
  );
  const ends = judged.flatMap((rule) => [
    ...(rule.from === null ? [] : [[rule.id, rule.from, daysAfter(rule.from, -1), rule] as const]),
    ...(rule.to === null ? [] : [[rule.id, rule.to, daysAfter(rule.to, 1), rule] as const]),
  ]);

  it.each(ends)('%s binds on %s and not on %s', (_, inside, outside, rule) => {
    const speaks = (day: string) => {
      const act = actOf(rule.kind as JudgedKind, day);
      const associations = rule.associations.length > 0 ? rule.associations : act.associations;
      return checkAct([rule, ...packs.filter(({ kind }) => kind === 'firstContract')], {
        ...act,
        associations,
      }).some((verdict) => verdict.rule === rule.kind && verdict.endedOn === undefined);
    };
    expect([speaks(inside), speaks(outside)]).toEqual([true, false]);
  });
});
