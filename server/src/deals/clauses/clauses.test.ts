import type { Api } from '@trattativa/contract/api';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSignedOffer, makeSignedTransfer } from '../../../test/factories/clauses.ts';
import { makeViewedOffer, usualTerms } from '../../../test/factories/deals.ts';
import {
  logInAgain,
  makeAgent,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { loanTerms } from '../../../test/factories/transfers.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ now: '2026-11-29T10:00:00Z' });
});
afterAll(() => app.close());

const twoSeasons: Partial<Api['Offer/CreateOffer']['input']> = {
  contractKind: 'amateur',
  playoffBonus: null,
  goalsBonus: null,
  matchesBonus: { amount: 500, every: 10 },
  promotionBonus: 2500,
  furtherSeasons: [{ monthlySalary: 1800, months: 10, signingFee: null, imageRights: null }],
};

type Figure = Partial<Parameters<typeof input>[1]>;
const input = (
  negotiationId: number,
  stated: {
    agreement?: 'offer' | 'transfer';
    season?: number;
    figure?: 'appearances' | 'promotion' | 'goals';
    total?: number;
    countedOn?: string;
    isCorrection?: boolean;
  },
) => ({
  negotiationId,
  agreement: 'offer' as const,
  season: 2026,
  figure: 'appearances' as const,
  total: 10,
  countedOn: '2026-11-29',
  isCorrection: false,
  ...stated,
});

const get = async ({ token }: Person, negotiationId: number) =>
  (await app.call(token, 'Clauses/GetClauses', { negotiationId })).ok.watches;
const state = ({ token }: Person, negotiationId: number, stated: Figure = {}) =>
  app.call(token, 'Clauses/StateFigure', input(negotiationId, stated));
const answer = ({ token }: Person, figureId: number, said: 'confirm' | 'dispute' = 'confirm') =>
  app.call(token, 'Clauses/AnswerFigure', { figureId, answer: said });

/** The figure that waits in a deal. */
async function openFigure(person: Person, negotiationId: number): Promise<number> {
  const open = (await get(person, negotiationId)).flatMap(({ figures }) =>
    figures.flatMap((figure) => figure.open?.id ?? []),
  );
  return open[0] ?? 0;
}

/** One side states a figure, and the other confirms it. */
async function agree(by: Person, other: Person, negotiationId: number, stated: Figure = {}) {
  expect((await state(by, negotiationId, stated)).status).toBe(200);
  return answer(other, await openFigure(other, negotiationId));
}

async function firedIn(person: Person, negotiationId: number) {
  const [watch] = await get(person, negotiationId);
  return Object.fromEntries(
    (watch?.clauses ?? []).flatMap(({ key, fired }) => (fired.times > 0 ? [[key, fired.amount]] : [])),
  );
}

const kindsTold = async ({ token }: Person) =>
  (await app.call(token, 'Notification/GetNotifications', {})).ok.items.map(({ kind }) => kind);

