import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPlayer, anyRequest } from './any-pair.ts';
import { criteria, criterionNames } from './criteria.ts';
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
    expect(verdict('role', {}, { role: 10 })).toBe('near');
    expect(verdict('role', {}, { role: 1 })).toBe('missed');
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
    expect(verdict('foot', { foot: 2 })).toBe('met');
    expect(verdict('foot', { foot: 0 })).toBe('missed');
    expect(verdict('foot', { foot: 0 }, { foot: 2 })).toBe('missed');
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
    expect(verdict('status', { contractualStatus: 1 })).toBe('missed');
    expect(verdict('availability', { immediateAvailability: false })).toBe('missed');
    expect(verdict('passport', { euPassport: null })).toBe('unknown');
  });
});

describe('a match', () => {
  it('is exact when every stated criterion is met, and scores a hundred', () => {
    expect(evaluateMatch(player, request)).toMatchObject({ kind: 'exact', score: 100 });
  });

  it('is potential when nothing is missed', () => {
    expect(evaluateMatch({ ...player, foot: null, heightCm: 173 }, request).kind).toBe('potential');
  });

  it('is partial with at most two missed and half of the stated met or near', () => {
    expect(evaluateMatch({ ...player, foot: 0, heightCm: 160 }, request).kind).toBe('partial');
    expect(evaluateMatch({ ...player, foot: 0, heightCm: 160, skills: [1] }, request).kind).toBe('none');
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
    };
    const evaluated = evaluateMatch(player, {
      ...asksLittle,
      immediateAvailability: false,
      minHeightCm: null,
      euPassport: false,
      skills: [],
    });
    expect(evaluated.criteria.map(({ criterion }) => criterion)).toEqual(['role', 'level', 'place']);
  });
});

it('the weights sum to a hundred and can be halved', () => {
  const weights = criterionNames.map((name) => criteria[name].weight);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
  expect(weights.every((weight) => weight % 2 === 0)).toBe(true);
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
];
const rank = { none: 0, partial: 1, potential: 2, exact: 3 } as const;

describe('for every player and request', () => {
  it('relaxing a criterion never lowers the kind or the score', () => {
    fc.assert(
      fc.property(anyPlayer, anyRequest, fc.constantFrom(...relaxations), (one, asked, relax) => {
        const before = evaluateMatch(one, asked);
        const after = evaluateMatch(one, { ...asked, ...relax(asked) });
        expect(rank[after.kind]).toBeGreaterThanOrEqual(rank[before.kind]);
        expect(after.score).toBeGreaterThanOrEqual(before.score);
      }),
      { numRuns: 6000 },
    );
  });

  it('a missed role is no match, whatever else fits', () => {
    fc.assert(
      fc.property(anyPlayer, anyRequest, (one, asked) => {
        const missed = { ...one, principalRole: 4, secondaryRole: null };
        expect(evaluateMatch(missed, asked).kind).toBe('none');
      }),
    );
  });

  it('only an exact match scores a hundred', () => {
    fc.assert(
      fc.property(anyPlayer, anyRequest, (one, asked) => {
        const { kind, score } = evaluateMatch(one, asked);
        expect(score === 100).toBe(kind === 'exact');
        expect(score).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });
});
