import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { licenceNumberPattern, licenceStanding, normalLicenceNumber } from './agent-licences.ts';

const written = { number: '202309-1234', validUntil: '2026-12-31', checkedOn: null };
const checked = { ...written, checkedOn: '2026-01-10' };

describe('how a licence stands', () => {
  it.each([
    ['none stated', null, '2026-06-01', 'missing'],
    ['written, not checked', written, '2026-06-01', 'unverified'],
    ['checked by staff', checked, '2026-06-01', 'verified'],
    ['checked, without a last day', { ...checked, validUntil: null }, '2099-01-01', 'verified'],
    ['on its last day', checked, '2026-12-31', 'verified'],
    ['the day after', checked, '2027-01-01', 'expired'],
    ['the day after, not checked', written, '2027-01-01', 'expired'],
  ] as const)('%s', (_name, licence, today, standing) => {
    expect(licenceStanding(licence, today)).toBe(standing);
  });
});

it('takes a number however it is typed, and keeps a kept one as it is', () => {
  expect(normalLicenceNumber(' 202309 - 12a4 ')).toBe('202309-12A4');
  expect('202309-12A4').toMatch(licenceNumberPattern);
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const kept = normalLicenceNumber(typed);
      expect(normalLicenceNumber(kept)).toBe(kept);
    }),
  );
});
