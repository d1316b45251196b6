import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitVat } from './vat.ts';

const cents = fc.integer({ min: 0, max: 100_000_000_000 });

describe('the tax within an amount', () => {
  it.each([
    [12_200, 10_000, 2_200],
    [150_000, 122_951, 27_049],
    [1, 1, 0],
    [0, 0, 0],
  ])('the tax within an amount of %i cents is what is left of the net', (gross, net, vat) => {
    expect(splitVat(gross, 22)).toEqual({ net, vat });
  });

  it('the tax within an amount and the net add up to the amount, to the cent', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 100 }), (gross, percent) => {
        const { net, vat } = splitVat(gross, percent);
        expect(net + vat).toBe(gross);
        expect(net).toBeGreaterThanOrEqual(0);
        expect(vat).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(net)).toBe(true);
      }),
    );
  });

  it('is the percent of the net to within a cent', () => {
    fc.assert(
      fc.property(cents, (gross) => {
        const { net, vat } = splitVat(gross, 22);
        expect(Math.abs(vat - net * 0.22)).toBeLessThanOrEqual(0.62);
      }),
    );
  });

  it('the tax within the parts of an amount differs from that of the whole by at most a cent for each part', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 6 }), (parts) => {
        const whole = splitVat(
          parts.reduce((sum, part) => sum + part, 0),
          22,
        ).vat;
        const apart = parts.reduce((sum, part) => sum + splitVat(part, 22).vat, 0);
        expect(Math.abs(whole - apart)).toBeLessThanOrEqual(parts.length);
      }),
    );
  });
});
