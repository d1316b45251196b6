import { playerRole } from '../../people/player-roles.ts';
import { contractualStatus } from '../../people/players/contractual-statuses.ts';
import { foot } from '../../people/players/feet.ts';
import type { MatchedPlayer, MatchedRequest } from './matched.ts';

/** A player who meets every criterion of the request. For tests, each of which changes one thing. */
export const player: MatchedPlayer = {
  principalRole: playerRole.attackingMidfielder,
  secondaryRole: playerRole.secondStriker,
  bornDate: '2004-03-17',
  searchLevels: [3],
  currentLevel: 4,
  country: 'IT',
  countriesInterested: ['ES'],
  requestedSalary: 1200,
  refundRange: null,
  contractualStatus: contractualStatus.free,
  immediateAvailability: true,
  foot: foot.left,
  heightCm: 178,
  euPassport: true,
  skills: [18, 32],
  moves: ['free'],
  fee: 0,
  nationalities: ['IT', 'AR'],
  minutes: 1800,
  figuresSeason: 2025,
};

/** A request that states every criterion. */
export const request: MatchedRequest = {
  season: 2026,
  role: playerRole.attackingMidfielder,
  level: 3,
  country: 'IT',
  overAge: 18,
  underAge: 23,
  monthlyOffer: 1200,
  refundRange: null,
  usualPay: null,
  contractualStatus: contractualStatus.free,
  immediateAvailability: true,
  foot: foot.left,
  minHeightCm: 175,
  euPassport: true,
  skills: [18, 32],
  secondRoleAccepted: true,
  moves: ['free', 'permanent'],
  feeBudget: 50_000,
  bornFrom: 2003,
  bornTo: 2008,
  nationalities: ['IT'],
  nonEuPlace: false,
  minMinutes: 1500,
};
