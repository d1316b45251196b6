import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedPacks } from '../rules/packs/shipped-packs.ts';
import type { Rule } from '../rules/rule.ts';
import { type ListedPlayer, type ListFact, type ListRules, planList } from './plan-list.ts';

function figuresOf(id: string): Rule['figures'] {
  const rule = shippedPacks.squads.find((one) => one.id === id);
  if (!rule) throw new Error(`There is no rule ${id}.`);
  return rule.figures;
}

const none: ListRules = { list: null, nonEu: null, bornFrom: null };
const serieCAsRead = {
  ...none,
  list: figuresOf('italy-serie-c-list-2025') as NonNullable<ListRules['list']>,
};
/** With a year that staff entered. */
const serieC: ListRules = { ...none, list: { ...serieCAsRead.list, ownYouthBornFrom: 2003 } };
const serieA = {
  ...none,
  list: figuresOf('italy-serie-a-list-2025') as ListRules['list'],
  nonEu: figuresOf('italy-non-eu-serie-a') as ListRules['nonEu'],
};
const serieD = { ...none, bornFrom: [2006, 2007, 2008] };

let nextId = 1;
function player(facts: Partial<ListedPlayer> = {}): ListedPlayer {
  nextId += 1;
  const known = { ownYouth: false, clubTrained: false, associationTrained: false, nonEuArrival: false };
  return { id: nextId, bornDate: '1998-05-01', isBorrowed: false, ...known, ...facts };
}
const squadOf = (count: number, facts: Partial<ListedPlayer> = {}) =>
  Array.from({ length: count }, () => player(facts));
const rowOf = (rules: ListRules, players: readonly ListedPlayer[], name: string) =>
  planList(rules, players).rows.find((one) => one.row === name);

describe('a list of Serie C', () => {
  it('has 23 places, 8 for loans beside them, and wants five of the own youth', () => {
    const squad = [...squadOf(20), ...squadOf(3, { isBorrowed: true })];
    expect(rowOf(serieC, squad, 'places')).toMatchObject({ most: 23, certain: 20, open: 3 });
    expect(rowOf(serieC, squad, 'loanPlaces')).toMatchObject({ most: 8, certain: 3, open: 5 });
    expect(rowOf(serieC, squad, 'ownYouth')).toMatchObject({ least: 5, certain: 0, open: 5 });
  });

  it('gives a candidate the 23rd place, the next one none', () => {
    const { players } = planList(serieC, squadOf(24));
    expect(players[22]).toMatchObject({ takes: 'place', number: 23, isTooMany: false });
    expect(players[23]).toMatchObject({ takes: 'place', number: 24, isTooMany: true });
    expect(rowOf(serieC, squadOf(24), 'places')?.open).toBe(0);
  });

  it.each([
    ['own youth born in 2003', { bornDate: '2003-01-01', ownYouth: true }, 'none', []],
    ['own youth born in 2002', { bornDate: '2002-12-31', ownYouth: true }, 'place', []],
    ['a young player of another club’s youth', { bornDate: '2005-01-01', ownYouth: false }, 'place', []],
    [
      'a young player whose youth is not known',
      { bornDate: '2005-01-01', ownYouth: null },
      'place',
      ['ownYouth'],
    ],
    ['own youth without a birth date', { bornDate: null, ownYouth: true }, 'place', ['bornDate']],
    ['an older player whose youth is not known', { bornDate: '1995-01-01', ownYouth: null }, 'place', []],
    [
      'a borrowed young player',
      { bornDate: '2005-01-01', ownYouth: true, isBorrowed: true },
      'loanPlace',
      [],
    ],
  ] as const)('says of %s what place it takes and what is not known', (_, facts, takes, unknown) => {
    expect(planList(serieC, [player(facts)]).players[0]).toMatchObject({ takes, unknown });
  });
});

describe('a list of which no year of birth is known', () => {
  it('counts everybody as in a place, and says that the years are not known', () => {
    const young = player({ bornDate: '2008-01-01', ownYouth: true });
    const plan = planList(serieCAsRead, [young]);
    expect(plan).toMatchObject({ knowsYears: false, players: [{ takes: 'place', number: 1 }] });
    expect(rowOf(serieCAsRead, [young], 'places')).toMatchObject({ certain: 1, open: 22 });
    expect(planList(serieA, []).knowsYears).toBe(false);
  });

  it('is known once a year of one kind is entered, and is nothing of a league without a list', () => {
    expect(planList(serieC, []).knowsYears).toBe(true);
    const free = { ...serieCAsRead, list: { ...serieCAsRead.list, freeBornFrom: 2004 } };
    expect(planList(free, []).knowsYears).toBe(true);
    expect(planList(serieD, []).knowsYears).toBe(true);
  });
});

