import { describe, expect, it } from 'vitest';
import { instantInZone } from '../../platform/zoned-time.ts';
import { shippedPacks } from './packs/shipped-packs.ts';
import type { Rule, RuleOf } from './rule.ts';
import type { WindowPlayerStatus } from './rule-kinds.ts';
import {
  findWindow,
  isOpenAt,
  lastSeasonsWindows,
  missingWindows,
  registersFrom,
  seasonNameOfWindow,
} from './windows.ts';

const packs: readonly Rule[] = shippedPacks.windows;

function ask(
  at: string,
  { association = 'IT', tier = 1, playerStatus = 'registered' as WindowPlayerStatus } = {},
) {
  const window = findWindow(packs, { association, tier, playerStatus }, new Date(at));
  if (!window) return null;
  const { opensAt, closesAt, timeZone, rule } = window;
  return {
    open: isOpenAt(window, new Date(at)),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    timeZone,
    certainty: rule.certainty,
  };
}

const summer = {
  opensAt: '2025-06-30T22:00:00.000Z',
  closesAt: '2025-09-01T18:00:00.000Z',
  timeZone: 'Europe/Rome',
  certainty: 'confirmed',
};
const winter = {
  opensAt: '2026-01-01T23:00:00.000Z',
  closesAt: '2026-02-02T19:00:00.000Z',
  timeZone: 'Europe/Rome',
  certainty: 'confirmed',
};

describe('the windows of Serie A 2025/26', () => {
  it.each([
    ['2025-06-10T17:59:59Z', true, '2025-06-10T18:00:00.000Z'],
    ['2025-06-10T18:00:00Z', false, summer.closesAt],
    ['2025-06-30T21:59:59Z', false, summer.closesAt],
    ['2025-06-30T22:00:00Z', true, summer.closesAt],
    ['2025-09-01T17:59:59Z', true, summer.closesAt],
    ['2025-09-01T18:00:00Z', false, winter.closesAt],
    ['2026-01-01T22:59:59Z', false, winter.closesAt],
    ['2026-01-01T23:00:00Z', true, winter.closesAt],
    ['2026-02-02T18:59:59Z', true, winter.closesAt],
    ['2026-02-02T19:00:00Z', false, winter.closesAt],
  ])('at %s: open %s, closing at %s', (at, open, closesAt) => {
    expect(ask(at)).toMatchObject({ open, closesAt });
  });

  it('close at 20:00 in Rome, in summer time and in winter time', () => {
    expect(ask('2025-08-01T12:00:00Z')).toEqual({ open: true, ...summer });
    expect(ask('2026-01-15T12:00:00Z')).toEqual({ open: true, ...winter });
  });

  it('are known to be over until their season ends, and no others are known afterwards', () => {
    expect(ask('2026-06-30T21:59:59Z')).toMatchObject({ open: false, closesAt: winter.closesAt });
    expect(ask('2026-06-30T22:00:00Z')).toBeNull();
  });
});

describe('every window', () => {
  it.each(packs.map(({ id }) => id))('%s is open from its opening to the moment before it closes', (id) => {
    const rule = packs.find((one) => one.id === id) as RuleOf<'window'>;
    const { timeZone, opensAt, closesAt } = rule.figures;
    const window = {
      rule,
      opensAt: instantInZone(timeZone, opensAt),
      closesAt: instantInZone(timeZone, closesAt),
      timeZone,
    };
    const isOpen = (at: Date, ms: number) => isOpenAt(window, new Date(at.getTime() + ms));
    expect([isOpen(window.opensAt, -1), isOpen(window.opensAt, 0)]).toEqual([false, true]);
    expect([isOpen(window.closesAt, -1), isOpen(window.closesAt, 0)]).toEqual([true, false]);
  });
});

