import { tierOfLevel } from '../../people/levels.ts';
import { contractualStatus } from '../../people/players/contractual-statuses.ts';
import { ageForSeason, recentMinutes } from './criteria.ts';
import type { FitnessPreset } from './fitness-presets.ts';
import {
  ageEdgeLoss,
  bandGain,
  type FitnessComponent,
  type FitnessFact,
  fitnessComponents,
  fitnessShares,
  fitnessWeights,
  fullMinutes,
  pointsOf,
} from './fitness-weights.ts';
import { monthlyTop, payBandOf, payBandStart } from './hidden-pay.ts';
import type { MatchedPlayer, MatchedRequest } from './matched.ts';

/** What the order of matches knows of a player, beside what matching compares. */
export interface OrderedPlayer extends MatchedPlayer {
  /** The last day of the present contract, `YYYY-MM-DD`. */
  contractEnd: string | null;
  /** The player has confirmed who keeps the record. */
  mandateConfirmed: boolean;
  /** Of what was asked of who keeps the record, how much was answered, in whole percent; null: asked too seldom to tell. */
  replyPercent: number | null;
}

export interface FitnessPart {
  component: FitnessComponent;
  points: number;
  /** The most that the component can give. */
  max: number;
  /** The fact that decided. */
  fact: FitnessFact;
  /** The minutes, the age, or the percentage of answers. */
  value: number | null;
}

export interface Fitness {
  /** 0–100 */
  points: number;
  parts: FitnessPart[];
}

interface Measured {
  fact: FitnessFact;
  /** Percent of the component's points. */
  share: number;
  value?: number;
}

/**
 * How well a player serves a request, beyond fitting it: the order of exact matches. What the player asks counts by its
 * band alone, whoever reads. Equal facts give equal points; lists then go by the ids.
 */
export function fitnessOf(player: OrderedPlayer, request: MatchedRequest, preset: FitnessPreset): Fitness {
  const weights = fitnessWeights[preset];
  const parts = fitnessComponents.map((component): FitnessPart => {
    const { fact, share, value = null } = measures[component](player, request);
    const max = weights[component];
    return { component, points: pointsOf(share, max), max, fact, value };
  });
  return { points: parts.reduce((sum, { points }) => sum + points, 0), parts };
}

const measures: Record<FitnessComponent, (player: OrderedPlayer, request: MatchedRequest) => Measured> = {
  level({ currentLevel }, request) {
    const fact = levelFact(currentLevel, request.level);
    return { fact, share: fitnessShares.level[fact] };
  },
  minutes(player, { season }) {
    const minutes = recentMinutes(player, season);
    if (minutes === null) return { fact: 'unknown', share: fitnessShares.minutes.unknown };
    const share = Math.floor((Math.min(minutes, fullMinutes) * 100) / fullMinutes);
    return { fact: 'minutes', share, value: minutes };
  },
  age(player, request) {
    const age = ageForSeason(player, request.season);
    const { overAge: from, underAge: to } = request;
    const of = fitnessShares.age;
    if (from === null && to === null) return { fact: 'notAsked', share: of.notAsked };
    if (age === null) return { fact: 'unknown', share: of.unknown };
    if (age < (from ?? 0) - 1 || age > (to ?? 999) + 1)
      return { fact: 'outside', share: of.outside, value: age };
    if (age < (from ?? 0) || age > (to ?? 999))
      return { fact: 'justOutside', share: of.justOutside, value: age };
    return { fact: 'inside', share: of.inside - lossAtEdge(age, from, to), value: age };
  },
  pay: payMeasured,
  contract(player, { season }) {
    const fact = contractFact(player, season);
    return { fact, share: fitnessShares.contract[fact] };
  },
  mandate({ mandateConfirmed }) {
    const fact = mandateConfirmed ? 'confirmed' : 'unconfirmed';
    return { fact, share: fitnessShares.mandate[fact] };
  },
  replies({ replyPercent }) {
    if (replyPercent === null) return { fact: 'few', share: fitnessShares.replies.few };
    return { fact: 'share', share: replyPercent, value: replyPercent };
  },
};

/** The level played as seen from the level wanted; the youth sector stands beside the tiers. */
function levelFact(played: number | null, wanted: number): keyof typeof fitnessShares.level {
  if (played === null) return 'unknown';
  if (played === wanted) return 'same';
  const [tier, wantedTier] = [tierOfLevel(played), tierOfLevel(wanted)];
  if (tier === null || wantedTier === null) return 'beside';
  const below = tier - wantedTier;
  const steps = { '-2': 'twoAbove', '-1': 'oneAbove', '1': 'oneBelow', '2': 'twoBelow' } as const;
  return steps[`${below}` as keyof typeof steps] ?? (below > 0 ? 'farBelow' : 'farAbove');
}

/** Of two bounds the middle is best. */
function lossAtEdge(age: number, from: number | null, to: number | null): number {
  if (from === null || to === null || from >= to) return 0;
  return Math.floor((ageEdgeLoss * Math.abs(2 * age - from - to)) / (to - from));
}

function payMeasured(player: MatchedPlayer, request: MatchedRequest): Measured {
  const asked = monthlyTop(player.requestedSalary, player.refundRange);
  const offered = monthlyTop(request.monthlyOffer, request.refundRange);
  const of = fitnessShares.pay;
  if (offered === null) return { fact: 'notAsked', share: of.notAsked };
  if (asked === null) return { fact: 'unknown', share: of.unknown };
  const bands = payBandOf(offered) - payBandOf(asked);
  if (bands >= 0)
    return {
      fact: bands === 0 ? 'within' : 'below',
      share: Math.min(of.below, of.within + bands * bandGain),
    };
  return payBandStart(asked) * 5 <= payBandStart(offered) * 6
    ? { fact: 'justAbove', share: of.justAbove }
    : { fact: 'above', share: of.above };
}

function contractFact(player: OrderedPlayer, season: number): keyof typeof fitnessShares.contract {
  if (player.contractualStatus === contractualStatus.free) return 'free';
  const end = player.contractEnd;
  if (end === null) return 'unknown';
  if (end < `${season}-07-01`) return 'over';
  if (end < `${season + 1}-01-01`) return 'halfSeason';
  return end < `${season + 1}-07-01` ? 'nextSummer' : 'later';
}
