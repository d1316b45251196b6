import { describe, expect, it } from 'vitest';
import { mayCorrect, planEarlierEnd } from './earlier-end.ts';
import { loanInTheWay } from './ending.ts';
import type { Registration } from './registration.ts';

const contract: Registration = {
  id: 1,
  teamId: 10,
  clubName: 'Rovigo',
  kind: 'employed',
  source: 'deal',
  startsOn: '2026-07-01',
  endsOn: '2028-06-30',
  endedOn: null,
};
const loan: Registration = {
  ...contract,
  id: 2,
  teamId: 20,
  kind: 'loan',
  startsOn: '2026-09-01',
  endsOn: '2027-06-30',
};

describe('a registration that ends earlier', () => {
  it('takes the loan under it with it, and one that has not begun never begins', () => {
    expect(planEarlierEnd([contract, loan], contract, '2026-12-31').ends).toEqual([
      { id: 2, endedOn: '2026-12-31' },
      { id: 1, endedOn: '2026-12-31' },
    ]);
    expect(planEarlierEnd([contract, loan], contract, '2026-07-31').ends[0]).toEqual({
      id: 2,
      endedOn: '2026-08-31',
    });
  });

  it('takes with it what an option added, and a loan of the added days', () => {
    const added = { ...contract, id: 4, startsOn: '2028-07-01', endsOn: '2029-06-30', extendsId: 1 };
    const later = { ...loan, id: 5, startsOn: '2028-09-01', endsOn: '2029-06-30' };
    expect(planEarlierEnd([contract, added, later], contract, '2027-12-31').ends).toEqual([
      { id: 5, endedOn: '2028-08-31' },
      { id: 4, endedOn: '2028-06-30' },
      { id: 1, endedOn: '2027-12-31' },
    ]);
    expect(loanInTheWay([contract, added, later], { id: 1, endedOn: '2027-12-31' })?.id).toBe(5);
  });

  it('leaves alone an older loan whose contract went with an erased record', () => {
    const old = { ...loan, id: 3, startsOn: '2024-09-01', endsOn: '2025-06-30' };
    expect(planEarlierEnd([old, contract], contract, '2026-12-31').ends).toEqual([
      { id: 1, endedOn: '2026-12-31' },
    ]);
  });

  it('ends no earlier than a loan whose end is written', () => {
    const ended = { ...loan, endedOn: '2027-01-31' };
    expect(planEarlierEnd([contract, ended], contract, '2026-12-31')).toMatchObject({
      earliest: '2027-01-31',
      latest: '2028-06-29',
      ends: [{ id: 1 }],
    });
  });
});

describe('staff', () => {
  it.each([
    ['2026-07-01', '2026-09-15', '2026-09-29', true],
    ['2026-07-01', '2026-09-15', '2026-09-30', false],
    ['2027-07-01', '2026-09-15', '2027-07-15', true],
    ['2027-07-01', '2026-09-15', '2027-07-16', false],
  ])(
    'may correct what begins on %s and was recorded on %s until %s: %s',
    (startsOn, recordedOn, today, may) => {
      expect(mayCorrect({ kind: 'employed', startsOn, recordedOn }, today, null)).toBe(may);
    },
  );

  it('correct a registration of coaching staff at any time', () => {
    const old = { kind: 'staff', startsOn: '2026-07-01', recordedOn: '2026-07-01' } as const;
    expect(mayCorrect(old, '2027-03-01', null)).toBe(true);
    expect(mayCorrect({ ...old, kind: 'employed' }, '2027-03-01', 'minor')).toBe(true);
  });
});
