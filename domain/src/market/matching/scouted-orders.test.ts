import { describe, expect, it } from 'vitest';
import { contractualStatus } from '../../people/players/contractual-statuses.ts';
import { fitnessOf, type OrderedPlayer } from './fitness.ts';
import type { FitnessPreset } from './fitness-presets.ts';
import type { MatchedRequest } from './matched.ts';
import { player, request } from './sample-pair.ts';

/** A candidate as a scout notes one: what decides, nothing else. */
interface ScoutedPlayer {
  name: string;
  /** Level played at last: 2 is the third tier; 15 the youth sector; null: nobody knows. */
  level: number | null;
  /** Minutes of last season; null: no figures. */
  minutes: number | null;
  /** Age on 1 July 2026. */
  age: number;
  /** Euros a month; null: not said. */
  asks: number | null;
  /** The last day of the present contract; `free`: none. */
  until: string | 'free';
  mandate: boolean;
  /** Questions of clubs to who keeps the player, and how many were answered; null: never asked. */
  replies: readonly [answered: number, asked: number] | null;
}

/** A request for the season 2026, and its candidates in the order in which a scout would ring them up. */
interface ScoutedOrder {
  request: string;
  preset: FitnessPreset;
  level: number;
  /** Ages that fit; null: open. */
  ages: readonly [from: number | null, to: number | null];
  /** Euros a month; null: the club does not say. */
  offers: number | null;
  /** Best first. */
  players: readonly ScoutedPlayer[];
}

/**
 * Thirty players and six requests in the order that was written down before any weight was chosen. Where the
 * points disagree, either a weight or a line here is wrong, and whoever changes one of them says which.
 */
const scoutedOrders: readonly ScoutedOrder[] = [
  {
    request: 'a centre-forward for the fourth tier, 22 to 30',
    preset: 'balanced',
    level: 3,
    ages: [22, 30],
    offers: 1500,
    players: [
      {
        name: 'regular of the tier, free',
        level: 3,
        minutes: 2400,
        age: 26,
        asks: 1300,
        until: 'free',
        mandate: true,
        replies: [18, 20],
      },
      {
        name: 'half a season one tier up, contract over',
        level: 2,
        minutes: 1500,
        age: 28,
        asks: 1500,
        until: '2026-06-30',
        mandate: true,
        replies: [16, 20],
      },
      {
        name: 'star one tier down',
        level: 4,
        minutes: 2700,
        age: 24,
        asks: 900,
        until: 'free',
        mandate: true,
        replies: [14, 20],
      },
      {
        name: 'substitute of the tier, bound until next summer',
        level: 3,
        minutes: 600,
        age: 27,
        asks: 1500,
        until: '2027-06-30',
        mandate: false,
        replies: null,
      },
      {
        name: 'nobody knows where he played',
        level: null,
        minutes: null,
        age: 29,
        asks: 1400,
        until: 'free',
        mandate: false,
        replies: null,
      },
    ],
  },
  {
    request: 'a goalkeeper for the third tier who plays on Sunday, 20 to 32',
    preset: 'ready',
    level: 2,
    ages: [20, 32],
    offers: 3000,
    players: [
      {
        name: 'number one of the tier, free',
        level: 2,
        minutes: 3000,
        age: 29,
        asks: 3000,
        until: 'free',
        mandate: true,
        replies: [9, 10],
      },
      {
        name: 'number one a tier down, contract over',
        level: 3,
        minutes: 2900,
        age: 22,
        asks: 2000,
        until: '2026-06-30',
        mandate: true,
        replies: [15, 20],
      },
      {
        name: 'second choice a tier up, bound until December',
        level: 1,
        minutes: 900,
        age: 27,
        asks: 3000,
        until: '2026-12-31',
        mandate: true,
        replies: [10, 20],
      },
      {
        name: 'five matches in the tier, bound until next summer',
        level: 2,
        minutes: 450,
        age: 24,
        asks: 2500,
        until: '2027-06-30',
        mandate: true,
        replies: null,
      },
      {
        name: 'a tier down, no figures, bound for two years',
        level: 3,
        minutes: null,
        age: 21,
        asks: 1500,
        until: '2028-06-30',
        mandate: false,
        replies: [4, 20],
      },
    ],
  },
  {
    request: 'a young right-back for the fifth tier on little money, 17 to 20',
    preset: 'budget',
    level: 4,
    ages: [17, 20],
    offers: 400,
    players: [
      {
        name: 'eighteen, regular a tier down, asks little',
        level: 5,
        minutes: 1800,
        age: 18,
        asks: 250,
        until: 'free',
        mandate: true,
        replies: [12, 20],
      },
      {
        name: 'nineteen, half a season in the tier',
        level: 4,
        minutes: 1200,
        age: 19,
        asks: 350,
        until: 'free',
        mandate: true,
        replies: null,
      },
      {
        name: 'twenty, regular of the tier, asks all of it',
        level: 4,
        minutes: 2000,
        age: 20,
        asks: 400,
        until: 'free',
        mandate: true,
        replies: [18, 20],
      },
      {
        name: 'seventeen, youth sector only',
        level: 15,
        minutes: null,
        age: 17,
        asks: 200,
        until: 'free',
        mandate: true,
        replies: null,
      },
      {
        name: 'twenty, three matches in the tier, bound',
        level: 4,
        minutes: 300,
        age: 20,
        asks: 400,
        until: '2027-06-30',
        mandate: false,
        replies: [2, 20],
      },
    ],
  },
  {
    request: 'an experienced centre-back for the fourth tier, 25 to 34',
    preset: 'balanced',
    level: 3,
    ages: [25, 34],
    offers: 2000,
    players: [
      {
        name: 'thirty, every Sunday in the tier, contract over',
        level: 3,
        minutes: 2800,
        age: 30,
        asks: 1700,
        until: '2026-06-30',
        mandate: true,
        replies: [17, 20],
      },
      {
        name: 'twenty-seven, regular of the tier, free',
        level: 3,
        minutes: 2000,
        age: 27,
        asks: 2000,
        until: 'free',
        mandate: true,
        replies: null,
      },
      {
        name: 'thirty-one, from a tier up, no mandate',
        level: 2,
        minutes: 1900,
        age: 31,
        asks: 2000,
        until: 'free',
        mandate: false,
        replies: [12, 20],
      },
      {
        name: 'thirty-three, regular of the tier, bound until next summer',
        level: 3,
        minutes: 2500,
        age: 33,
        asks: 1900,
        until: '2027-06-30',
        mandate: true,
        replies: [8, 20],
      },
      {
        name: 'twenty-six, a tier down, bound until December, agent never answers',
        level: 4,
        minutes: 1000,
        age: 26,
        asks: 1200,
        until: '2026-12-31',
        mandate: false,
        replies: [0, 20],
      },
    ],
  },
  {
    request: 'a winger for the third tier, 24 at most, budget not said',
    preset: 'balanced',
    level: 2,
    ages: [null, 24],
    offers: null,
    players: [
      {
        name: 'regular of the tier, contract over',
        level: 2,
        minutes: 2200,
        age: 22,
        asks: 4000,
        until: '2026-06-30',
        mandate: true,
        replies: [20, 20],
      },
      {
        name: 'half a season a tier up, free',
        level: 1,
        minutes: 1100,
        age: 21,
        asks: 5000,
        until: 'free',
        mandate: true,
        replies: null,
      },
      {
        name: 'every Sunday a tier down, free',
        level: 3,
        minutes: 2600,
        age: 20,
        asks: 1500,
        until: 'free',
        mandate: true,
        replies: [18, 20],
      },
      {
        name: 'ten matches in the tier, bound for two years',
        level: 2,
        minutes: 900,
        age: 23,
        asks: 2500,
        until: '2028-06-30',
        mandate: true,
        replies: [10, 20],
      },
      {
        name: 'five matches a tier down, no mandate',
        level: 3,
        minutes: 500,
        age: 19,
        asks: null,
        until: 'free',
        mandate: false,
        replies: null,
      },
    ],
  },
  {
    request: 'a midfielder for the sixth tier on a refund, any age',
    preset: 'budget',
    level: 5,
    ages: [null, null],
    offers: 500,
    players: [
      {
        name: 'regular of the tier who asks little',
        level: 5,
        minutes: 2200,
        age: 25,
        asks: 350,
        until: 'free',
        mandate: true,
        replies: [10, 20],
      },
      {
        name: 'veteran from a tier up who asks little',
        level: 4,
        minutes: 1900,
        age: 34,
        asks: 300,
        until: 'free',
        mandate: true,
        replies: null,
      },
      {
        name: 'a tier down, always plays, asks least',
        level: 6,
        minutes: 2500,
        age: 28,
        asks: 200,
        until: 'free',
        mandate: false,
        replies: null,
      },
      {
        name: 'of the tier, asks all of it, bound until next summer',
        level: 5,
        minutes: 1500,
        age: 22,
        asks: 500,
        until: '2027-06-30',
        mandate: true,
        replies: [14, 20],
      },
      {
        name: 'of the tier, no figures, asks all of it',
        level: 5,
        minutes: null,
        age: 30,
        asks: 500,
        until: 'free',
        mandate: false,
        replies: null,
      },
    ],
  },
];