describe('the other leagues', () => {
  it('Serie A counts arrivals from outside the EU, and who was trained at home among the 25', () => {
    const squad = [
      ...squadOf(2, { nonEuArrival: true }),
      ...squadOf(3, { clubTrained: true, associationTrained: true }),
      player({ nonEuArrival: null }),
    ];
    expect(rowOf(serieA, squad, 'places')).toMatchObject({ most: 25, certain: 6, open: 19 });
    expect(rowOf(serieA, squad, 'clubTrained')).toMatchObject({ least: 4, certain: 3, open: 1 });
    expect(rowOf(serieA, squad, 'nonEu')).toMatchObject({ most: 2, certain: 2, unknown: 1, open: 0 });
    expect(planList(serieA, squad).players.at(-1)?.unknown).toEqual(['nonEuArrival']);
  });

  it('Serie D wants three different young players, a younger one in the place of an older', () => {
    const born = (...years: number[]) => years.map((year) => player({ bornDate: `${year}-03-01` }));
    const open = (squad: ListedPlayer[]) =>
      planList(serieD, squad).rows.map(({ bornFrom, least, open: missing }) => [bornFrom, least, missing]);
    expect(open(born(2008, 2007, 2006))).toEqual([
      [2006, 3, 0],
      [2007, 2, 0],
      [2008, 1, 0],
    ]);
    expect(open(born(2008))).toEqual([
      [2006, 3, 2],
      [2007, 2, 1],
      [2008, 1, 0],
    ]);
    expect(open(born(2006, 2006, 2006))).toEqual([
      [2006, 3, 0],
      [2007, 2, 2],
      [2008, 1, 1],
    ]);
  });

  it('a league without known rules has no rows, and nobody takes a place', () => {
    expect(planList(none, [player()])).toEqual({
      knowsYears: true,
      rows: [],
      players: [{ id: nextId, takes: 'none', number: null, isTooMany: false, unknown: [] }],
    });
  });
});

const fact = fc.constantFrom(true, false, null);
const anyPlayer = fc.record({
  bornDate: fc.constantFrom('2008-01-01', '2003-06-01', '2002-06-01', '1995-01-01', null),
  isBorrowed: fc.boolean(),
  ownYouth: fact,
  clubTrained: fact,
  associationTrained: fact,
  nonEuArrival: fact,
});
const anySquad = fc
  .array(anyPlayer, { maxLength: 12 })
  .map((all) => all.map((one, index): ListedPlayer => ({ id: index, ...one })));
const perhapsFigure = fc.option(fc.integer({ min: 0, max: 5 }));
const anyRules: fc.Arbitrary<ListRules> = fc.record({
  list: fc.record({
    fromTier: fc.constant(1),
    toTier: fc.constant(1),
    places: fc.integer({ min: 0, max: 8 }),
    loanPlaces: perhapsFigure,
    ownYouthBornFrom: fc.option(fc.constantFrom(2003, 2005)),
    ownYouthLeast: perhapsFigure,
    freeBornFrom: fc.option(fc.constantFrom(2004, 2008)),
    clubTrained: perhapsFigure,
    associationTrained: perhapsFigure,
  }),
  nonEu: fc.option(fc.constant({ fromTier: 1, toTier: 1, places: 2, placesWithFew: 3, few: 1 })),
  bornFrom: fc.option(fc.constantFrom([2006], [2006, 2007, 2008], [2003, 2003])),
});

/** The player with every unknown fact set one way or the other: all ways in which it may turn out. */
function waysOf(one: ListedPlayer): ListedPlayer[] {
  const values = (is: boolean | null) => (is === null ? [true, false] : [is]);
  return (one.bornDate === null ? ['2010-01-01', '1980-01-01'] : [one.bornDate]).flatMap((bornDate) =>
    values(one.ownYouth).flatMap((ownYouth) =>
      values(one.clubTrained).flatMap((clubTrained) =>
        values(one.associationTrained).flatMap((associationTrained) =>
          values(one.nonEuArrival).map((nonEuArrival) => ({
            ...one,
            bornDate,
            ownYouth,
            clubTrained,
            associationTrained,
            nonEuArrival,
          })),
        ),
      ),
    ),
  );
}

