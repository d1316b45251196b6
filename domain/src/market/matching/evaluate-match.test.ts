import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerRole, playerRoles } from '../../people/player-roles.ts';
import { contractualStatus } from '../../people/players/contractual-statuses.ts';
import { foot } from '../../people/players/feet.ts';
import { anyPlayer, anyRequest } from './any-pair.ts';
import { criteria, criterionNames, nearRoleLoss, termCriteria } from './criteria.ts';
import { evaluateMatch, kindOf } from './evaluate-match.ts';
import type { MatchedPlayer, MatchedRequest } from './matched.ts';
import { player, request } from './sample-pair.ts';

function verdict(
  name: (typeof criterionNames)[number],
  has: Partial<MatchedPlayer>,
  asks: Partial<MatchedRequest> = {},
) {
  return criteria[name].evaluate({ ...player, ...has }, { ...request, ...asks });
}

describe('a criterion', () => {
  it('role: met by the principal role, near by the secondary, else missed', () => {
    expect(verdict('role', {})).toBe('met');
    expect(verdict('role', {}, { role: playerRole.secondStriker })).toBe('near');
    expect(verdict('role', {}, { role: playerRole.goalkeeper })).toBe('missed');
  });

  it('role: near where the roles stand near each other, and only there', () => {
    const near = [
      [2, 3],
      [6, 7],
      [4, 6],
      [5, 7],
      [8, 9],
      [9, 6],
      [9, 7],
      [9, 10],
      [10, 11],
    ].map(String);
    for (const principalRole of playerRoles) {
      for (const role of playerRoles.filter((other) => other !== principalRole)) {
        const pairs = [
          [principalRole, role],
          [role, principalRole],
        ].map(String);
        const expected = pairs.some((pair) => near.includes(pair)) ? 'near' : 'missed';
        expect(verdict('role', { principalRole, secondaryRole: null }, { role })).toBe(expected);
      }
    }
  });

  it('role: a secondary role ranks above a near one', () => {
    const scoreOf = (has: Partial<MatchedPlayer>) =>
      evaluateMatch({ ...player, ...has }, { ...request, role: playerRole.leftWinger }, 'exact').score;
    expect(scoreOf({ principalRole: playerRole.rightWinger, secondaryRole: playerRole.leftWinger })).toBe(88);
    expect(scoreOf({ principalRole: playerRole.rightWinger, secondaryRole: null })).toBe(84);
  });

  it('role: a request may want players of the principal role alone', () => {
    expect(verdict('role', {}, { role: playerRole.secondStriker, secondRoleAccepted: false })).toBe('missed');
    expect(verdict('role', {}, { role: playerRole.defensiveMidfielder, secondRoleAccepted: false })).toBe(
      'missed',
    );
    expect(verdict('role', {}, { secondRoleAccepted: false })).toBe('met');
  });

  it('move: one common kind is enough; not stated is unknown', () => {
    expect(verdict('move', { moves: ['loan', 'free'] })).toBe('met');
    expect(verdict('move', { moves: ['loan'] })).toBe('missed');
    expect(verdict('move', { moves: [] })).toBe('unknown');
  });

  it('fee: only a permanent move needs one; up to a fifth above the budget is near', () => {
    const permanent = { moves: ['permanent'] } as const;
    expect(verdict('fee', { ...permanent, fee: 50_000 })).toBe('met');
    expect(verdict('fee', { ...permanent, fee: 60_000 })).toBe('near');
    expect(verdict('fee', { ...permanent, fee: 60_001 })).toBe('missed');
    expect(verdict('fee', { ...permanent, fee: null })).toBe('unknown');
    expect(verdict('fee', { moves: ['free'], fee: 60_001 })).toBe('met');
    expect(verdict('fee', { moves: [], fee: 60_001 })).toBe('missed');
  });

  it('birth year: met or missed, never near', () => {
    expect(verdict('birthYear', { bornDate: '2003-01-01' })).toBe('met');
    expect(verdict('birthYear', { bornDate: '2002-12-31' })).toBe('missed');
    expect(verdict('birthYear', { bornDate: '2008-12-31' })).toBe('met');
    expect(verdict('birthYear', { bornDate: '2009-01-01' })).toBe('missed');
    expect(verdict('birthYear', { bornDate: '2015-01-01' }, { bornTo: null })).toBe('met');
    expect(verdict('birthYear', { bornDate: null })).toBe('unknown');
  });

  it('nationality: one of the player’s is enough', () => {
    expect(verdict('nationality', {})).toBe('met');
    expect(verdict('nationality', { nationalities: ['AR'] })).toBe('missed');
    expect(verdict('nationality', { nationalities: [] })).toBe('unknown');
  });

  it('non-EU place: whoever is or counts as an EU citizen takes none', () => {
    expect(verdict('nonEuPlace', { euPassport: null, nationalities: ['CH'] })).toBe('met');
    expect(verdict('nonEuPlace', { euPassport: true, nationalities: ['AR'] })).toBe('met');
    expect(verdict('nonEuPlace', { euPassport: false, nationalities: ['AR'] })).toBe('missed');
    expect(verdict('nonEuPlace', { euPassport: null, nationalities: ['AR'] })).toBe('unknown');
    expect(verdict('nonEuPlace', { euPassport: false, nationalities: [] })).toBe('unknown');
    for (const nonEuPlace of [true, null])
      expect(criteria.nonEuPlace.isStated({ ...request, nonEuPlace })).toBe(false);
  });

  it('minutes: of the season before or the same one; a fifth fewer is near', () => {
    expect(verdict('minutes', { minutes: 1500 })).toBe('met');
    expect(verdict('minutes', { minutes: 1200 })).toBe('near');
    expect(verdict('minutes', { minutes: 1199 })).toBe('missed');
    expect(verdict('minutes', { figuresSeason: 2024 })).toBe('unknown');
    expect(verdict('minutes', { figuresSeason: 2026, minutes: 0 })).toBe('missed');
    expect(verdict('minutes', { minutes: null })).toBe('unknown');
  });

  it('age: whole years on 1 July of the request’s season, one year off is near', () => {
    expect(verdict('age', { bornDate: '2003-07-01' })).toBe('met');
    expect(verdict('age', { bornDate: '2003-06-30' })).toBe('met');
    expect(verdict('age', { bornDate: '2002-07-02' })).toBe('met');
    expect(verdict('age', { bornDate: '2002-07-01' })).toBe('near');
    expect(verdict('age', { bornDate: '2001-07-02' })).toBe('near');
    expect(verdict('age', { bornDate: '2001-07-01' })).toBe('missed');
    expect(verdict('age', { bornDate: '2008-07-02' })).toBe('near');
    expect(verdict('age', { bornDate: null })).toBe('unknown');
    expect(verdict('age', { bornDate: '1980-01-01' }, { underAge: null })).toBe('met');
  });

  it('level: one of the search levels, the current one if there are none, one tier off is near', () => {
    expect(verdict('level', { searchLevels: [5, 3] })).toBe('met');
    expect(verdict('level', { searchLevels: [4], currentLevel: 3 })).toBe('near');
    expect(verdict('level', { searchLevels: [], currentLevel: 3 })).toBe('met');
    expect(verdict('level', { searchLevels: [], currentLevel: null })).toBe('unknown');
    expect(verdict('level', { searchLevels: [5] })).toBe('missed');
    expect(verdict('level', { searchLevels: [15] }, { level: 14 })).toBe('missed');
  });

  it('place: the player’s own country or one of interest', () => {
    expect(verdict('place', {})).toBe('met');
    expect(verdict('place', {}, { country: 'ES' })).toBe('met');
    expect(verdict('place', {}, { country: 'FR' })).toBe('missed');
    expect(verdict('place', { country: null, countriesInterested: [] })).toBe('unknown');
  });

  it('level: two tiers or more above the one played is near, whatever the player looks for', () => {
    const ticked = { searchLevels: [0, 1, 2, 3, 15] };
    expect(verdict('level', { ...ticked, currentLevel: 4 })).toBe('met');
    expect(verdict('level', { ...ticked, currentLevel: 5 })).toBe('near');
    expect(verdict('level', { ...ticked, currentLevel: 14 })).toBe('near');
    expect(verdict('level', { ...ticked, currentLevel: 0 })).toBe('met');
    expect(verdict('level', { ...ticked, currentLevel: null })).toBe('met');
    expect(verdict('level', { ...ticked, currentLevel: 15 })).toBe('met');
    expect(verdict('level', { ...ticked, currentLevel: 14 }, { level: 15 })).toBe('met');
    expect(evaluateMatch({ ...player, currentLevel: 5 }, request, 'exact')).toMatchObject({
      kind: 'potential',
      score: 92,
    });
  });

  it('money: without a budget it counts only where the ask is above what the level usually pays, and is to be clarified', () => {
    const money = (asked: number | null, usualPay: number | null, refundRange: number | null = null) =>
      evaluateMatch(
        { ...player, requestedSalary: asked },
        { ...request, monthlyOffer: null, refundRange, usualPay },
        'exact',
      );
    expect(money(1500, 1000)).toMatchObject({ kind: 'potential', score: 95 });
    expect(money(1500, 1000).criteria.find(({ criterion }) => criterion === 'money')?.verdict).toBe(
      'unknown',
    );
    for (const [asked, usual] of [
      [1000, 1000],
      [1500, null],
      [null, 1000],
    ] as const) {
      expect(money(asked, usual).kind).toBe('exact');
      expect(money(asked, usual).criteria.some(({ criterion }) => criterion === 'money')).toBe(false);
    }
    expect(money(1500, 1000, 2).kind).toBe('exact');
  });

  it('money: the monthly amount, or the top of the refund range where there is none; up to a fifth more is near', () => {
    expect(verdict('money', { requestedSalary: 1440 })).toBe('near');
    expect(verdict('money', { requestedSalary: 1441 })).toBe('missed');
    expect(verdict('money', { requestedSalary: null, refundRange: 1 })).toBe('met');
    expect(verdict('money', { requestedSalary: null, refundRange: 2 })).toBe('missed');
    expect(verdict('money', { requestedSalary: null, refundRange: null })).toBe('unknown');
    expect(
      verdict('money', { requestedSalary: null, refundRange: 4 }, { monthlyOffer: null, refundRange: 4 }),
    ).toBe('met');
    expect(verdict('money', { requestedSalary: null, refundRange: 4 }, { monthlyOffer: 90_000 })).toBe(
      'missed',
    );
    expect(
      verdict('money', { requestedSalary: 500, refundRange: 4 }, { monthlyOffer: null, refundRange: 0 }),
    ).toBe('met');
  });

  it('foot: a two-footed player meets either; height: three centimetres short is near', () => {
    expect(verdict('foot', { foot: foot.both })).toBe('met');
    expect(verdict('foot', { foot: foot.right })).toBe('missed');
    expect(verdict('foot', { foot: foot.right }, { foot: foot.both })).toBe('missed');
    expect(verdict('height', { heightCm: 172 })).toBe('near');
    expect(verdict('height', { heightCm: 171 })).toBe('missed');
    expect(verdict('height', { heightCm: null })).toBe('unknown');
  });

  it('skills: all of them; all but one is near', () => {
    expect(verdict('skills', { skills: [18, 5] })).toBe('near');
    expect(verdict('skills', { skills: [5] })).toBe('missed');
    expect(verdict('skills', { skills: [5] }, { skills: [18] })).toBe('near');
    expect(verdict('skills', { skills: [] })).toBe('unknown');
  });

  it('status, availability and passport: met, missed or unknown', () => {
    expect(verdict('status', { contractualStatus: contractualStatus.underContract })).toBe('missed');
    expect(verdict('availability', { immediateAvailability: false })).toBe('missed');
    expect(verdict('passport', { euPassport: null, nationalities: ['AR'] })).toBe('unknown');
  });

  it.each([
    [['FR'], null, 'met'],
    [['AR', 'FR'], false, 'met'],
    [['AR', 'CH'], false, 'missed'],
    [['AR'], true, 'met'],
  ] as const)(
    'passport: of nationalities %j any one of the EU counts (stated: %s): %s',
    (nationalities, euPassport, met) => {
      expect(verdict('passport', { euPassport, nationalities: [...nationalities] })).toBe(met);
    },
  );
});