const asOrdered = (scouted: ScoutedPlayer): OrderedPlayer => ({
  ...player,
  currentLevel: scouted.level,
  minutes: scouted.minutes,
  figuresSeason: scouted.minutes === null ? null : 2025,
  bornDate: `${2026 - scouted.age}-03-01`,
  requestedSalary: scouted.asks,
  contractualStatus: scouted.until === 'free' ? contractualStatus.free : contractualStatus.underContract,
  contractEnd: scouted.until === 'free' ? null : scouted.until,
  mandateConfirmed: scouted.mandate,
  replyPercent: scouted.replies && Math.floor((scouted.replies[0] * 100) / scouted.replies[1]),
});

const asRequest = ({ level, ages, offers }: ScoutedOrder): MatchedRequest => ({
  ...request,
  level,
  overAge: ages[0],
  underAge: ages[1],
  monthlyOffer: offers,
});

describe('the order that a scout wrote down beforehand', () => {
  it.each(scoutedOrders.map((order) => [order.request, order] as const))('%s', (_, order) => {
    const points = (scouted: ScoutedPlayer) =>
      fitnessOf(asOrdered(scouted), asRequest(order), order.preset).points;
    const ordered = [...order.players].sort((one, other) => points(other) - points(one));
    expect(ordered.map((one) => `${points(one)} ${one.name}`)).toEqual(
      order.players.map((one) => `${points(one)} ${one.name}`),
    );
    expect(new Set(order.players.map(points)).size).toBe(order.players.length);
  });

  it('has thirty players and six requests', () => {
    expect(scoutedOrders.flatMap(({ players }) => players)).toHaveLength(30);
    expect(scoutedOrders).toHaveLength(6);
  });
});