/** What the rule of the list says of a player of whom everything is known, written anew. */
function needsPlace(list: NonNullable<ListRules['list']>, one: ListedPlayer): boolean {
  const year = Number(one.bornDate?.slice(0, 4));
  if (one.isBorrowed && list.loanPlaces !== null) return false;
  if (list.freeBornFrom !== null && year >= list.freeBornFrom) return false;
  return !(
    list.ownYouthBornFrom !== null &&
    year >= list.ownYouthBornFrom &&
    one.ownYouth &&
    !one.isBorrowed
  );
}

describe('over squads of up to twelve', () => {
  it('the certain and the possible places are the fewest and the most of all ways in which unknown facts turn out', () => {
    fc.assert(
      fc.property(anyRules, anySquad, (rules, squad) => {
        const { list } = rules;
        if (list === null) return;
        const needs = squad.map((one) => waysOf(one).map((way) => needsPlace(list, way)));
        const places = rowOf(rules, squad, 'places');
        expect(places?.certain).toBe(needs.filter((ways) => ways.every(Boolean)).length);
        expect((places?.certain ?? 0) + (places?.unknown ?? 0)).toBe(
          needs.filter((ways) => ways.some(Boolean)).length,
        );
      }),
    );
  });

  it('a player is said to be unclear exactly where a fact that is named decides', () => {
    fc.assert(
      fc.property(anyRules, anySquad, (rules, squad) => {
        const { list } = rules;
        if (list === null) return;
        const { players } = planList({ ...rules, nonEu: null, bornFrom: null }, squad);
        for (const [index, one] of squad.entries()) {
          const ways = waysOf(one).map((way) => needsPlace(list, way));
          const isUnclear = ways.some(Boolean) && !ways.every(Boolean);
          expect((players[index]?.unknown.length ?? 0) > 0).toBe(isUnclear);
        }
      }),
    );
  });

  it('numbers of places count up without a gap, and what is above the places is said to be', () => {
    fc.assert(
      fc.property(anyRules, anySquad, (rules, squad) => {
        const { players, rows } = planList(rules, squad);
        for (const takes of ['place', 'loanPlace'] as const) {
          const numbers = players.flatMap((one) => (one.takes === takes ? [one.number] : []));
          expect(numbers).toEqual(numbers.map((_, index) => index + 1));
        }
        const tooMany = players.filter(({ takes, isTooMany }) => takes === 'place' && isTooMany).length;
        const places = rows.find(({ row }) => row === 'places');
        const over = (places?.certain ?? 0) + (places?.unknown ?? 0) - (places?.most ?? 0);
        expect(tooMany).toBe(Math.max(0, over));
      }),
    );
  });

  it('birth years are met exactly when every year can have a player of its own', () => {
    fc.assert(
      fc.property(
        anySquad,
        fc.constantFrom([2006], [2003, 2006, 2008], [2003, 2003, 2006]),
        (squad, bornFrom) => {
          const known = squad.filter(({ bornDate }) => bornDate !== null);
          const rows = planList({ ...none, bornFrom }, known).rows;
          expect(rows.every(({ open }) => open === 0)).toBe(canServe(bornFrom, known));
        },
      ),
    );
  });

  it('one more player never takes fewer places nor makes more be missing', () => {
    fc.assert(
      fc.property(anyRules, anySquad, anyPlayer, (rules, squad, more) => {
        const before = planList(rules, squad).rows;
        const after = planList(rules, [...squad, { id: 99, ...more }]).rows;
        for (const [index, row] of before.entries()) expect(after[index]?.open).toBeLessThanOrEqual(row.open);
      }),
    );
  });
});

/** Whether the years can be given to different players, by trying every way. */
function canServe([year, ...others]: readonly number[], squad: readonly ListedPlayer[]): boolean {
  if (year === undefined) return true;
  return squad.some(
    (one) =>
      Number(one.bornDate?.slice(0, 4)) >= year &&
      canServe(
        others,
        squad.filter(({ id }) => id !== one.id),
      ),
  );
}

it('every fact that can be unknown is one of those that have a name', () => {
  const named: readonly ListFact[] = [
    'bornDate',
    'ownYouth',
    'clubTrained',
    'associationTrained',
    'nonEuArrival',
  ];
  const all = planList({ ...serieA, bornFrom: [2006] }, [player({ bornDate: null, nonEuArrival: null })]);
  expect(all.players[0]?.unknown.every((one) => named.includes(one))).toBe(true);
});
