import type { MatchedPlayer, MatchedRequest } from './matched.ts';

/** A player who has all that the request states. For examples of the rules: each test changes what it is about. */
export const player: MatchedPlayer = {
  principalRole: 9,
  secondaryRole: 10,
  bornDate: '2004-03-17',
  searchLevels: [3],
  currentLevel: 4,
  country: 'IT',
  countriesInterested: ['ES'],
  requestedSalary: 1200,
  refundRange: null,
  contractualStatus: 0,
  immediateAvailability: true,
  foot: 1,
  heightCm: 178,
  euPassport: true,
  skills: [18, 32],
};

/** A request that states every criterion. */
export const request: MatchedRequest = {
  season: 2026,
  role: 9,
  level: 3,
  country: 'IT',
  overAge: 18,
  underAge: 23,
  monthlyOffer: 1200,
  refundRange: null,
  contractualStatus: 0,
  immediateAvailability: true,
  foot: 1,
  minHeightCm: 175,
  euPassport: true,
  skills: [18, 32],
};
