import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInRome, daysBeforeEnd, endOfTerm, withdrawalEnd } from './representation-term.ts';

const end = (from: string, months = 12) => endOfTerm(new Date(from), months).toISOString();
const rome = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

describe('a term of twelve calendar months', () => {
  it.each([
    ['an ordinary day', '2026-11-23T12:28:00.000Z', '2027-11-23T12:28:00.000Z'],
    ['29 February', '2028-02-29T10:00:00.000Z', '2029-02-28T10:00:00.000Z'],
    ['28 February before a leap year', '2027-02-28T10:00:00.000Z', '2028-02-28T10:00:00.000Z'],
    ['29 February in Rome, still the 28th in UTC', '2028-02-28T23:30:00.000Z', '2029-02-27T23:30:00.000Z'],
    ['New Year in Rome, still the old year in UTC', '2026-12-31T23:00:00.000Z', '2027-12-31T23:00:00.000Z'],
    ['the last millisecond of a day', '2026-06-30T21:59:59.999Z', '2027-06-30T21:59:59.999Z'],
    // Summer time begins on 29 March 2026 and 28 March 2027, and ends on 25 October 2026 and 31 October 2027.
    [
      'after the spring change, whose anniversary is after it too',
      '2026-03-29T01:30:00.000Z',
      '2027-03-29T01:30:00.000Z',
    ],
    ['an hour that the last day’s spring skips', '2026-03-28T01:30:00.000Z', '2027-03-28T01:30:00.000Z'],
    [
      'before the autumn change, whose anniversary is in summer time',
      '2026-10-26T10:00:00.000Z',
      '2027-10-26T09:00:00.000Z',
    ],
    ['the first of the two half past two', '2027-10-31T00:30:00.000Z', '2028-10-31T01:30:00.000Z'],
    ['the second of the two half past two', '2027-10-31T01:30:00.000Z', '2028-10-31T01:30:00.000Z'],
  ])('twelve calendar months are counted from the beginning: %s', (_case, from, to) => {
    expect(end(from)).toBe(to);
  });

  it('takes the first of two equal times where its end falls on the autumn change', () => {
    expect(end('2026-10-31T01:30:00.000Z')).toBe('2027-10-31T00:30:00.000Z');
  });

  it('ends at the same wall clock in Rome, but for the 29 February and the hour that is skipped', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (from) => {
          const to = endOfTerm(from, 12);
          const [startsOn, startsAt] = rome.format(from).split(', ') as [string, string];
          const [endsOn, endsAt] = rome.format(to).split(', ') as [string, string];
          const day = startsOn.endsWith('-02-29') ? '-02-28' : startsOn.slice(4);
          expect(endsOn).toBe(`${Number(startsOn.slice(0, 4)) + 1}${day}`);
          const skipped = endsAt !== startsAt;
          if (skipped) expect([startsAt.slice(0, 2), endsAt.slice(0, 2)]).toEqual(['02', '03']);
          expect(to.getUTCMilliseconds()).toBe(from.getUTCMilliseconds());
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('a term of another length ends on the last day of a shorter month', () => {
    expect(end('2026-08-31T10:00:00.000Z', 6)).toBe('2027-02-28T11:00:00.000Z');
    expect(end('2026-01-31T10:00:00.000Z', 1)).toBe('2026-02-28T10:00:00.000Z');
  });
});

describe('days around a term', () => {
  it('are calendar days in Rome, also over a change of the clocks', () => {
    const before = (to: string, days: number) => daysBeforeEnd(new Date(to), days).toISOString();
    expect(before('2027-04-10T10:00:00.000Z', 30)).toBe('2027-03-11T11:00:00.000Z');
    expect(before('2027-11-03T10:00:00.000Z', 7)).toBe('2027-10-27T09:00:00.000Z');
    expect(dayInRome(new Date('2026-12-31T23:30:00.000Z'))).toBe('2027-01-01');
    expect(dayInRome(new Date('2026-12-31T22:30:00.000Z'), 30)).toBe('2027-01-30');
  });

  it('let the player withdraw until the end of the fourteenth day after the activation', () => {
    expect(withdrawalEnd(new Date('2026-11-02T09:30:00.000Z')).toISOString()).toBe(
      '2026-11-16T23:00:00.000Z',
    );
    expect(withdrawalEnd(new Date('2026-10-20T09:30:00.000Z')).toISOString()).toBe(
      '2026-11-03T23:00:00.000Z',
    );
  });
});
