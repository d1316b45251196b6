import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../platform/plain-date.ts';
import type { Clause } from './clauses.ts';
import {
  confirmedTotals,
  isResult,
  keyOfFigure,
  maxTotal,
  type Statement,
  statementStates,
  type Totals,
  totalOf,
  watchedFigures,
} from './figures.ts';
import { allFirings, centsOf, type Firing, firingsOf, settle, totalsFor } from './firings.ts';

const seasons = [2026, 2027] as const;

const clause: Clause = {
  key: 'a',
  term: 'goalsBonus',
  season: 2026,
  figure: 'goals',
  count: 5,
  repeats: true,
  cents: 20_000,
  cap: null,
  payer: 'club',
  payee: 'recipient',
};

const goals = (total: number, later = 0): Totals =>
  new Map([
    [keyOfFigure(2026, 'goals'), total],
    [keyOfFigure(2027, 'goals'), later],
  ]);

describe('a clause', () => {
  it.each<[string, Partial<Clause>, Totals, number[]]>([
    ['below its number pays nothing', {}, goals(4), []],
    ['at its number pays once', {}, goals(5), [20_000]],
    ['that repeats pays for every further number', {}, goals(14), [20_000, 20_000]],
    ['that does not repeat pays once', { repeats: false }, goals(50), [20_000]],
    ['of one season does not see the next one', {}, goals(4, 4), []],
    ['over all seasons counts them together', { season: null }, goals(4, 4), [20_000]],
    ['pays no more than its cap', { cap: 40_000 }, goals(50), [20_000, 20_000]],
    ['pays the rest of its cap last', { cap: 50_000 }, goals(50), [20_000, 20_000, 10_000]],
  ])('%s', (_, change, totals, paid) => {
    expect(firingsOf({ ...clause, ...change }, totals).map(({ cents }) => cents)).toEqual(paid);
  });
});

/** Days of the two seasons. */
const anyDay = fc.integer({ min: 0, max: 700 }).map((days) => daysAfter('2026-07-01', days));

const anyClause = fc
  .record({
    season: fc.constantFrom(...seasons, null),
    figure: fc.constantFrom(...watchedFigures),
    count: fc.integer({ min: 1, max: 12 }),
    repeats: fc.boolean(),
    cents: fc.integer({ min: 1, max: 1_000_000 }),
    cap: fc.option(fc.integer({ min: 1, max: 3_000_000 }), { nil: null }),
    lastDay: fc.option(anyDay),
  })
  .map(({ lastDay, ...some }): Omit<Clause, 'key'> => {
    const count = isResult(some.figure) ? 1 : some.count;
    return { ...clause, ...some, count, ...(lastDay !== null && { lastDay }) };
  });
const anyClauses = fc
  .array(anyClause, { maxLength: 6 })
  .map((list) => list.map((one, index): Clause => ({ ...one, key: `clause.${index}` })));

const anyStatement = fc
  .record({
    season: fc.constantFrom(...seasons),
    figure: fc.constantFrom(...watchedFigures),
    total: fc.nat({ max: 40 }),
    isCorrection: fc.boolean(),
    state: fc.constantFrom(...statementStates),
    countedOn: anyDay,
  })
  .map((some) => ({ ...some, total: Math.min(some.total, maxTotal(some.figure)) }));
const anyStatements = fc
  .array(anyStatement, { maxLength: 30 })
  .map((list) => list.map((one, index): Statement => ({ ...one, id: index + 1 })));

/** The same money counted match by match: one more of the figure at a time, and a purse that the cap empties. */
function paidOneByOne({ season, figure, count, repeats, cents, cap }: Clause, totals: Totals): number {
  let [since, paid] = [0, 0];
  for (const of of seasons) {
    if (season !== null && season !== of) continue;
    for (let one = 0; one < totalOf(totals, of, figure); one += 1) {
      since += 1;
      if (since < count || (!repeats && paid > 0)) continue;
      since = 0;
      paid = cap === null ? paid + cents : Math.min(cap, paid + cents);
    }
  }
  return paid;
}

