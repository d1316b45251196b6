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

/** What was read without the number of its article, or in a page, notice or agreement that has none. */
const withoutArticles = [
  'agentFeeCap: FIFA, Football Agent Regulations',
  'agentFeeCap: FIFA, Circular 1873 of 30 December 2023',
  'agentFeePayment: FIFA, Football Agent Regulations',
  'agentFeePayment: FIFA, Circular 1873 of 30 December 2023',
  'doubleRepresentation: FIFA, Football Agent Regulations',
  'doubleRepresentation: FIFA, Circular 1873 of 30 December 2023',
  'feeDisclosure: FIFA, Football Agent Regulations',
  'feeDisclosure: FIFA, Circular 1873 of 30 December 2023',
  'clientAgreesToFees: FIFA, Football Agent Regulations',
  'conflictOfInterest: FIFA, Football Agent Regulations',
  'agentLicence: FIFA, Football Agent Regulations',
  'mandateLength: FIFA, Football Agent Regulations',
  'mandateContents: FIFA, Football Agent Regulations',
  'clientMayNegotiate: FIFA, Football Agent Regulations',
  'exclusiveApproach: FIFA, Football Agent Regulations',
  'guardianSigns: Civil law: whoever is under 18 signs with a parent or guardian',
  'guardianSigns: FIGC, Regolamento agenti sportivi',
  'paidTrials: FIGC, Regolamento agenti sportivi',
  'approachOfMinors: FIFA, Football Agent Regulations',
  'digitalConsent: Italian law',
  'contractConditions: FIFA, Regulations on the Status and Transfer of Players',
  'registrationsPerSeason: FIFA, Regulations on the Status and Transfer of Players',
  'matchesPerSeason: FIFA, Regulations on the Status and Transfer of Players',
  'internationalLoans: FIFA, Regulations on the Status and Transfer of Players',
  'loanBetweenWindows: FIFA, Regulations on the Status and Transfer of Players',
  'clubTrained: FIFA, Regulations on the Status and Transfer of Players',
  'transferCertificate: FIFA, Regulations on the Status and Transfer of Players',
  'registrationLength: D.Lgs. 28 February 2021, n. 36; FIGC, NOIF',
  'solidarity: FIFA, Regulations on the Status and Transfer of Players',
  'amateurBonuses: D.Lgs. 28 February 2021, n. 36; LND–AIC collective agreement',
  'amateurThresholds: D.Lgs. 28 February 2021, n. 36; LND–AIC collective agreement',
  'volunteerRefund: D.Lgs. 28 February 2021, n. 36; LND–AIC collective agreement',
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

/** Every article of which the number was read, in a regulation or, of what is not confirmed, in the press. */
const readArticles = [
  '',
  'C.U. 255/A',
  'C.U. 85',
  'art. 10',
  'art. 103',
  'art. 103-bis',
  'art. 18(2)',
  'art. 18(3)',
  'art. 19',
  'art. 19ter',
  'art. 21(1)',
  'art. 21(5)',
  'art. 21(8)',
  'art. 22(7)',
  'art. 28',
  'art. 96',
  'art. 99',
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

  it('names an article only where its number was read', () => {
    expect([...new Set(packs.map(({ article }) => article))].toSorted()).toEqual(readArticles);
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
