import { dealStages } from '@trattativa/domain/deals/deal-stages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeViewedDeal } from '../../../../test/factories/deals.ts';
import { signByClub } from '../../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

it('a deal stands in one column of the board for both sides, and moves on with each step', async () => {
  const { agent, club, negotiationId, playerId } = await makeViewedDeal(app);
  /** The column in which each side finds the deal, by the statement; the item says the same. */
  const columns = async () => {
    const found: string[] = [];
    for (const { token } of [club, agent]) {
      for (const stage of dealStages) {
        const { items } = (await app.call(token, 'Negotiation/GetNegotiations', { stage, sort: 'deal' })).ok;
        for (const item of items) {
          expect(item.stage).toBe(stage);
          if (item.id === negotiationId) found.push(stage);
        }
      }
    }
    return found;
  };
  const turns = async () => {
    const mine = [];
    for (const { token } of [club, agent]) {
      for (const stage of dealStages) {
        const asked = { stage, myTurn: true };
        mine.push((await app.call(token, 'Negotiation/GetNegotiations', asked)).ok.total);
      }
    }
    return mine.reduce((sum, count) => sum + count, 0);
  };
  expect(await columns()).toEqual(['viewed', 'viewed']);
  expect(await turns()).toBe(1);
  const terms = {
    monthlySalary: 1500,
    level: 3 as const,
    country: 'IT',
    city: 'Padova',
    season: 2026,
    months: 10,
  };
  await app.call(club.token, 'Offer/CreateOffer', { negotiationId, playerId, ...terms });
  expect(await columns()).toEqual(['offer', 'offer']);
  expect(await turns()).toBe(1);
  const { version } = (await app.call(club.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
  await signByClub(app, club.token, { negotiationId, version });
  expect(await columns()).toEqual(['signature', 'signature']);
  expect(await turns()).toBe(1);
});
