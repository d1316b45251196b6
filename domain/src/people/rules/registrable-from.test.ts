import { describe, expect, it } from 'vitest';
import { shippedPacks } from './packs/shipped-packs.ts';
import { registrableFrom } from './registrable-from.ts';
import type { RulePacks } from './rule.ts';

const window = (opensAt: string, closesAt: string): RulePacks[number] =>
  ({
    id: `test-${opensAt}`,
    kind: 'window',
    associations: ['IT'],
    from: '2026-06-01',
    to: '2027-06-30',
    status: 'inForce',
    edition: '2026/27',
    article: '',
    source: 'Test',
    certainty: 'confirmed',
    figures: {
      fromTier: 1,
      toTier: 9,
      playerStatus: 'registered',
      movement: 'into',
      opensAt,
      closesAt,
      timeZone: 'Europe/Rome',
    },
  }) as RulePacks[number];

const packs: RulePacks = [
  ...Object.values(shippedPacks)
    .flat()
    .filter(({ kind }) => kind === 'registrationsPerSeason'),
  window('2026-07-01T00:00', '2026-09-01T20:00'),
  window('2027-01-02T00:00', '2027-02-01T20:00'),
];

const signs = (day: string, { clubs = 1, association = 'IT' as string | null, rules = packs } = {}) =>
  registrableFrom(rules, {
    at: new Date(`${day}T12:00:00Z`),
    association,
    tier: 4,
    registrationsIn: () => clubs,
  });

describe('a player who signed', () => {
  it.each([
    ['in the summer window: from the winter window on', '2026-08-10', '2027-01-02'],
    [
      'between the windows: after the season, because the winter window registers the player',
      '2026-11-10',
      '2027-07-01',
    ],
    ['in the winter window: after the season', '2027-01-10', '2027-07-01'],
    ['in spring for the next season: from its winter window on', '2026-05-10', '2027-01-02'],
    ['after the last known window: after the next season', '2027-04-10', '2028-07-01'],
  ])('%s', (_, day, from) => {
    expect(signs(day).from).toBe(from);
  });

  it('belongs to the season of the window that registers the player', () => {
    expect(signs('2026-05-10').season).toBe(2026);
    expect(signs('2027-01-10').season).toBe(2026);
  });

  it('with the third club of a season may be registered again after it', () => {
    expect(signs('2026-08-10', { clubs: 2 }).from).toBe('2027-01-02');
    expect(signs('2026-08-10', { clubs: 3 }).from).toBe('2027-07-01');
  });

  it('may be registered after the season where no window or rule is known', () => {
    expect(signs('2026-08-10', { association: null }).from).toBe('2027-07-01');
    expect(signs('2026-08-10', { rules: [] }).from).toBe('2027-07-01');
  });
});
