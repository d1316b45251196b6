import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPlayer, anyRequest } from './any-pair.ts';
import { type Change, changesToExact, type Way } from './changes-to-exact.ts';
import { evaluateMatch } from './evaluate-match.ts';
import type { MatchedPlayer, MatchedRequest } from './matched.ts';
import { levelsOf, reachesLevel } from './reached-levels.ts';
import { player, request } from './sample-pair.ts';

type Told = [by: string, ...changes: [side: string, criterion: string, to: readonly unknown[]][]];
const toldOf = (ways: Way[]): Told[] =>
  ways.map(({ by, changes }) => [
    by,
    ...changes.map(
      ({ side, criterion, to }) => [side, criterion, to] as [string, string, readonly unknown[]],
    ),
  ]);

describe('the smallest change that would make a pair exact', () => {
  const cases: [string, Partial<MatchedPlayer>, Partial<MatchedRequest>, Told[]][] = [
    ['none for an exact pair', {}, {}, []],
    [
      'another level among those searched, or that level asked for',
      { searchLevels: [9, 4] },
      {},
      [
        ['player', ['player', 'level', [3]]],
        ['request', ['request', 'level', [4]]],
      ],
    ],
    [
      'the nearest level within reach, which only the request can ask for',
      { searchLevels: [0, 3], currentLevel: 4 },
      { level: 1 },
      [['request', ['request', 'level', [3]]]],
    ],
    ['nothing where all levels are out of reach', { searchLevels: [0], currentLevel: 4 }, { level: 1 }, []],
    [
      'pay that is to be clarified: no more than usual, or said by the request',
      { requestedSalary: 1500 },
      { monthlyOffer: null, usualPay: 1000 },
      [
        ['player', ['player', 'money', [1000, null]]],
        ['request', ['request', 'money', [1500, null]]],
      ],
    ],
    [
      'the amount that is asked for, or the one that is offered',
      { requestedSalary: 1400 },
      {},
      [
        ['player', ['player', 'money', [1200, null]]],
        ['request', ['request', 'money', [1400, null]]],
      ],
    ],
    [
      'a refund stays a refund',
      { requestedSalary: null, refundRange: 3 },
      { monthlyOffer: null, refundRange: 1 },
      [
        ['player', ['player', 'money', [null, 1]]],
        ['request', ['request', 'money', [null, 3]]],
      ],
    ],
    [
      'nobody chooses the age: the request can',
      { bornDate: '2001-07-02' },
      { bornFrom: null, bornTo: null },
      [['request', ['request', 'age', [18, 24]]]],
    ],
    ['a known height stays', { heightCm: 170 }, {}, [['request', ['request', 'height', [170]]]]],
    [
      'an unknown one can be said',
      { heightCm: null },
      {},
      [
        ['player', ['player', 'height', [175]]],
        ['request', ['request', 'height', []]],
      ],
    ],
    [
      'the skills that are lacking',
      { skills: [18] },
      {},
      [
        ['player', ['player', 'skills', [32]]],
        ['request', ['request', 'skills', [32]]],
      ],
    ],
    [
      'another kind of move, by either side',
      { moves: ['loan'], fee: 0 },
      {},
      [
        ['player', ['player', 'move', ['free']]],
        ['request', ['request', 'move', ['loan']]],
      ],
    ],
    [
      'the fee that is asked for, or the one that can be paid',
      { moves: ['permanent'], fee: 80_000 },
      {},
      [
        ['player', ['player', 'fee', [50_000]]],
        ['request', ['request', 'fee', [80_000]]],
      ],
    ],
    [
      'nobody chooses the year of birth: the quota can',
      { bornDate: '2002-12-31' },
      { bornFrom: 2003, overAge: null, underAge: null },
      [['request', ['request', 'birthYear', [2002, 2008]]]],
    ],
    [
      'an EU passport meets two criteria at once',
      { euPassport: null, nationalities: ['AR'] },
      { nationalities: [] },
      [
        ['player', ['player', 'passport', [true]]],
        ['request', ['request', 'passport', []], ['request', 'nonEuPlace', []]],
      ],
    ],
    [
      'played minutes stay: the request asks for fewer',
      { minutes: 900 },
      {},
      [['request', ['request', 'minutes', [900]]]],
    ],
    [
      'both where neither can alone',
      { heightCm: 170, country: null, countriesInterested: [] },
      {},
      [['both', ['player', 'place', ['IT']], ['request', 'height', [170]]]],
    ],
  ];
  it.each(cases)('%s', (_, has, asks, told) => {
    expect(toldOf(changesToExact({ ...player, ...has }, { ...request, ...asks }, 'exact'))).toEqual(told);
  });
});

/** The match of a pair after some changes. */
function kindAfter(one: MatchedPlayer, asked: MatchedRequest, changes: readonly Change[]) {
  const of = (side: Change['side']) =>
    Object.assign({}, ...changes.filter((change) => change.side === side).map(({ fields }) => fields));
  return evaluateMatch({ ...one, ...of('player') }, { ...asked, ...of('request') }, 'exact').kind;
}

describe('for every player and request', () => {
  it('every way leads to an exact match, and no part of it can be left out', () => {
    fc.assert(
      fc.property(anyPlayer, anyRequest, (one, asked) => {
        const ways = changesToExact(one, asked, 'exact');
        const levels = levelsOf(one);
        const isOutOfReach = levels.length > 0 && !levels.some((level) => reachesLevel(one, level));
        const mayChange =
          evaluateMatch(one, asked, 'exact').kind !== 'exact' &&
          !(isOutOfReach && !reachesLevel(one, asked.level));
        expect(ways.length > 0).toBe(mayChange);
        for (const { by, changes } of ways) {
          expect(kindAfter(one, asked, changes)).toBe('exact');
          for (const left of changes) {
            const others = changes.filter((change) => change !== left);
            expect(kindAfter(one, asked, others)).not.toBe('exact');
          }
          if (by !== 'both') expect(changes.every(({ side }) => side === by)).toBe(true);
        }
      }),
      { numRuns: 5000 },
    );
  });

  it('no smaller change of amount, age or height is enough', () => {
    const nearer = {
      overAge: 1,
      underAge: -1,
      monthlyOffer: -1,
      minHeightCm: 1,
      requestedSalary: 1,
      feeBudget: -1,
      fee: 1,
      bornFrom: 1,
      bornTo: -1,
      minMinutes: 1,
    };
    fc.assert(
      fc.property(anyPlayer, anyRequest, (one, asked) => {
        for (const { changes } of changesToExact(one, asked, 'exact')) {
          for (const [name, step] of Object.entries(nearer)) {
            const less = changes.map((change) => {
              const value = (change.fields as Record<string, unknown>)[name];
              return typeof value === 'number'
                ? ({ ...change, fields: { [name]: value + step } } as Change)
                : change;
            });
            if (less.some((change, index) => change !== changes[index]))
              expect(kindAfter(one, asked, less)).not.toBe('exact');
          }
        }
      }),
      { numRuns: 3000 },
    );
  });
});
