import { checkAct, judgedKinds } from '@trattativa/domain/people/rules/check-act';
import { exampleActs, usualAct } from '@trattativa/domain/people/rules/example-acts';
import { shippedPacks } from '@trattativa/domain/people/rules/packs/shipped-packs';
import { languages } from '@trattativa/domain/platform/languages';
import { describe, expect, it } from 'vitest';
import { describeVerdict } from '../rules.ts';

const packs = Object.values(shippedPacks).flat();
const found = exampleActs.flatMap(([, given]) => checkAct(packs, { ...usualAct, ...given }));

describe('the text of a verdict', () => {
  it('is there for every rule that judges acts', () => {
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(judgedKinds));
  });

  it.each(languages)('names figures, dates and what is possible instead in %s', (language) => {
    for (const verdict of found) {
      const text = describeVerdict(verdict, language);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  it('says money, percents and days as people write them', () => {
    const says = (rule: string, language: 'it' | 'de') =>
      found.filter((verdict) => verdict.rule === rule).map((verdict) => describeVerdict(verdict, language));
    expect(says('minimumPay', 'it')[0]).toContain('€\u00a028.773');
    expect(says('agentFeeCap', 'de')[1]).toContain('5\u00a0% des Jahresgehalts bis 200.000 US-Dollar');
    expect(says('agentFromAge', 'it')[0]).toContain('1 mag 2027');
  });
});
