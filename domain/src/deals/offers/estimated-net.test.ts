import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netRules } from './contract-figures.ts';
import { netRuleOf, withheldOf } from './estimated-net.ts';
import { exampleTerms } from './example-terms.ts';

const amateur = { ...exampleTerms, country: 'IT', contractKind: 'amateur' as const, season: 2026 };

describe('the estimated net of a season', () => {
  it.each([
    ['nothing up to 5,000 euros', 500_000, 0, 0],
    ['contributions on what is above 5,000', 1_500_000, 48_400, 0],
    ['income tax on what is above 15,000', 2_000_000, 72_600, 115_000],
  ])(
    'the estimated net of a season of an amateur in Italy takes %s',
    (_, gross, contributionsCents, taxCents) => {
      const rule = netRuleOf(amateur);
      expect(rule && withheldOf(gross, rule)).toEqual({ contributionsCents, taxCents });
    },
  );

  it.each([
    ['another country', { country: 'DE' }],
    ['a professional', { contractKind: 'professional' as const }],
    ['no stated kind of contract', { contractKind: null }],
    ['a season before the rule', { season: 2022 }],
  ])('is not made for %s', (_, change) => {
    expect(netRuleOf({ ...amateur, ...change })).toBeNull();
  });

  it('is not made above the amount up to which the rule holds', () => {
    for (const rule of netRules) {
      expect(withheldOf(rule.upTo * 100, rule)).not.toBeNull();
      expect(withheldOf(rule.upTo * 100 + 1, rule)).toBeNull();
    }
  });

  it('changes with the season in which contributions are on the whole pay', () => {
    const shares = [2023, 2026, 2027, 2030].map(
      (season) => netRuleOf({ ...amateur, season })?.contributions.share,
    );
    expect(shares).toEqual([484, 484, 901, 901]);
  });

  it('never leaves less of a higher gross, euro by euro', () => {
    const euros = fc.integer({ min: 0, max: 43_000 });
    fc.assert(
      fc.property(
        euros,
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom(...netRules),
        (gross, more, rule) => {
          const net = (whole: number) => {
            const amount = whole * 100;
            const { contributionsCents, taxCents } = withheldOf(amount, rule) ?? {
              contributionsCents: 0,
              taxCents: 0,
            };
            return amount - contributionsCents - taxCents;
          };
          fc.pre(gross + more <= rule.upTo);
          expect(net(gross)).toBeLessThanOrEqual(net(gross + more));
        },
      ),
    );
  });
});
