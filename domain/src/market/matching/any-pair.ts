import fc from 'fast-check';
import { playerRole } from '../../people/player-roles.ts';
import { moveKinds } from '../../people/players/contract-facts.ts';
import { contractualStatuses } from '../../people/players/contractual-statuses.ts';
import { feet } from '../../people/players/feet.ts';
import type { MatchedPlayer, MatchedRequest } from './matched.ts';

const role = fc.constantFrom(
  playerRole.goalkeeper,
  playerRole.centralDefenderRight,
  playerRole.centralDefenderLeft,
);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });
const country = fc.constantFrom('IT', 'ES', 'FR');
const nationality = fc.constantFrom('IT', 'AR', 'CH');
const moves = fc.subarray([...moveKinds]);
const euros = fc.integer({ min: 0, max: 200 }).map((thousands) => thousands * 1000);
/** Arbitrary players and requests, similar enough that all verdicts occur. For property tests. */
export const anyPlayer: fc.Arbitrary<MatchedPlayer> = fc.record({
  principalRole: role,
  secondaryRole: maybe(role),
  bornDate: maybe(fc.integer({ min: 1995, max: 2010 }).map((year) => `${year}-07-01`)),
  searchLevels: fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { maxLength: 3 }),
  currentLevel: maybe(fc.integer({ min: 0, max: 15 })),
  country: maybe(country),
  countriesInterested: fc.uniqueArray(country, { maxLength: 2 }),
  requestedSalary: maybe(fc.integer({ min: 0, max: 3000 })),
  refundRange: maybe(fc.integer({ min: 0, max: 4 })),
  contractualStatus: maybe(fc.constantFrom(...contractualStatuses)),
  immediateAvailability: maybe(fc.boolean()),
  foot: maybe(fc.constantFrom(...feet)),
  heightCm: maybe(fc.integer({ min: 165, max: 190 })),
  euPassport: maybe(fc.boolean()),
  skills: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
  moves,
  fee: maybe(euros),
  nationalities: fc.uniqueArray(nationality, { maxLength: 2 }),
  minutes: maybe(fc.integer({ min: 0, max: 3000 })),
  figuresSeason: maybe(fc.integer({ min: 2023, max: 2026 })),
});
export const anyRequest: fc.Arbitrary<MatchedRequest> = fc.record({
  season: fc.constant(2026),
  role,
  level: fc.integer({ min: 0, max: 15 }),
  country,
  overAge: maybe(fc.integer({ min: 16, max: 24 })),
  underAge: maybe(fc.integer({ min: 24, max: 32 })),
  monthlyOffer: maybe(fc.integer({ min: 0, max: 3000 })),
  refundRange: maybe(fc.integer({ min: 0, max: 4 })),
  usualPay: maybe(fc.integer({ min: 1, max: 3000 })),
  contractualStatus: maybe(fc.constantFrom(...contractualStatuses)),
  immediateAvailability: fc.boolean(),
  foot: maybe(fc.constantFrom(...feet)),
  minHeightCm: maybe(fc.integer({ min: 165, max: 190 })),
  euPassport: fc.boolean(),
  skills: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
  secondRoleAccepted: fc.boolean(),
  moves,
  feeBudget: maybe(euros),
  bornFrom: maybe(fc.integer({ min: 1996, max: 2003 })),
  bornTo: maybe(fc.integer({ min: 2003, max: 2010 })),
  nationalities: fc.uniqueArray(nationality, { maxLength: 2 }),
  nonEuPlace: maybe(fc.boolean()),
  minMinutes: maybe(fc.integer({ min: 1, max: 3000 })),
});