describe('the clauses of a signed offer', () => {
  it('are shown to both sides by season, and fire once on a figure that the other side confirms', async () => {
    const { agent, club, negotiationId } = await makeSignedOffer(app, { terms: twoSeasons });
    const [watch] = await get(club, negotiationId);
    expect(watch).toMatchObject({ agreement: 'offer', side: 'club' });
    expect(watch?.clauses.map(({ key, amount }) => [key, amount])).toEqual([
      ['2026.matchesBonus', 500],
      ['2026.promotionBonus', 2500],
      ['2027.matchesBonus', 500],
      ['2027.promotionBonus', 2500],
    ]);
    const stated = (await state(club, negotiationId, { figure: 'promotion', total: 1 })).ok;
    expect(stated.message).toBe('Dato inviato: ora tocca all’altra parte');
    expect(await firedIn(agent, negotiationId)).toEqual({});
    const figureId = await openFigure(agent, negotiationId);
    expect((await answer(agent, figureId)).ok.message).toBe('Dato confermato');
    expect(await firedIn(club, negotiationId)).toEqual({ '2026.promotionBonus': 2500 });
    // A second answer, and the same figure again, pay nothing more.
    expect((await answer(agent, figureId)).problem.code).toBe('CHANGED_MEANWHILE');
    await agree(agent, club, negotiationId, { figure: 'promotion', total: 1, countedOn: '2026-11-29' });
    expect(await firedIn(club, negotiationId)).toEqual({ '2026.promotionBonus': 2500 });
    await app.settle();
    expect(await kindsTold(agent)).toEqual(expect.arrayContaining(['figureStated', 'clauseFired']));
    expect(await kindsTold(club)).toEqual(expect.arrayContaining(['figureConfirmed', 'clauseFired']));
  });

  it('pay every further number of a figure that grows, whoever states it', async () => {
    const { agent, club, negotiationId } = await makeSignedOffer(app, { terms: twoSeasons });
    await agree(agent, club, negotiationId, { total: 9 });
    expect(await firedIn(club, negotiationId)).toEqual({});
    await agree(club, agent, negotiationId, { total: 21 });
    expect(await firedIn(club, negotiationId)).toEqual({ '2026.matchesBonus': 1000 });
  });

  it('stay those of the signature when another offer is accepted later', async () => {
    const { agent, club, playerId, negotiationId } = await makeSignedOffer(app, { terms: twoSeasons });
    await agree(club, agent, negotiationId, { figure: 'promotion', total: 1 });
    app.clock.advance({ minutes: 1 });
    const later = { ...usualTerms, ...twoSeasons, promotionBonus: null, playerId, negotiationId };
    const { id: offerId } = (await app.call(club.token, 'Offer/CreateOffer', later)).ok.offer;
    const { version } = (await app.call(agent.token, 'Offer/OpenOffer', { offerId })).ok;
    const accepted = { offerId, version, revision: 1, status: offerStatus.accepted };
    await app.call(agent.token, 'Offer/UpdateOfferStatus', accepted).then(({ ok }) => ok);
    expect(await firedIn(club, negotiationId)).toEqual({ '2026.promotionBonus': 2500 });
  });

  it('do not fire on a disputed figure', async () => {
    const { agent, club, negotiationId } = await makeSignedOffer(app, { terms: twoSeasons });
    await state(agent, negotiationId, { total: 30 });
    expect((await answer(club, await openFigure(club, negotiationId), 'dispute')).status).toBe(200);
    expect(await firedIn(club, negotiationId)).toEqual({});
    await app.settle();
    expect(await kindsTold(agent)).toContain('figureDisputed');
  });

  it('are taken back by a correction that both sides confirm, and fire again once', async () => {
    const { agent, club, negotiationId } = await makeSignedOffer(app, { terms: twoSeasons });
    await agree(club, agent, negotiationId, { total: 30 });
    expect(await firedIn(club, negotiationId)).toEqual({ '2026.matchesBonus': 1500 });
    await agree(agent, club, negotiationId, { total: 13, isCorrection: true });
    expect(await firedIn(club, negotiationId)).toEqual({ '2026.matchesBonus': 500 });
    await agree(club, agent, negotiationId, { total: 20 });
    expect(await firedIn(club, negotiationId)).toEqual({ '2026.matchesBonus': 1000 });
    await app.settle();
    expect(await kindsTold(club)).toContain('clauseTakenBack');
  });

  it('are forecast for 90 days at the pace of the confirmed figures', async () => {
    const { agent, club, negotiationId } = await makeSignedOffer(app, { terms: twoSeasons });
    await agree(club, agent, negotiationId, { total: 8 });
    const [watch] = await get(agent, negotiationId);
    expect(watch?.forecast).toMatchObject({ until: '2027-02-27', payments: [] });
    expect(watch?.clauses[0]).toMatchObject({ reached: 8, expected: watch?.forecast.total });
    expect(watch?.forecast.total).toBeGreaterThan(0);
  });
});

