import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maySignNow } from '../players/contract-facts.ts';
import { contractualStatus } from '../players/contractual-statuses.ts';
import { maySignFrom, signableEnds } from './free-to-sign.ts';
import { contractRules } from './packs/contract-rules.ts';
import type { Rule } from './rule.ts';

const approach = contractRules.find(({ kind }) => kind === 'approachOfBound') as Extract<
  Rule,
  { kind: 'approachOfBound' }
>;
const inScotland: Rule = {
  ...approach,
  id: 'scotland-approach',
  associations: ['SCO'],
  from: '2027-01-01',
  to: '2027-12-31',
  figures: { monthsBeforeEnd: 3 },
};
const packs = [...contractRules, inScotland];

const signs = (contractEnd: string, registeredAssociation: string | null, today: string) => {
  const facts = { contractualStatus: contractualStatus.underContract, contractEnd, registeredAssociation };
  return maySignNow({ ...facts, maySignFrom: maySignFrom(packs, facts, today) }, today);
};

describe('a bound player may sign elsewhere', () => {
  it.each([
    // The months of the rule, from their first day to the last of the contract and after it.
    ['2027-06-30', 'IT', '2026-12-29', false],
    ['2027-06-30', 'IT', '2026-12-30', true],
    ['2027-06-30', 'IT', '2027-06-30', true],
    ['2027-06-30', 'IT', '2027-07-01', true],
    ['2027-06-30', null, '2026-12-30', true],
    // An association with a rule of its own.
    ['2027-06-30', 'SCO', '2027-03-29', false],
    ['2027-06-30', 'SCO', '2027-03-30', true],
    ['2027-06-30', 'ENG', '2027-03-29', true],
    // Both ends of that rule's validity.
    ['2027-06-30', 'SCO', '2026-12-31', true],
    ['2027-06-30', 'SCO', '2027-01-01', false],
    ['2028-06-30', 'SCO', '2027-12-31', false],
    ['2028-06-30', 'SCO', '2028-01-01', true],
  ])('with a contract until %s, registered with %s, on %s: %s', (end, association, today, may) => {
    expect(signs(end, association, today)).toBe(may);
  });

  it('only after the contract where no rule is known', () => {
    const facts = {
      contractualStatus: contractualStatus.underContract,
      contractEnd: '2027-06-30',
      registeredAssociation: 'IT',
    };
    const on = (today: string) => maySignNow({ ...facts, maySignFrom: maySignFrom([], facts, today) }, today);
    expect([on('2027-06-30'), on('2027-07-01')]).toEqual([false, true]);
  });

  it('exactly when the end of the contract is not later than a list compares with', () => {
    const day = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const association = fc.constantFrom('IT', 'SCO', null);
    fc.assert(
      fc.property(day, day, association, (end, today, registered) => {
        const { usual, ofAssociations } = signableEnds(packs, today);
        const until = ofAssociations.find((one) => one.association === registered)?.until ?? usual;
        expect(signs(end, registered, today)).toBe(end <= until);
      }),
    );
  });
});