describe('a match', () => {
  it('is exact when every stated criterion is met, and scores a hundred', () => {
    expect(evaluateMatch(player, request, 'exact')).toMatchObject({ kind: 'exact', score: 100 });
  });

  it('is potential when nothing is missed', () => {
    expect(evaluateMatch({ ...player, foot: null, heightCm: 173 }, request, 'exact').kind).toBe('potential');
  });

  it('is partial with at most two missed and half of the stated met or near', () => {
    expect(evaluateMatch({ ...player, foot: foot.right, heightCm: 160 }, request, 'exact').kind).toBe(
      'partial',
    );
    expect(
      evaluateMatch({ ...player, foot: foot.right, heightCm: 160, skills: [1] }, request, 'exact').kind,
    ).toBe('none');
    expect(kindOf('met', ['met', 'missed', 'unknown'])).toBe('none');
    expect(kindOf('met', ['met', 'near', 'missed', 'unknown'])).toBe('partial');
  });

  it('counts only what the request states', () => {
    const asksLittle = {
      ...request,
      overAge: null,
      underAge: null,
      monthlyOffer: null,
      contractualStatus: null,
      foot: null,
      moves: [],
      feeBudget: null,
      bornFrom: null,
      bornTo: null,
      nationalities: [],
      nonEuPlace: true,
      minMinutes: null,
    };
    const evaluated = evaluateMatch(
      player,
      {
        ...asksLittle,
        immediateAvailability: false,
        minHeightCm: null,
        euPassport: false,
        skills: [],
      },
      'exact',
    );
    expect(evaluated.criteria.map(({ criterion }) => criterion)).toEqual(['role', 'level', 'place']);
  });
});

