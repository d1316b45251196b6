import { type PlayerRole, playerRole } from '../../people/player-roles.ts';
import type { Scenario, ValueAssumptions } from './offer-value.ts';
import { seasonGoal } from './season-goals.ts';

type Counts = Omit<Scenario, 'result' | 'ending'>;

const goalkeeper: readonly [Counts, Counts, Counts] = [
  { matches: 10, goals: 0, assists: 0, cleanSheets: 3 },
  { matches: 24, goals: 0, assists: 0, cleanSheets: 8 },
  { matches: 34, goals: 0, assists: 1, cleanSheets: 14 },
];
const defender: readonly [Counts, Counts, Counts] = [
  { matches: 10, goals: 0, assists: 0, cleanSheets: 3 },
  { matches: 24, goals: 1, assists: 2, cleanSheets: 8 },
  { matches: 34, goals: 4, assists: 5, cleanSheets: 14 },
];
const midfielder: readonly [Counts, Counts, Counts] = [
  { matches: 10, goals: 1, assists: 1, cleanSheets: 0 },
  { matches: 24, goals: 4, assists: 4, cleanSheets: 0 },
  { matches: 34, goals: 9, assists: 9, cleanSheets: 0 },
];
const striker: readonly [Counts, Counts, Counts] = [
  { matches: 10, goals: 2, assists: 1, cleanSheets: 0 },
  { matches: 24, goals: 8, assists: 3, cleanSheets: 0 },
  { matches: 34, goals: 16, assists: 7, cleanSheets: 0 },
];
const nobodyScores: readonly [Counts, Counts, Counts] = [
  { matches: 20, goals: 0, assists: 0, cleanSheets: 0 },
  { matches: 30, goals: 0, assists: 0, cleanSheets: 0 },
  { matches: 38, goals: 0, assists: 0, cleanSheets: 0 },
];

const countsByRole: Readonly<Record<PlayerRole, readonly [Counts, Counts, Counts]>> = {
  [playerRole.goalkeeper]: goalkeeper,
  [playerRole.centralDefenderRight]: defender,
  [playerRole.centralDefenderLeft]: defender,
  [playerRole.rightBack]: defender,
  [playerRole.leftBack]: defender,
  [playerRole.rightWinger]: midfielder,
  [playerRole.leftWinger]: midfielder,
  [playerRole.defensiveMidfielder]: midfielder,
  [playerRole.attackingMidfielder]: midfielder,
  [playerRole.secondStriker]: striker,
  [playerRole.centreForward]: striker,
};

/** What a player did in the newest season of which figures are known; null: not known. */
interface KnownSeason {
  appearances: number | null;
  goals: number | null;
  assists: number | null;
}

/**
 * Counts that start from a real season: it is the base, half of it the low scenario, and the high one is at least what is
 * usual. Without appearances the counts stay as they are.
 */
function countsOfSeason(
  [low, base, high]: readonly [Counts, Counts, Counts],
  season: KnownSeason | null,
): readonly [Counts, Counts, Counts] {
  if (season?.appearances == null) return [low, base, high];
  const real = {
    matches: season.appearances,
    goals: season.goals ?? base.goals,
    assists: season.assists ?? base.assists,
  };
  const of = (counts: Counts, count: (name: keyof typeof real) => number): Counts => ({
    ...counts,
    matches: count('matches'),
    goals: count('goals'),
    assists: count('assists'),
  });
  return [
    of(low, (name) => Math.floor(real[name] / 2)),
    of(base, (name) => real[name]),
    of(high, (name) => Math.max(high[name], real[name])),
  ];
}

/**
 * The initial assumptions, by the player's principal role (null: a member of coaching staff, or no role); the reader can
 * change them. A season of which the figures are known replaces what is usual. The team reaches nothing in the low scenario, the play-offs in the base one, and wins the league and goes up
 * in the high one. Meals, rooms and tickets have no price until the reader gives one.
 */
export function usualAssumptions(
  role: PlayerRole | null,
  season: KnownSeason | null = null,
): ValueAssumptions {
  const [low, base, high] = countsOfSeason(role === null ? nobodyScores : countsByRole[role], season);
  return {
    low: { ...low, result: null, ending: null },
    base: { ...base, result: seasonGoal.playOff, ending: 'stayedUp' },
    high: { ...high, result: seasonGoal.leagueWinners, ending: 'promoted' },
    foodCents: null,
    singleRoomCents: null,
    sharedRoomCents: null,
    travelCents: null,
    ownRoomCents: null,
    ownFoodCents: null,
    ownAgentPercent: null,
  };
}
