import { describe, expect, it } from 'vitest';
import {
  daysAdded,
  isLapsed,
  isObligationDue,
  lastDayToExercise,
  optionOfOffer,
  optionOfTransfer,
} from './deal-options.ts';

const days = { from: '2026-07-01', to: '2027-06-30', isEnded: false, isBought: false };
const purchase = { kind: 'option', amount: 9_000_000, until: '2027-05-31', trigger: null } as const;

describe('the option of a contract', () => {
  it('is of the club, of the other side, or of both, of which one is enough', () => {
    const option = { seasons: 2, until: '2027-04-30' };
    const holders = (['club', 'recipient', 'both'] as const).map(
      (side) => optionOfOffer({ option: { ...option, side } })?.holders,
    );
    expect(holders).toEqual([['club'], ['recipient'], ['club', 'recipient']]);
    expect(optionOfOffer({ option: null })).toBeNull();
  });

  it('adds whole seasons from the day after the contract', () => {
    expect(daysAdded('2027-06-30', 2)).toEqual({ startsOn: '2027-07-01', endsOn: '2029-06-30' });
    expect(daysAdded('2026-12-31', 1)).toEqual({ startsOn: '2027-01-01', endsOn: '2027-12-31' });
  });

  it.each([
    ['until its day', days, '2027-04-30'],
    ['until the contract ends, whichever is earlier', { ...days, to: '2027-03-31' }, '2027-03-31'],
    ['never, when something ended the contract early', { ...days, isEnded: true }, null],
    ['never, where no contract was entered', null, null],
  ])('can be exercised %s', (_, registered, last) => {
    const option = { kind: 'extension', until: '2027-04-30' } as const;
    expect(lastDayToExercise(option, registered)).toBe(last);
    expect(isLapsed(option, registered, '2027-05-01')).toBe(true);
    expect(isLapsed(option, registered, last ?? '2026-08-01')).toBe(last === null);
  });
});

describe('the purchase of a loan', () => {
  it('is chosen by the engaging club until its day, or the last one of the loan', () => {
    expect(optionOfTransfer({ purchase, until: '2027-06-30' })).toEqual({
      kind: 'purchase',
      holders: ['engaging'],
      seasons: 0,
      cents: 9_000_000,
      until: '2027-05-31',
    });
    expect(optionOfTransfer({ purchase: { ...purchase, until: null }, until: '2027-06-30' })?.until).toBe(
      '2027-06-30',
    );
    expect(optionOfTransfer({ purchase: null, until: '2027-06-30' })).toBeNull();
  });

  it('that is an obligation is due on the last day of a loan that lasts to it, unless an event decides', () => {
    const obligation = { ...purchase, kind: 'obligation', until: null } as const;
    const due = optionOfTransfer({ purchase: obligation, until: '2027-06-30' });
    const depends = optionOfTransfer({
      purchase: { ...obligation, trigger: { event: 'promotion', count: 1 } },
      until: '2027-06-30',
    });
    if (!due || !depends) throw new Error('no obligation');
    expect(isObligationDue(due, days, '2027-06-29')).toBe(false);
    expect(isObligationDue(due, days, '2027-06-30')).toBe(true);
    expect(isObligationDue(due, { ...days, to: '2027-01-31' }, '2027-06-30')).toBe(false);
    expect(isLapsed(due, { ...days, to: '2027-01-31' }, '2027-06-30')).toBe(true);
    expect(isLapsed(due, days, '2027-07-01')).toBe(false);
    const bought = { ...days, to: '2026-11-28', isEnded: true, isBought: true };
    expect(isObligationDue(due, bought, '2027-06-29')).toBe(false);
    expect(isObligationDue(due, bought, '2027-06-30')).toBe(true);
    expect(isLapsed(due, bought, '2027-07-01')).toBe(false);
    expect(isObligationDue(depends, days, '2027-06-30')).toBe(false);
    expect(isLapsed(depends, days, '2030-01-01')).toBe(false);
  });
});
