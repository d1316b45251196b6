import { describe, expect, it } from 'vitest';
import { daysToEnd, endAgreedFor, endingSides, lendingContract, loanInTheWay, otherSide } from './ending.ts';
import type { Registration } from './registration.ts';

const entry = (what: Partial<Registration>): Registration => ({
  id: 1,
  teamId: 10,
  clubName: 'Rovigo',
  kind: 'employed',
  source: 'deal',
  startsOn: '2026-07-01',
  endsOn: '2028-06-30',
  endedOn: null,
  ...what,
});

describe('the last days on which both sides may agree', () => {
  it.each<[string, string, Partial<Registration>, ReturnType<typeof daysToEnd>]>([
    [
      'from today to the day before the agreed one',
      '2026-09-15',
      {},
      { earliest: '2026-09-15', latest: '2028-06-29' },
    ],
    [
      'from the day before the first one of what has not begun',
      '2026-05-01',
      {},
      { earliest: '2026-06-30', latest: '2028-06-29' },
    ],
    [
      'on the day before the last one only that day',
      '2028-06-29',
      {},
      { earliest: '2028-06-29', latest: '2028-06-29' },
    ],
    ['on the last one none', '2028-06-30', {}, null],
    ['none once it is over', '2028-07-01', {}, null],
    ['none when an end is written', '2026-09-15', { endedOn: '2027-06-30' }, null],
    ['none when it never begins', '2026-05-01', { endedOn: '2026-06-30' }, null],
  ])('are %s', (_name, today, what, days) => {
    expect(daysToEnd(entry(what), today)).toEqual(days);
  });
});

describe('a loan under a contract', () => {
  const contract = entry({});
  const loan = entry({ id: 2, teamId: 20, kind: 'loan', startsOn: '2026-09-01', endsOn: '2027-06-30' });

  it.each<[string, string, number | null]>([
    ['stands in the way of an earlier end', '2027-06-29', 2],
    ['does not when both end on one day', '2027-06-30', null],
  ])('%s', (_name, endedOn, id) => {
    expect(loanInTheWay([contract, loan], { id: 1, endedOn })?.id ?? null).toBe(id);
  });

  it('does not stand in the way of its own end, or of a contract that it is not under', () => {
    expect(loanInTheWay([contract, loan], { id: 2, endedOn: '2026-12-31' })).toBeNull();
    const next = entry({ id: 3, startsOn: '2028-07-01', endsOn: '2029-06-30' });
    expect(loanInTheWay([contract, loan, next], { id: 3, endedOn: '2028-12-31' })).toBeNull();
  });

  it('is lent by the club of the contract of today, and before it begins by that of its first day', () => {
    const next = entry({ id: 3, teamId: 30, startsOn: '2028-07-01', endsOn: '2029-06-30' });
    const later = entry({ id: 4, kind: 'loan', startsOn: '2028-09-01', endsOn: '2029-01-31' });
    expect(lendingContract([contract, loan, next], loan, '2026-10-01')?.teamId).toBe(10);
    expect(lendingContract([contract, next, later], later, '2026-10-01')?.teamId).toBe(30);
    expect(lendingContract([loan], loan, '2026-10-01')).toBeNull();
  });
});

it('each side is answered by its opposite, and a loan ends by a recall', () => {
  expect(endingSides.map((side) => otherSide(otherSide(side)))).toEqual([...endingSides]);
  expect([endAgreedFor('employed'), endAgreedFor('amateur'), endAgreedFor('loan')]).toEqual([
    'termination',
    'termination',
    'recall',
  ]);
});
