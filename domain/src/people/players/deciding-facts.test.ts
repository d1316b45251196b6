import { describe, expect, it } from 'vitest';
import { contractualStatus } from './contractual-statuses.ts';
import { decidingFacts, fieldsOfFacts } from './deciding-facts.ts';

const today = '2026-11-24';
const all = {
  immediateAvailability: true,
  requestedSalary: 1_200,
  refundRange: 2,
  searchLevels: [3],
  countriesInterested: ['IT', 'ES'],
  country: 'IT',
  euPassport: true,
};

describe('the facts that decide', () => {
  it('are at most three, the most important first', () => {
    expect(decidingFacts(all, today).map(({ kind }) => kind)).toEqual(['available', 'asks', 'searches']);
  });

  it('begin with a contract that has ended or ends within six months, never with a longer one', () => {
    const bound = { ...all, contractualStatus: contractualStatus.underContract };
    const first = (contractEnd: string) => decidingFacts({ ...bound, contractEnd }, today)[0];
    expect(first('2026-11-23')).toEqual({ kind: 'contract', standing: 'ended', end: '2026-11-23' });
    expect(first('2027-02-01')).toEqual({ kind: 'contract', standing: 'endsSoon', end: '2027-02-01' });
    expect(first('2028-06-30')).toEqual({ kind: 'available' });
  });

  it('say the refund where no pay is asked, and nothing that is unknown', () => {
    expect(decidingFacts({ ...all, requestedSalary: null }, today).map(({ kind }) => kind)).toContain(
      'refund',
    );
    expect(decidingFacts({}, today)).toEqual([]);
    expect(decidingFacts({ immediateAvailability: false, euPassport: false }, today)).toEqual([]);
  });

  it('name the fields that a list below them leaves out', () => {
    expect([...fieldsOfFacts(decidingFacts(all, today))]).toEqual([
      'immediateAvailability',
      'requestedSalary',
      'searchLevels',
    ]);
  });
});
