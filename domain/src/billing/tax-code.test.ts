import { describe, expect, it } from 'vitest';
import { isPersonalTaxCode, isTaxCode } from './tax-code.ts';

describe('an Italian tax code', () => {
  it.each(['RSSMRA80A01H501U', 'BNCLRA92T55F205L', 'RSSMRA80A01H50MM'])(
    'an Italian tax code of a person is taken: %s',
    (code) => {
      expect(isPersonalTaxCode(code)).toBe(true);
      expect(isTaxCode(code)).toBe(true);
    },
  );

  it.each([
    'RSSMRA80A01H501V',
    'RSSMRA80F01H501U',
    'rssmra80a01h501u',
    'RSSMRA80A01H501',
    '1234567890123456',
    '',
  ])('with a wrong check letter, month, case or length is refused: "%s"', (code) =>
    expect(isTaxCode(code)).toBe(false),
  );

  it('an Italian tax code of a company has eleven digits with a check digit', () => {
    expect(isTaxCode('12345678903')).toBe(true);
    expect(isTaxCode('12345678901')).toBe(false);
    expect(isPersonalTaxCode('12345678903')).toBe(false);
  });
});
