import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractEndsSoon, contractStanding, isUnderContract, maySignNow } from './contract-facts.ts';
import { contractualStatus } from './contractual-statuses.ts';

const { free, underContract: bound } = contractualStatus;

describe('a contract stands, on a day', () => {
  it.each([
    // Free agents have no contract, whatever end their record still has.
    [free, null, '2026-11-24', 'free', true],
    [free, '2028-06-30', '2026-11-24', 'free', true],
    // RSTP 18(3): the last six months, from their first day to the last of the contract.
    [bound, '2027-06-30', '2026-12-29', 'bound', false],
    [bound, '2027-06-30', '2026-12-30', 'endsSoon', true],
    [bound, '2027-06-30', '2027-06-30', 'endsSoon', true],
    [bound, '2027-06-30', '2027-07-01', 'ended', true],
    // A month without that day: the last one of the month counts.
    [bound, '2027-08-31', '2027-02-27', 'bound', false],
    [bound, '2027-08-31', '2027-02-28', 'endsSoon', true],
    [bound, '2028-08-31', '2028-02-28', 'bound', false],
    [bound, '2028-08-31', '2028-02-29', 'endsSoon', true],
    [bound, '2027-12-31', '2027-06-30', 'endsSoon', true],
    // Under contract without an end, and a status that nobody has stated.
    [bound, null, '2026-11-24', 'unknown', null],
    [null, null, '2026-11-24', 'unknown', null],
    [null, '2027-01-31', '2026-11-24', 'endsSoon', true],
  ] as const)('status %s until %s, on %s: %s', (contractualStatus, contractEnd, today, standing, may) => {
    const facts = { contractualStatus, contractEnd };
    expect(contractStanding(facts, today)).toBe(standing);
    expect(maySignNow(facts, today)).toBe(may);
  });
});

it.each([
  ['bound for longer', bound, '2028-06-30', true],
  ['on the last day', bound, '2026-11-24', true],
  ['whose contract ended yesterday, whatever the record says', bound, '2026-11-23', false],
  ['whose end alone is known', null, '2027-06-30', true],
  ['of whom only the record says so', bound, null, true],
  ['of whom nothing is known', null, null, false],
  ['who is free', free, '2028-06-30', false],
] as const)(
  'a player %s is under contract on a day: %s, %s, %s',
  (_, contractualStatus, contractEnd, expected) => {
    expect(isUnderContract({ contractualStatus, contractEnd }, '2026-11-24')).toBe(expected);
  },
);

it('once the last six months have begun, they last without a gap to the end', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, day, (end, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one];
      if (contractEndsSoon(end, earlier) && later <= end) expect(contractEndsSoon(end, later)).toBe(true);
      if (later > end) expect(contractEndsSoon(end, later)).toBe(false);
    }),
  );
});
