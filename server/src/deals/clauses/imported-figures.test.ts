import type { Api } from '@trattativa/contract/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSignedOffer } from '../../../test/factories/clauses.ts';
import type { Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ now: '2026-11-29T10:00:00Z' });
});
afterAll(() => app.close());

const terms: Partial<Api['Offer/CreateOffer']['input']> = {
  contractKind: 'amateur',
  playoffBonus: null,
  goalsBonus: null,
  matchesBonus: { amount: 500, every: 10 },
};
type Signed = Awaited<ReturnType<typeof makeSignedOffer>>;

/** The agent brings the figures of the season at the club into the player's career, from a page; without one they are typed. */
async function bringIn(
  deal: Signed,
  appearances: number,
  page: string | null = 'https://dati.test/giocatore/9',
) {
  const experience = {
    id: await entryOf(deal),
    teamId: deal.club.teamId,
    startYear: 2026,
    appearances,
    figuresUrl: page,
  };
  await app
    .call(deal.agent.token, 'Player/SavePlayerExperience', { playerId: deal.playerId, experience })
    .then(({ ok }) => ok);
  await app.settle();
}

/** The career entry that the signature made. */
async function entryOf({ agent, club, playerId }: Signed) {
  const { items } = (await app.call(agent.token, 'Player/GetPlayerCareer', { playerId })).ok;
  return items.find(({ teamId }) => teamId === club.teamId)?.id;
}

async function figureOf({ token }: Person, { negotiationId }: Signed) {
  const [watch] = (await app.call(token, 'Clauses/GetClauses', { negotiationId })).ok.watches;
  const figure = watch?.figures.find((one) => one.figure === 'appearances');
  const fired = watch?.clauses.find(
    ({ figure: of, season }) => of === 'appearances' && season === 2026,
  )?.fired;
  return { ...figure, fired };
}

const answer = ({ token }: Person, figureId = 0, said: 'confirm' | 'dispute' = 'confirm') =>
  app.call(token, 'Clauses/AnswerFigure', { figureId, answer: said });

describe('figures that an import brings into the career', () => {
  it('wait for the side that owes, and fire once when it confirms', async () => {
    const deal = await makeSignedOffer(app, { terms });
    await bringIn(deal, 20);
    const { open } = await figureOf(deal.club, deal);
    expect(open).toMatchObject({
      total: 20,
      countedOn: '2026-11-29',
      statedBy: 'recipient',
      isImported: true,
      can: { answer: true },
    });
    expect((await figureOf(deal.agent, deal)).open).toMatchObject({
      isImported: true,
      can: { answer: false },
    });
    const { items } = (await app.call(deal.club.token, 'Notification/GetNotifications', {})).ok;
    expect(items.map(({ kind }) => kind)).toContain('figureStated');
    expect((await answer(deal.agent, open?.id)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    expect((await answer(deal.club, open?.id)).status).toBe(200);
    expect(await figureOf(deal.agent, deal)).toMatchObject({
      total: 20,
      isImported: true,
      open: null,
      fired: { times: 2, amount: 1000 },
    });
    // The same figures again, and fewer, say nothing new.
    await bringIn(deal, 19);
    await bringIn(deal, 20);
    expect((await figureOf(deal.club, deal)).open).toBeNull();
    await bringIn(deal, 30);
    const next = (await figureOf(deal.club, deal)).open;
    expect((await answer(deal.club, next?.id)).status).toBe(200);
    expect((await figureOf(deal.club, deal)).fired).toMatchObject({ times: 3, amount: 1500 });
  });

  it('replace an earlier import that waits, and do not come back once they are disputed', async () => {
    const deal = await makeSignedOffer(app, { terms });
    await bringIn(deal, 8);
    const first = (await figureOf(deal.club, deal)).open;
    await bringIn(deal, 12);
    const second = (await figureOf(deal.club, deal)).open;
    expect([first?.total, second?.total]).toEqual([8, 12]);
    expect((await answer(deal.club, first?.id)).problem.code).toBe('CHANGED_MEANWHILE');
    expect((await answer(deal.club, second?.id, 'dispute')).status).toBe(200);
    await bringIn(deal, 11);
    await bringIn(deal, 12);
    const open = (await figureOf(deal.club, deal)).open;
    expect(open?.total).toBe(11);
  });

  it('never take the place of a side’s own word, nor are they what somebody typed', async () => {
    const deal = await makeSignedOffer(app, { terms });
    await bringIn(deal, 15, null);
    expect((await figureOf(deal.club, deal)).open).toBeNull();
    const { negotiationId } = deal;
    const stated = {
      negotiationId,
      agreement: 'offer' as const,
      season: 2026,
      figure: 'appearances' as const,
    };
    const said = { ...stated, total: 10, countedOn: '2026-11-29', isCorrection: false };
    await app.call(deal.club.token, 'Clauses/StateFigure', said).then(({ ok }) => ok);
    await bringIn(deal, 20);
    expect((await figureOf(deal.agent, deal)).open).toMatchObject({ total: 10, isImported: false });
  });
});
