import { describe, expect, it } from 'vitest';
import { birthYearQuotaOf } from './birth-year-quota.ts';
import { shippedPacks } from './packs/shipped-packs.ts';
import type { RuleOf } from './rule.ts';

const shipped = shippedPacks.squads.find(
  (rule): rule is Extract<typeof rule, { kind: 'birthYearQuota' }> => rule.kind === 'birthYearQuota',
);
const serieD = { country: 'IT', level: 3, season: 2025 };

const quota = (changes: Partial<RuleOf<'birthYearQuota'>>) => ({ ...shipped, ...changes }) as never;

describe('the quota of a league by birth years', () => {
  it.each([
    ['Serie D in the season of the rule', serieD, [2005, 2006, 2007]],
    ['Serie D in the season after it', { ...serieD, season: 2026 }, [2006, 2007, 2008]],
    ['Serie D two seasons after it', { ...serieD, season: 2027 }, [2007, 2008, 2009]],
    [
      'Serie D in a season that was not read, as the last one',
      { ...serieD, season: 2028 },
      [2007, 2008, 2009],
    ],
    ['Serie D in the season before it', { ...serieD, season: 2024 }, null],
    ['another league', { ...serieD, level: 2 }, null],
    ['the same level in another country', { ...serieD, country: 'FR' }, null],
    ['the youth sector', { ...serieD, level: 15 }, null],
  ])('is known of %s as the pack has it', (_name, league, years) => {
    expect(birthYearQuotaOf(shippedPacks.squads, league)?.figures.bornFrom ?? null).toEqual(years);
  });

  it('says of which season it is where that of the season was not read', () => {
    const endOf = (season: number) => birthYearQuotaOf(shippedPacks.squads, { ...serieD, season })?.endedOn;
    expect([endOf(2025), endOf(2027), endOf(2028), endOf(2035)]).toEqual([
      undefined,
      undefined,
      '2028-06-30',
      '2028-06-30',
    ]);
  });

  it('that was repealed is not expected of a later season', () => {
    const repealed = quota({ id: 'repealed', from: '2028-07-01', to: null, status: 'repealed' });
    const packs = [...shippedPacks.squads, repealed];
    const years = (season: number) => birthYearQuotaOf(packs, { ...serieD, season })?.figures.bornFrom;
    expect([years(2027), years(2028), years(2030)]).toEqual([[2007, 2008, 2009], undefined, undefined]);
    const other = quota({
      from: '2028-07-01',
      status: 'repealed',
      figures: { category: 13, bornFrom: [2008] },
    });
    expect(birthYearQuotaOf([...shippedPacks.squads, other], { ...serieD, season: 2028 })?.endedOn).toBe(
      '2028-06-30',
    );
  });

  it('is the latest one of the season, and never a repealed one', () => {
    const later = quota({ id: 'later', from: '2026-01-01', figures: { category: 6, bornFrom: [2006] } });
    const repealed = quota({ id: 'repealed', from: '2026-02-01', status: 'repealed' });
    expect(birthYearQuotaOf([later, ...shippedPacks.squads, repealed], serieD)?.id).toBe('later');
    const always = quota({ id: 'always', from: null, to: null });
    expect(birthYearQuotaOf([always], { ...serieD, season: 2040 })?.id).toBe('always');
    expect(birthYearQuotaOf([always, ...shippedPacks.squads], serieD)?.id).toBe(shipped?.id);
  });
});
