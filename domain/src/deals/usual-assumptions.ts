import { playerRole } from '../people/player-roles.ts';
import type { Scenario, ValueAssumptions } from './offer-value.ts';

type Counts = Omit<Scenario, 'result'>;

const keeper: readonly [Counts, Counts, Counts] = [
  { matches: 10, goals: 0, assists: 0 },
  { matches: 24, goals: 0, assists: 0 },
  { matches: 34, goals: 0, assists: 1 },
];
const defender: readonly [Counts, Counts, Counts] = [
  { matches: 10, goals: 0, assists: 0 },
  { matches: 24, goals: 1, assists: 2 },
  { matches: 34, goals: 4, assists: 5 },
];
const midfielder: readonly [Counts, Counts, Counts] = [
  { matches: 10, goals: 1, assists: 1 },
  { matches: 24, goals: 4, assists: 4 },
  { matches: 34, goals: 9, assists: 9 },
];
const striker: readonly [Counts, Counts, Counts] = [
  { matches: 10, goals: 2, assists: 1 },
  { matches: 24, goals: 8, assists: 3 },
  { matches: 34, goals: 16, assists: 7 },
];
const nobodyScores: readonly [Counts, Counts, Counts] = [
  { matches: 20, goals: 0, assists: 0 },
  { matches: 30, goals: 0, assists: 0 },
  { matches: 38, goals: 0, assists: 0 },
];

function countsFor(role: number | null): readonly [Counts, Counts, Counts] {
  if (role === null) return nobodyScores;
  if (role === playerRole.goalkeeper) return keeper;
  if (role <= playerRole.leftBack) return defender;
  return role <= playerRole.attackingMidfielder ? midfielder : striker;
}

/**
 * The initial assumptions, by the player's principal role (null: a member of coaching staff, or no role); the reader can
 * change them. The team reaches nothing in the low scenario, the play-offs in the base one, and wins the league in the
 * high one. Meals, rooms and tickets have no price until the reader gives one.
 */
export function usualAssumptions(role: number | null): ValueAssumptions {
  const [low, base, high] = countsFor(role);
  return {
    low: { ...low, result: null },
    base: { ...base, result: 0 },
    high: { ...high, result: 1 },
    foodCents: null,
    singleRoomCents: null,
    sharedRoomCents: null,
    travelCents: null,
  };
}