it('the weights of all criteria but the terms sum to a hundred; all can be halved and fit into one byte', () => {
  const weightsOf = (names: readonly (typeof criterionNames)[number][]) =>
    names.map((name) => criteria[name].weight);
  const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);
  expect(sum(weightsOf(criterionNames)) - sum(weightsOf(termCriteria))).toBe(100);
  expect(weightsOf(criterionNames).every((weight) => weight % 2 === 0)).toBe(true);
  expect(sum(weightsOf(criterionNames))).toBeLessThan(256);
});

it('no match scores nothing, however many criteria are near, unknown or missed', () => {
  const halves = criterionNames.reduce((total, name) => total + criteria[name].weight / 2, 0);
  const [first, second] = criterionNames
    .filter((name) => name !== 'role')
    .map((name) => criteria[name].weight / 2)
    .sort((one, other) => other - one) as [number, number];
  expect(halves + nearRoleLoss - criteria.role.weight / 2 + first + second).toBeLessThan(100);
});

/** Each relaxes one criterion of the request. */
const relaxations: ((asked: MatchedRequest) => Partial<MatchedRequest>)[] = [
  (asked) => ({ overAge: asked.overAge === null ? null : asked.overAge - 1 }),
  (asked) => ({ underAge: asked.underAge === null ? null : asked.underAge + 1 }),
  (asked) => ({ monthlyOffer: asked.monthlyOffer === null ? null : asked.monthlyOffer + 100 }),
  (asked) => ({ minHeightCm: asked.minHeightCm === null ? null : asked.minHeightCm - 1 }),
  (asked) => ({
    refundRange:
      asked.refundRange === null || asked.refundRange === 4 ? asked.refundRange : asked.refundRange + 1,
  }),
  (asked) => ({ skills: asked.skills.length > 1 ? asked.skills.slice(1) : asked.skills }),
  () => ({ secondRoleAccepted: true }),
  (asked) => ({
    moves: asked.moves.length > 0 ? [...new Set([...asked.moves, 'loan' as const])] : asked.moves,
  }),
  (asked) => ({ feeBudget: asked.feeBudget === null ? null : asked.feeBudget + 1000 }),
  (asked) => ({ bornFrom: asked.bornFrom === null ? null : asked.bornFrom - 1 }),
  (asked) => ({ bornTo: asked.bornTo === null ? null : asked.bornTo + 1 }),
  (asked) => ({ minMinutes: asked.minMinutes === null ? null : asked.minMinutes - 1 }),
];
const rank = { none: 0, partial: 1, potential: 2, exact: 3 } as const;

describe('for every player and request', () => {
  it('relaxing a criterion never lowers the kind or the score', () => {
    fc.assert(
      fc.property(anyPlayer, anyRequest, fc.constantFrom(...relaxations), (one, asked, relax) => {
        const before = evaluateMatch(one, asked, 'exact');
        const after = evaluateMatch(one, { ...asked, ...relax(asked) }, 'exact');
        expect(rank[after.kind]).toBeGreaterThanOrEqual(rank[before.kind]);
        expect(after.score).toBeGreaterThanOrEqual(before.score);
      }),
      { numRuns: 6000 },
    );
  });

  it('a missed role is no match, whatever else fits', () => {
    fc.assert(
      fc.property(anyPlayer, anyRequest, (one, asked) => {
        const missed = { ...one, principalRole: playerRole.rightBack, secondaryRole: null };
        expect(evaluateMatch(missed, asked, 'exact').kind).toBe('none');
      }),
    );
  });

  it('only an exact match scores a hundred', () => {
    fc.assert(
      fc.property(anyPlayer, anyRequest, (one, asked) => {
        const { kind, score } = evaluateMatch(one, asked, 'exact');
        expect(score === 100).toBe(kind === 'exact');
        expect(score).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });
});
