import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../platform/plain-date.ts';
import { shippedPacks } from './packs/shipped-packs.ts';
import type { Rule } from './rule.ts';
import { daysToRenew, rulesToRenew } from './rules-to-renew.ts';

const packs = Object.values(shippedPacks).flat();
const minimum = shippedPacks.pay.find(({ id }) => id === 'italy-serie-c-minimum-2025') as Rule;
const lastDay = '2026-06-30';
const idsOn = (rules: readonly Rule[], day: string) => rulesToRenew(rules, day).map(({ id }) => id);

describe('what staff have to renew', () => {
  it('is a rule from sixty days before its last day on, and not a day earlier', () => {
    const first = daysAfter(lastDay, -daysToRenew);
    expect(idsOn([minimum], daysAfter(first, -1))).toEqual([]);
    expect(idsOn([minimum], first)).toEqual([minimum.id]);
    expect(rulesToRenew([minimum], lastDay)[0]?.isOver).toBe(false);
    expect(rulesToRenew([minimum], daysAfter(lastDay, 1))[0]?.isOver).toBe(true);
  });

  it('is done once a rule follows, without a day between them', () => {
    const next = (from: string): Rule => ({ ...minimum, id: 'next', from, to: null });
    expect(idsOn([minimum, next('2026-07-01')], '2026-06-01')).toEqual([]);
    expect(idsOn([minimum, next('2026-07-02')], '2026-06-01')).toEqual([minimum.id]);
    expect(idsOn([minimum, next('2026-07-02')], '2026-07-02')).toEqual([]);
  });

  it('is not what was suspended or repealed on the day after, as the cap on agents’ fees', () => {
    expect(idsOn(shippedPacks.agents, '2026-11-29')).toEqual([]);
    expect(idsOn([...shippedPacks.squads], '2026-11-29')).not.toContain('italy-berretti');
  });

  it('is at the end of November 2026 what the packs lack of the season, the first ended first', () => {
    const found = rulesToRenew(packs, '2026-11-29');
    expect(found.filter(({ kind }) => kind !== 'window').map(({ id }) => id)).toEqual([
      'italy-serie-c-list-2025',
      'italy-serie-a-list-2025',
      'italy-serie-c-minimum-2025',
      'italy-serie-c-reduced-minimum-2025',
    ]);
    expect(
      found
        .filter(({ kind }) => kind === 'window')
        .map(({ associations, edition }) => [...associations, edition]),
    ).toEqual(['IT', 'ENG', 'ES', 'FR', 'DE', 'PT', 'SCO'].map((association) => [association, '2026/27']));
  });
});
