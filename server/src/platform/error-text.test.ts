import { expect, it } from 'vitest';
import { errorText, fieldErrorText } from './error-text.ts';

it('a day in a refusal is written as its reader writes days, beside the field too', () => {
  expect(fieldErrorText('it', 'tooSmall', { min: '2027-01-09' })).toBe('Il valore minimo è 9 gen 2027');
  expect(fieldErrorText('de', 'tooBig', { max: '2027-01-09' })).toContain('09.01.2027');
  const params = { club: 'Ravenna', until: '2027-06-30' };
  expect(errorText('it', 'LOAN_LASTS', params)).not.toContain('2027-06-30');
  expect(fieldErrorText('it', 'loanLasts', params)).toContain('30 giu 2027');
});

it('a number in a refusal stays as it is', () => {
  expect(fieldErrorText('it', 'tooBig', { max: 20 })).toBe('Il valore massimo è 20');
});
