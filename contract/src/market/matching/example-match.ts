import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import type { Match } from './match.ts';

/** The match of the documentation's examples; invented. */
export const exampleMatch: Match = {
  kind: 'exact',
  score: 100,
  freshAt: '2026-10-02T09:30:00.000Z',
  isNew: false,
  criteria: [
    { criterion: 'role', verdict: 'met', wanted: [9], has: [9, 10] },
    { criterion: 'level', verdict: 'met', wanted: [3], has: [2, 3] },
    { criterion: 'place', verdict: 'met', wanted: ['IT'], has: ['IT', 'ES'] },
    { criterion: 'age', verdict: 'met', wanted: [null, 23], has: [22] },
    { criterion: 'money', verdict: 'met', wanted: [1200, null], has: [1200, null] },
  ],
  ways: [],
  player: {
    id: 80001,
    name: 'Tommaso Venier',
    age: 22,
    principalRole: playerRole.attackingMidfielder,
    secondaryRole: playerRole.secondStriker,
    currentClub: 'Virtus Brenta',
    currentLevel: 3,
    nationality: 'IT',
    contractualStatus: contractualStatus.free,
    imageUrl: null,
    ownerName: 'Elena Rossi',
    listing: 'confirmed',
    open: true,
    requestedSalary: 1200,
  },
  request: {
    id: 120001,
    teamId: 20001,
    teamName: 'Virtus Brenta',
    teamImageUrl: null,
    city: 'Padova',
    country: 'IT',
    role: playerRole.attackingMidfielder,
    level: 3,
    season: 2026,
    overAge: null,
    underAge: 23,
    monthlyOffer: 1200,
    refundRange: null,
    myAnswer: null,
  },
  can: { propose: true, remove: true },
};

/** The points of that match, evenly weighed. */
export const exampleFitness: NonNullable<Match['fitness']> = {
  points: 90,
  parts: [
    { points: 30, fact: 'same' },
    { points: 16, fact: 'minutes', value: 1800 },
    { points: 15, fact: 'inside', value: 22 },
    { points: 6, fact: 'within' },
    { points: 15, fact: 'free' },
    { points: 5, fact: 'confirmed' },
    { points: 3, fact: 'few' },
  ],
};
