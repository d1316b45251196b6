import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractualStatus, contractualStatuses } from '../players/contractual-statuses.ts';
import { type WatchedFacts, watchAlertsOf } from './watched-facts.ts';

const facts: WatchedFacts = {
  contractEnd: '2027-06-30',
  contractualStatus: contractualStatus.underContract,
  immediateAvailability: false,
  onMarket: true,
  figures: [2026, 10, 800, 2, 1],
  terms: [100_000, null, null],
};

describe('those who watch a player are told of', () => {
  it.each<[string, Partial<WatchedFacts>, Partial<WatchedFacts>, string[]]>([
    ['another end of the contract', {}, { contractEnd: '2028-06-30' }, ['contract']],
    [
      'a player who became free',
      {},
      { contractualStatus: contractualStatus.free, contractEnd: null },
      ['contract'],
    ],
    ['immediate availability', {}, { immediateAvailability: true }, ['availability']],
    ['new figures of the season', {}, { figures: [2026, 11, 890, 3, 1] }, ['figures']],
    ['another asking fee', {}, { terms: [80_000, null, null] }, ['terms']],
    ['terms that are shown from now on', { terms: null }, {}, ['terms']],
    ['a player who came to the market', { onMarket: false }, {}, ['listed']],
    ['a player who left it, and nothing else', {}, { onMarket: false, contractEnd: null }, ['unlisted']],
    [
      'several changes at once, in a fixed order',
      {},
      { figures: [2026, 12, 980, 3, 1], contractEnd: '2028-06-30' },
      ['contract', 'figures'],
    ],
  ])('%s', (_what, before, after, alerts) => {
    expect(watchAlertsOf({ ...facts, ...before }, { ...facts, ...after })).toEqual(alerts);
  });

  it.each<[string, Partial<WatchedFacts>, Partial<WatchedFacts>]>([
    ['terms that are hidden again', {}, { terms: null }],
    ['figures that were taken away', {}, { figures: [null, null, null, null, null] }],
    ['anything about a player off the market', { onMarket: false }, { onMarket: false, contractEnd: null }],
  ])('not of %s', (_what, before, after) => {
    expect(watchAlertsOf({ ...facts, ...before }, { ...facts, ...after })).toEqual([]);
  });

  it('nothing when nothing changed', () => {
    const day = fc.option(fc.constantFrom('2027-06-30', '2028-06-30'));
    const numbers = fc.array(fc.option(fc.nat(50)), { minLength: 5, maxLength: 5 });
    const any = fc.record<WatchedFacts>({
      contractEnd: day,
      contractualStatus: fc.option(fc.constantFrom(...contractualStatuses)),
      immediateAvailability: fc.option(fc.boolean()),
      onMarket: fc.boolean(),
      figures: numbers,
      terms: fc.option(numbers),
    });
    fc.assert(
      fc.property(any, (same) => {
        expect(watchAlertsOf(same, structuredClone(same))).toEqual([]);
      }),
    );
  });
});
