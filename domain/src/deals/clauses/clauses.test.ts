import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleTerms } from '../offers/example-terms.ts';
import { anyTransferTerms } from '../transfers/any-transfer-terms.ts';
import { exampleLoan, fullLoan } from '../transfers/example-transfer.ts';
import { clausesOfOffer, clausesOfTransfer, datedPayments, purchasePayments } from './clauses.ts';

describe('the clauses of an offer', () => {
  it('are its conditional terms in each season of the contract, each once', () => {
    const clauses = clausesOfOffer(exampleTerms);
    expect(
      clauses.map(({ key, figure, count, repeats, cents }) => [key, figure, count, repeats, cents]),
    ).toEqual([
      ['2026.playoffBonus', 'playOff', 1, false, 150_000],
      ['2026.leagueWinnersBonus', 'title', 1, false, 400_000],
      ['2026.goalsBonus', 'goals', 5, true, 20_000],
      ['2026.matchesBonus', 'appearances', 10, true, 50_000],
      ['2026.promotionBonus', 'promotion', 1, false, 250_000],
      ['2026.appearanceSteps.0', 'appearances', 20, false, 80_000],
      ['2027.playoffBonus', 'playOff', 1, false, 150_000],
      ['2027.leagueWinnersBonus', 'title', 1, false, 400_000],
      ['2027.goalsBonus', 'goals', 5, true, 20_000],
      ['2027.matchesBonus', 'appearances', 10, true, 50_000],
      ['2027.promotionBonus', 'promotion', 1, false, 250_000],
      ['2027.appearanceSteps.0', 'appearances', 20, false, 80_000],
    ]);
    expect(new Set(clauses.map(({ key }) => key)).size).toBe(clauses.length);
    expect(clauses.every(({ payer, payee }) => payer === 'club' && payee === 'recipient')).toBe(true);
  });

  it('are none where a bonus is nothing', () => {
    const keys = clausesOfOffer({ ...exampleTerms, promotionBonus: 0, furtherSeasons: [] }).map(
      ({ term }) => term,
    );
    expect(keys).not.toContain('promotionBonus');
  });

  it.each([
    ['salvationBonus', { salvationBonus: 700 }, 'survival'],
    ['playoutBonus', { playoutBonus: 700 }, 'playOut'],
    ['assistsBonus', { assistsBonus: { amount: 70, every: 3 } }, 'assists'],
    ['cleanSheetSteps', { cleanSheetSteps: [{ from: 5, amount: 70 }] }, 'cleanSheets'],
  ])('watch for %s its own figure', (term, stated, figure) => {
    const clauses = clausesOfOffer({ ...exampleTerms, ...stated, furtherSeasons: [] });
    expect(clauses.find((clause) => clause.term === term)?.figure).toBe(figure);
  });
});

describe('the clauses of a transfer', () => {
  it('are its add-ons with their caps, over all seasons', () => {
    expect(clausesOfTransfer(exampleLoan)).toEqual([
      {
        key: 'addOn.0',
        term: 'addOn',
        season: null,
        figure: 'appearances',
        count: 10,
        repeats: true,
        cents: 250_000,
        cap: 750_000,
        payer: 'engaging',
        payee: 'releasing',
      },
    ]);
  });

  it('are an obligation once, where it depends on an event', () => {
    const trigger = { event: 'appearances', count: 15 } as const;
    const purchase = { kind: 'obligation', amount: 9_000_000, until: null, trigger } as const;
    const [, obligation] = clausesOfTransfer({ ...exampleLoan, purchase });
    expect(obligation).toMatchObject({ key: 'obligation', count: 15, repeats: false, cents: 9_000_000 });
    expect(obligation?.lastDay).toBe('2027-06-30');
    const sooner = { ...purchase, until: '2027-04-30' };
    expect(clausesOfTransfer({ ...exampleLoan, purchase: sooner })[1]?.lastDay).toBe('2027-04-30');
    expect(datedPayments({ ...exampleLoan, purchase }).map(({ kind }) => kind)).not.toContain('obligation');
  });

  it('leave an obligation without an event to the last day of the loan', () => {
    const purchase = { kind: 'obligation', amount: 9_000_000, until: null, trigger: null } as const;
    expect(clausesOfTransfer({ ...exampleLoan, purchase }).map(({ key }) => key)).toEqual(['addOn.0']);
    expect(datedPayments({ ...exampleLoan, purchase })).toEqual([
      { kind: 'instalment', dueOn: '2026-09-01', cents: 500_000 },
      { kind: 'instalment', dueOn: '2027-02-01', cents: 1_000_000 },
      { kind: 'obligation', dueOn: '2027-06-30', cents: 9_000_000 },
    ]);
  });

  it('are a valorisation bonus, which the releasing club pays', () => {
    expect(clausesOfTransfer({ ...fullLoan, addOns: [], purchase: null })).toEqual([
      {
        key: 'valorisationBonus',
        term: 'valorisationBonus',
        season: null,
        figure: 'appearances',
        count: 10,
        repeats: true,
        cents: 300_000,
        cap: 900_000,
        payer: 'releasing',
        payee: 'engaging',
      },
    ]);
  });

  it('pay the price of a purchase in its parts, from the day on which it came about', () => {
    expect(purchasePayments(fullLoan, '2027-03-31')).toEqual([
      { kind: 'obligation', dueOn: '2027-03-31', cents: 3_000_000 },
      { kind: 'obligation', dueOn: '2028-07-31', cents: 6_000_000 },
    ]);
    const due = { purchaseParts: [{ monthsAfter: 6, dueOn: null, amount: 9_000_000 }] };
    const purchase = { kind: 'obligation', amount: 9_000_000, until: null, trigger: null } as const;
    expect(datedPayments({ ...exampleLoan, ...due, purchase }).at(-1)).toEqual({
      kind: 'obligation',
      dueOn: '2027-12-30',
      cents: 9_000_000,
    });
  });

  it('lose no cent of a purchase, however its price is divided', () => {
    fc.assert(
      fc.property(anyTransferTerms, (terms) => {
        const payments = purchasePayments(terms, '2027-06-30');
        expect(payments.reduce((sum, { cents }) => sum + cents, 0)).toBe(terms.purchase?.amount ?? 0);
        expect(new Set(payments.map(({ dueOn }) => dueOn)).size).toBe(payments.length);
      }),
    );
  });

  it('are none where the obligation costs nothing', () => {
    const trigger = { event: 'promotion', count: 1 } as const;
    const purchase = { kind: 'obligation', amount: 0, until: null, trigger } as const;
    expect(clausesOfTransfer({ addOns: [], purchase })).toEqual([]);
  });

  it('leave out the obligation of a loan that ended before its last day', () => {
    const purchase = { kind: 'obligation', amount: 9_000_000, until: null, trigger: null } as const;
    const kinds = (endedOn: string) =>
      datedPayments({ ...exampleLoan, purchase }, endedOn).map(({ kind }) => kind);
    expect(kinds('2027-06-30')).toContain('obligation');
    expect(kinds('2027-01-31')).not.toContain('obligation');
  });

  it('do not count an option, which only somebody’s will exercises', () => {
    expect(clausesOfTransfer({ addOns: [], purchase: exampleLoan.purchase })).toEqual([]);
  });
});