describe('a figure', () => {
  it.each<[string, Figure, string, string]>([
    ['that no clause depends on', { figure: 'goals' }, 'Figure', 'notInList'],
    ['of a season that has not begun', { season: 2027 }, 'Season', 'notInList'],
    ['of a season before the contract', { season: 2025 }, 'Season', 'notInList'],
    ['that says nothing', { total: 0 }, 'Total', 'tooSmall'],
    ['of two promotions in a season', { figure: 'promotion', total: 2 }, 'Total', 'tooBig'],
    ['of tomorrow', { countedOn: '2026-11-30' }, 'CountedOn', 'tooBig'],
    ['of a day before the signature', { countedOn: '2026-11-28' }, 'CountedOn', 'tooSmall'],
    ['that corrects nothing', { isCorrection: true }, 'IsCorrection', 'invalid'],
  ])('%s is refused beside its field', async (_, stated, field, code) => {
    const { club, negotiationId } = await makeSignedOffer(app, { terms: twoSeasons });
    const { problem } = await state(club, negotiationId, stated);
    expect(problem).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field, code }] });
  });

  it('only grows, and a correction only makes it smaller', async () => {
    const { agent, club, negotiationId } = await makeSignedOffer(app, { terms: twoSeasons });
    await agree(club, agent, negotiationId, { total: 12 });
    expect((await state(club, negotiationId, { total: 11 })).problem.errors).toMatchObject([
      { field: 'Total', code: 'tooSmall' },
    ]);
    const up = await state(club, negotiationId, { total: 12, isCorrection: true });
    expect(up.problem.errors).toMatchObject([{ field: 'Total', code: 'tooBig' }]);
  });

  it('of one’s own is replaced by a new one, and never answered by oneself', async () => {
    const { agent, club, negotiationId } = await makeSignedOffer(app, { terms: twoSeasons });
    await state(club, negotiationId, { total: 12 });
    const first = await openFigure(club, negotiationId);
    expect((await answer(club, first)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    expect((await state(club, negotiationId, { total: 11 })).status).toBe(200);
    expect((await answer(agent, first)).problem.code).toBe('CHANGED_MEANWHILE');
    const other = await state(agent, negotiationId, { total: 10 });
    expect(other.problem).toMatchObject({ code: 'CHANGED_MEANWHILE', status: 409 });
    expect((await answer(agent, await openFigure(agent, negotiationId))).status).toBe(200);
    expect((await get(club, negotiationId))[0]?.figures[0]).toMatchObject({ total: 11 });
  });

  it('confirmed twice at the same moment fires once', async () => {
    const { agent, club, negotiationId } = await makeSignedOffer(app, { terms: twoSeasons });
    await state(club, negotiationId, { total: 20 });
    const id = await openFigure(agent, negotiationId);
    const answers = await Promise.all([answer(agent, id), answer(agent, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await firedIn(club, negotiationId)).toEqual({ '2026.matchesBonus': 1000 });
  });

  it('and what it fired are never changed or deleted, whoever writes', async () => {
    const { agent, club, negotiationId } = await makeSignedOffer(app, { terms: twoSeasons });
    await agree(club, agent, negotiationId, { total: 10 });
    const { db } = app.services;
    await expect(sql`update clause_figures set total = 99`.execute(db)).rejects.toThrow();
    await expect(sql`delete from clause_figures`.execute(db)).rejects.toThrow();
    await expect(sql`update clause_firings set cents = 1`.execute(db)).rejects.toThrow();
    await expect(sql`delete from clause_firings`.execute(db)).rejects.toThrow();
  });
});

describe('the clauses of a deal', () => {
  it('are of its sides: strangers learn nothing, staff read, and a linked player reads and answers as of the offer', async () => {
    const linked = await makePlayerAccount(app);
    const { agent, club, negotiationId } = await makeSignedOffer(app, {
      terms: twoSeasons,
      deal: { linkedAccountId: linked.accountId },
    });
    const figure = (await state(club, negotiationId)).ok;
    expect(figure.clauses.watches).toHaveLength(1);
    const figureId = await openFigure(agent, negotiationId);
    for (const stranger of [await makeTeamMember(app), await makeAgent(app), await makePlayerAccount(app)]) {
      const read = await app.call(stranger.token, 'Clauses/GetClauses', { negotiationId });
      expect(read.problem.code).toBe('NOT_FOUND');
      expect((await state(stranger, negotiationId)).problem.code).toBe('NOT_FOUND');
      expect((await answer(stranger, figureId)).problem.code).toBe('NOT_FOUND');
    }
    const staff = await makeStaff(app);
    expect((await get(staff, negotiationId))[0]).toMatchObject({ side: null });
    expect((await state(staff, negotiationId)).status).toBe(403);
    expect((await state(club, negotiationId, { agreement: 'transfer' })).problem.code).toBe('NOT_FOUND');
    expect((await state(club, 987_654)).problem.code).toBe('NOT_FOUND');
    expect((await answer(club, 987_654)).problem.code).toBe('NOT_FOUND');
    expect((await get(linked, negotiationId))[0]).toMatchObject({ side: 'recipient' });
    expect((await answer(linked, figureId)).status).toBe(200);
  });

  it('are only read by a linked minor, who answers no offer either', async () => {
    const linked = await makePlayerAccount(app);
    const { club, playerId, negotiationId } = await makeSignedOffer(app, {
      terms: twoSeasons,
      deal: { linkedAccountId: linked.accountId },
    });
    const { db } = app.services;
    await sql`update players set born_date = '2010-03-17' where id = ${playerId}`.execute(db);
    await sql`update accounts set born_date = '2010-03-17' where id = ${linked.accountId}`.execute(db);
    await state(club, negotiationId);
    expect((await get(linked, negotiationId))[0]).toMatchObject({ side: null });
    const figureId = await openFigure(club, negotiationId);
    expect((await answer(linked, figureId)).status).toBe(403);
    expect((await state(linked, negotiationId)).status).toBe(403);
  });

  it('are none before the signature', async () => {
    const { club, negotiationId } = await makeViewedOffer(app, { terms: twoSeasons });
    expect(await get(club, negotiationId)).toEqual([]);
    expect((await state(club, negotiationId)).problem.code).toBe('NOT_FOUND');
  });
});

describe('the clauses of a transfer', () => {
  const obligation = {
    kind: 'obligation',
    amount: 90_000,
    trigger: { event: 'appearances', count: 15 },
  } as const;

  it('fire between the two clubs alone: add-ons to their cap, and the obligation once, which staff hear of', async () => {
    const staff = await makeStaff(app);
    const { agent, club, releasing, negotiationId } = await makeSignedTransfer(app, {
      terms: { ...loanTerms, purchase: obligation },
    });
    expect(await get(agent, negotiationId)).toEqual([]);
    const stated = { agreement: 'transfer', total: 14 } as const;
    await agree(club, releasing, negotiationId, stated);
    expect(await firedIn(releasing, negotiationId)).toEqual({ 'addOn.0': 2500 });
    await agree(releasing, club, negotiationId, { ...stated, total: 45 });
    expect(await firedIn(releasing, negotiationId)).toEqual({ 'addOn.0': 7500, obligation: 90_000 });
    await app.settle();
    expect(await kindsTold(staff)).toContain('obligationFired');
    expect(await kindsTold(releasing)).toContain('obligationFired');
    expect(await kindsTold(agent)).not.toContain('obligationFired');
  });

  it('show the parts of a purchase from the day on which it came about', async () => {
    const purchaseParts = [
      { amount: 30_000, monthsAfter: 1 },
      { amount: 60_000, monthsAfter: 12 },
    ];
    const { club, releasing, negotiationId } = await makeSignedTransfer(app, {
      terms: { ...loanTerms, addOns: [], purchase: obligation, purchaseParts },
    });
    await agree(club, releasing, negotiationId, { agreement: 'transfer', total: 15 });
    const [watch] = await get(releasing, negotiationId);
    expect(watch?.forecast).toMatchObject({
      payments: [
        { kind: 'instalment', dueOn: '2026-12-01', amount: 3333.5 },
        { kind: 'obligation', dueOn: '2026-12-29', amount: 30_000 },
      ],
      total: 33_333.5,
      reversed: 0,
    });
  });

  it('show the instalments of the next 90 days', async () => {
    const { releasing, negotiationId } = await makeSignedTransfer(app);
    const [watch] = await get(releasing, negotiationId);
    expect(watch).toMatchObject({
      agreement: 'transfer',
      side: 'releasing',
      forecast: {
        until: '2027-02-27',
        payments: [{ kind: 'instalment', dueOn: '2026-12-01', amount: 3333.5 }],
        total: 3333.5,
      },
    });
  });

  it('do not fire an obligation by a figure after its last day, and pay a valorisation bonus the other way', async () => {
    const until = '2026-11-30';
    const terms = {
      ...loanTerms,
      addOns: [],
      purchase: { ...obligation, until },
      valorisationBonus: { count: 10, amount: 3_000, cap: 5_000 },
    };
    const { club, releasing, negotiationId } = await makeSignedTransfer(app, { terms });
    app.clock.advance({ days: 3 });
    for (const person of [club, releasing]) person.token = await logInAgain(app, person);
    const stated = { agreement: 'transfer', total: 15, countedOn: '2026-12-01' } as const;
    await agree(club, releasing, negotiationId, stated);
    expect(await firedIn(releasing, negotiationId)).toEqual({ valorisationBonus: 3_000 });
    const [watch] = await get(club, negotiationId);
    const shown = watch?.clauses.map(({ term, isReversed, lastDay, reached }) => [
      term,
      isReversed,
      lastDay,
      reached,
    ]);
    expect(shown).toEqual([
      ['valorisationBonus', true, null, 15],
      ['obligation', false, until, 0],
    ]);
  });
});