describe('what fires', () => {
  it('is to the cent what counting one by one pays', () => {
    fc.assert(
      fc.property(anyClauses, anyStatements, (clauses, statements) => {
        for (const one of clauses) {
          const totals = totalsFor(one, statements);
          expect(centsOf(firingsOf(one, totals))).toBe(paidOneByOne(one, totals));
        }
      }),
    );
  });

  it('is each once, in whole times from the first on, and never above a cap', () => {
    fc.assert(
      fc.property(anyClauses, anyStatements, (clauses, statements) => {
        for (const one of clauses) {
          const firings = firingsOf(one, confirmedTotals(statements));
          expect(firings.map(({ nth }) => nth)).toEqual(firings.map((_, index) => index + 1));
          expect(firings.every(({ cents }) => cents > 0 && cents <= one.cents)).toBe(true);
          expect(centsOf(firings)).toBeLessThanOrEqual(one.cap ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });

  it('depends neither on the order of statements nor on their repetition', () => {
    const shuffled = anyStatements.chain((statements) =>
      fc.tuple(
        fc.constant(statements),
        fc.shuffledSubarray(statements, { minLength: statements.length, maxLength: statements.length }),
        fc.subarray(statements),
      ),
    );
    fc.assert(
      fc.property(anyClauses, shuffled, (clauses, [statements, others, repeated]) => {
        expect(allFirings(clauses, [...others, ...repeated])).toEqual(allFirings(clauses, statements));
      }),
    );
  });

  it('only grows without corrections', () => {
    fc.assert(
      fc.property(anyClauses, anyStatements, fc.nat(), (clauses, statements, at) => {
        const growing = statements.map((one) => ({ ...one, isCorrection: false }));
        const before = allFirings(clauses, growing.slice(0, at % (growing.length + 1)));
        const after = allFirings(clauses, growing);
        for (const firing of before) expect(after).toContainEqual(firing);
      }),
    );
  });
});

/** A ledger of firings, which a confirmation settles as the service does. */
function confirmInOrder(clauses: readonly Clause[], statements: readonly Statement[], order: number[]) {
  let inForce: Firing[] = [];
  let recorded = 0;
  let takenBack = 0;
  const confirmed = new Set<number>();
  for (const id of order) {
    confirmed.add(id);
    const seen = statements.map((one): Statement => {
      return { ...one, state: confirmed.has(one.id) ? 'confirmed' : 'open' };
    });
    const { fire, takeBack } = settle(inForce, allFirings(clauses, seen));
    inForce = [...inForce.filter((one) => !takeBack.includes(one)), ...fire];
    recorded += centsOf(fire);
    takenBack += centsOf(takeBack);
  }
  return { inForce, recorded, takenBack };
}

describe('a clause with a last day', () => {
  const stated = (id: number, total: number, countedOn: string, isCorrection = false): Statement => ({
    id,
    season: 2026,
    figure: 'goals',
    total,
    isCorrection,
    state: 'confirmed',
    countedOn,
  });
  const bounded: Clause = { ...clause, lastDay: '2027-03-31' };

  it.each<[string, Statement[], number]>([
    ['counts a figure of its last day', [stated(1, 5, '2027-03-31')], 1],
    ['does not count a figure of the day after', [stated(1, 5, '2027-04-01')], 0],
    ['keeps what was confirmed up to it', [stated(1, 6, '2027-03-01'), stated(2, 12, '2027-05-01')], 1],
    [
      'counts no more than a later correction leaves',
      [stated(1, 6, '2027-03-01'), stated(2, 4, '2027-05-01', true)],
      0,
    ],
    [
      'is not raised by a later correction',
      [stated(1, 3, '2027-03-01'), stated(2, 12, '2027-05-01'), stated(3, 9, '2027-05-01', true)],
      0,
    ],
  ])('%s', (_, statements, times) => {
    expect(allFirings([bounded], statements)).toHaveLength(times);
  });
});

describe('what is recorded', () => {
  const confirmations = anyStatements.chain((statements) => {
    const ids = statements.map(({ id }) => id);
    const whole = { minLength: ids.length, maxLength: ids.length };
    return fc.tuple(
      fc.constant(statements),
      fc.shuffledSubarray(ids, whole),
      fc.shuffledSubarray(ids, whole),
      fc.subarray(ids),
    );
  });
  const inOrder = (firings: Firing[]) =>
    firings.toSorted((a, b) => a.clause.localeCompare(b.clause) || a.nth - b.nth);

  it('is the same to the cent in any order of confirmations, and what was recorded less what was taken back is in force', () => {
    fc.assert(
      fc.property(anyClauses, confirmations, (clauses, [statements, one, other, again]) => {
        const first = confirmInOrder(clauses, statements, one);
        const second = confirmInOrder(clauses, statements, [...other, ...again]);
        expect(inOrder(first.inForce)).toEqual(inOrder(second.inForce));
        for (const { inForce, recorded, takenBack } of [first, second])
          expect(recorded - takenBack).toBe(centsOf(inForce));
      }),
    );
  });

  it('is each at most once in force', () => {
    fc.assert(
      fc.property(anyClauses, confirmations, (clauses, [statements, order]) => {
        const { inForce } = confirmInOrder(clauses, statements, order);
        expect(new Set(inForce.map(({ clause: key, nth }) => `${key} ${nth}`)).size).toBe(inForce.length);
      }),
    );
  });
});