describe('a window', () => {
  it('windows of amateurs in 2024/25 are two for registered players, one long one for free agents', () => {
    const amateur = (at: string, playerStatus: WindowPlayerStatus) =>
      ask(at, { tier: 4, playerStatus })?.open;
    expect([
      amateur('2024-09-30T21:58:00Z', 'registered'),
      amateur('2024-10-01T00:00:00Z', 'registered'),
    ]).toEqual([true, false]);
    expect([
      amateur('2024-12-02T22:59:00Z', 'registered'),
      amateur('2024-12-02T23:00:00Z', 'registered'),
    ]).toEqual([false, true]);
    expect([
      amateur('2024-12-18T22:58:00Z', 'registered'),
      amateur('2024-12-18T23:00:00Z', 'registered'),
    ]).toEqual([true, false]);
    expect([amateur('2025-03-31T21:58:00Z', 'free'), amateur('2025-03-31T22:00:00Z', 'free')]).toEqual([
      true,
      false,
    ]);
  });

  it('closes in the time zone of its association', () => {
    expect(ask('2025-08-01T12:00:00Z', { association: 'ENG' })).toMatchObject({
      closesAt: '2025-09-01T18:00:00.000Z',
      timeZone: 'Europe/London',
      certainty: 'unconfirmed',
    });
  });

  it('is not guessed where none is known', () => {
    expect(ask('2026-11-24T12:00:00Z')).toBeNull();
    expect(ask('2025-08-01T12:00:00Z', { association: 'JP' })).toBeNull();
    expect(ask('2025-08-01T12:00:00Z', { tier: 12 })).toBeNull();
  });

  it('is expected as the last season had it, while the next is not published', () => {
    const asked = { association: 'IT', tier: 1, playerStatus: 'registered' } as const;
    const last = (at: string, more = {}) =>
      lastSeasonsWindows(packs, { ...asked, ...more }, new Date(at)).map(({ opensAt, rule }) => [
        rule.edition,
        opensAt.toISOString().slice(0, 10),
      ]);
    expect(last('2026-11-29T12:00:00Z')).toEqual([
      ['2025/26', '2025-05-31'],
      ['2025/26', '2025-06-30'],
      ['2025/26', '2026-01-01'],
    ]);
    expect(last('2026-11-29T12:00:00Z', { tier: 4, playerStatus: 'free' })).toEqual([
      ['2024/25', '2024-06-30'],
    ]);
    expect(last('2026-11-29T12:00:00Z', { association: 'JP' })).toEqual([]);
  });

  it('is grouped with the others of its season, whatever the edition of its rule is called', () => {
    const asked = { association: 'IT', tier: 1, playerStatus: 'registered' } as const;
    const named = packs.map((rule) => {
      const isWinter = rule.kind === 'window' && rule.figures.opensAt.startsWith('2026-01');
      return { ...rule, edition: isWinter ? 'C.U. 12, winter' : 'C.U. 1' } as Rule;
    });
    const last = lastSeasonsWindows(named, asked, new Date('2026-11-29T12:00:00Z'));
    expect(last.map(({ opensAt }) => opensAt.toISOString().slice(0, 10))).toEqual([
      '2025-05-31',
      '2025-06-30',
      '2026-01-01',
    ]);
    expect(last.map((window) => seasonNameOfWindow(named, 'IT', window))).toEqual([
      '2025/26',
      '2025/26',
      '2025/26',
    ]);
  });

  it('says from when a player can be registered', () => {
    const from = (at: string) =>
      registersFrom(packs, { association: 'IT', tier: 1, playerStatus: 'registered' }, new Date(at));
    expect(from('2025-08-01T12:00:00Z')).toEqual(new Date('2025-08-01T12:00:00Z'));
    expect(from('2025-10-01T12:00:00Z')).toEqual(new Date(winter.opensAt));
    expect(from('2026-02-02T19:00:00Z')).toBeNull();
  });
});

describe('windows that are not entered', () => {
  it('are those of tiers that had windows in an earlier season', () => {
    expect(missingWindows(packs, '2026-08-30').find(({ association }) => association === 'IT')).toEqual({
      association: 'IT',
      season: 2026,
      tiers: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    });
    expect(missingWindows(packs, '2026-06-30')).toEqual([]);
    expect(missingWindows(packs, '2025-06-30')).toEqual([]);
  });
});
