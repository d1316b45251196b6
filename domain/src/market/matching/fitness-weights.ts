import type { FitnessPreset } from './fitness-presets.ts';

/** What the order of exact matches looks at, in the order in which it is explained. */
export const fitnessComponents = [
  'level',
  'minutes',
  'age',
  'pay',
  'contract',
  'mandate',
  'replies',
] as const;

export type FitnessComponent = (typeof fitnessComponents)[number];

/** The most points of each component; those of a preset sum to a hundred. */
export const fitnessWeights: Readonly<Record<FitnessPreset, Readonly<Record<FitnessComponent, number>>>> = {
  balanced: { level: 30, minutes: 20, age: 15, pay: 10, contract: 15, mandate: 5, replies: 5 },
  ready: { level: 30, minutes: 30, age: 5, pay: 5, contract: 20, mandate: 5, replies: 5 },
  budget: { level: 15, minutes: 15, age: 15, pay: 35, contract: 10, mandate: 5, replies: 5 },
};

/** The points that a share of a component (0–100) is worth, rounded to whole ones. */
export function pointsOf(share: number, weight: number): number {
  return Math.floor((share * weight + 50) / 100);
}

/** Minutes from which more count no more: some 25 whole matches. */
export const fullMinutes = 2250;

/**
 * The share of its points, in percent, that a fact of a component gets. Minutes and the share of answers are measured instead.
 * What nobody stated gets nothing; what the request does not ask, or too few questions tell, gets half, equal for everybody.
 */
export const fitnessShares = {
  level: {
    same: 100,
    oneAbove: 85,
    twoAbove: 40,
    farAbove: 0,
    oneBelow: 40,
    twoBelow: 15,
    farBelow: 0,
    beside: 15,
    unknown: 0,
  },
  minutes: { unknown: 0 },
  age: { inside: 100, justOutside: 20, outside: 0, notAsked: 50, unknown: 0 },
  pay: { below: 100, within: 60, justAbove: 30, above: 0, notAsked: 50, unknown: 0 },
  contract: { free: 100, over: 100, halfSeason: 60, nextSummer: 25, later: 0, unknown: 0 },
  mandate: { confirmed: 100, unconfirmed: 0 },
  replies: { few: 50 },
} as const satisfies Record<FitnessComponent, Record<string, number>>;

/** What an age at the edge of two bounds loses against one in their middle. */
export const ageEdgeLoss = 40;

/** What each band of pay below the offer adds to an ask in the offer's own band, up to the whole share. */
export const bandGain = 10;

type SharedFact = {
  [Component in FitnessComponent]: keyof (typeof fitnessShares)[Component];
}[FitnessComponent];

/** A fact that decides points. `minutes` and `share` (of answers) are measured, and an age inside the bounds partly. */
export type FitnessFact = SharedFact | 'minutes' | 'share';

/** All of them, each once. */
export const fitnessFacts = [
  ...new Set<FitnessFact>([
    ...Object.values(fitnessShares).flatMap((shares) => Object.keys(shares) as SharedFact[]),
    'minutes',
    'share',
  ]),
] as const;
