import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerRole } from '../people/player-roles.ts';
import { moveKinds } from '../people/players/contract-facts.ts';
import { contractualStatus, contractualStatuses } from '../people/players/contractual-statuses.ts';
import { feet } from '../people/players/feet.ts';
import { evaluateMatch } from './matching/evaluate-match.ts';
import type { MatchedPlayer, MatchedRequest } from './matching/matched.ts';
import { relaxationsOf, relaxed } from './relaxations.ts';

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const whole = (min: number, max: number) => fc.integer({ min, max });
const someRole = fc.constantFrom(
  playerRole.goalkeeper,
  playerRole.centralDefenderRight,
  playerRole.centralDefenderLeft,
);
const someMoves = fc.subarray([...moveKinds]);
const someNationalities = fc.subarray(['IT', 'AR', 'CH']);
const someSkills = fc.uniqueArray(whole(1, 6), { maxLength: 4 });

const anyRequest: fc.Arbitrary<MatchedRequest> = fc.record({
  season: fc.constant(2026),
  role: someRole,
  level: whole(0, 15),
  country: fc.constantFrom('IT', 'ES'),
  overAge: maybe(whole(0, 30)),
  underAge: maybe(whole(17, 99)),
  monthlyOffer: maybe(whole(0, 6000)),
  usualPay: fc.constant(null),
  refundRange: maybe(whole(0, 4)),
  contractualStatus: maybe(fc.constantFrom(...contractualStatuses)),
  immediateAvailability: fc.boolean(),
  foot: maybe(fc.constantFrom(...feet)),
  minHeightCm: maybe(whole(100, 200)),
  euPassport: fc.boolean(),
  skills: someSkills,
  secondRoleAccepted: fc.boolean(),
  moves: someMoves,
  feeBudget: maybe(whole(0, 90_000)),
  bornFrom: maybe(whole(1985, 2010)),
  bornTo: maybe(whole(1985, 2010)),
  nationalities: someNationalities,
  nonEuPlace: maybe(fc.boolean()),
  minMinutes: maybe(whole(1, 3000)),
});

const anyPlayer: fc.Arbitrary<MatchedPlayer> = fc.record({
  principalRole: maybe(someRole),
  secondaryRole: maybe(someRole),
  bornDate: maybe(whole(1985, 2010).map((year) => `${year}-03-17`)),
  searchLevels: fc.uniqueArray(whole(0, 15), { maxLength: 3 }),
  currentLevel: maybe(whole(0, 15)),
  country: maybe(fc.constantFrom('IT', 'ES', 'FR')),
  countriesInterested: fc.uniqueArray(fc.constantFrom('IT', 'ES', 'FR'), { maxLength: 2 }),
  requestedSalary: maybe(whole(0, 6000)),
  refundRange: maybe(whole(0, 4)),
  contractualStatus: maybe(fc.constantFrom(...contractualStatuses)),
  immediateAvailability: maybe(fc.boolean()),
  foot: maybe(fc.constantFrom(...feet)),
  heightCm: maybe(whole(160, 200)),
  euPassport: maybe(fc.boolean()),
  skills: someSkills,
  moves: someMoves,
  fee: maybe(whole(0, 90_000)),
  nationalities: someNationalities,
  minutes: maybe(whole(0, 3000)),
  figuresSeason: maybe(whole(2023, 2026)),
});

describe('relaxing a request', () => {
  it('never excludes an exact match, except by another tier', () => {
    fc.assert(
      fc.property(anyRequest, anyPlayer, (request, player) => {
        if (evaluateMatch(player, request, 'exact').kind !== 'exact') return;
        for (const step of relaxationsOf(request)) {
          if (step.field === 'level') continue;
          expect(evaluateMatch(player, relaxed(request, step), 'exact').kind).toBe('exact');
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('changes one field and stays within the bounds of a request', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        for (const step of relaxationsOf(request)) {
          const next = relaxed(request, step);
          const changed = Object.keys(next).filter(
            (name) => next[name as keyof MatchedRequest] !== request[name as keyof MatchedRequest],
          );
          expect(changed).toEqual([step.field]);
          expect(next.level).toBeGreaterThanOrEqual(0);
          expect(next.level).toBeLessThanOrEqual(request.level === 15 ? 15 : 14);
          expect(next.minHeightCm ?? 100).toBeGreaterThanOrEqual(100);
        }
      }),
    );
  });

  it('offers a year or two, a fifth more money, the next tiers, three centimetres, and one criterion less', () => {
    const request: MatchedRequest = {
      season: 2026,
      role: playerRole.attackingMidfielder,
      level: 3,
      country: 'IT',
      overAge: null,
      underAge: 21,
      monthlyOffer: 1001,
      usualPay: null,
      refundRange: 1,
      contractualStatus: contractualStatus.free,
      immediateAvailability: true,
      foot: null,
      minHeightCm: 180,
      euPassport: false,
      skills: [18, 32],
      secondRoleAccepted: false,
      moves: ['free', 'permanent'],
      feeBudget: 10_000,
      bornFrom: 2007,
      bornTo: null,
      nationalities: ['IT'],
      nonEuPlace: false,
      minMinutes: 1000,
    };
    expect(relaxationsOf(request).map(({ field, value }) => [field, value])).toEqual([
      ['underAge', 22],
      ['underAge', 23],
      ['monthlyOffer', 1202],
      ['level', 2],
      ['level', 4],
      ['minHeightCm', 177],
      ['contractualStatus', null],
      ['immediateAvailability', false],
      ['skills', [32]],
      ['skills', [18]],
      ['moves', ['free', 'permanent', 'loan']],
      ['feeBudget', 12_000],
      ['bornFrom', null],
      ['nationalities', null],
      ['nonEuPlace', null],
      ['minMinutes', 800],
    ]);
  });
});
