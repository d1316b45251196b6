import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Market, makeMarket } from '../../../test/factories/matching.ts';
import { logInAgain } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let market: Market;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  market = await makeMarket(app);
});

const groups = async (more: object = {}) =>
  (await app.call(market.agent.token, 'Matching/GetMatchGroups', { kind: 'exact', by: 'request', ...more }))
    .ok;

describe('the workspace of matches', () => {
  it('shows the first three of each group with the number of all', async () => {
    for (let count = 0; count < 4; count += 1) await market.savePlayer();
    const request = await market.publish({ monthlyOffer: 1000 });
    const byRequest = await groups();
    expect(byRequest).toMatchObject({ total: 1, matches: 4, fresh: 4 });
    expect(byRequest.items[0]).toMatchObject({ id: request.id, total: 4 });
    expect(byRequest.items[0]?.items).toHaveLength(3);
    expect((await groups({ most: 50 })).items[0]?.items).toHaveLength(4);
    expect(await groups({ by: 'player' })).toMatchObject({ total: 4, matches: 4 });
  });

  it('has new matches for a day', async () => {
    await market.savePlayer();
    await market.publish({ monthlyOffer: 1000 });
    expect((await groups({ isNew: true })).matches).toBe(1);
    expect((await groups()).items[0]?.items[0]?.isNew).toBe(true);
    app.clock.advance({ hours: 25 });
    market.agent.token = await logInAgain(app, market.agent);
    expect(await groups({ isNew: true })).toMatchObject({ matches: 0, total: 0, items: [] });
    expect((await groups()).fresh).toBe(0);
  });

  it('is narrowed by words, role, level and country', async () => {
    const { surname } = await market.savePlayer();
    await market.publish({ monthlyOffer: 1000 });
    expect((await groups({ text: surname.toUpperCase() })).matches).toBe(1);
    expect((await groups({ text: 'nobody of this name' })).matches).toBe(0);
    expect((await groups({ role: 9, level: 3, country: 'IT' })).matches).toBe(1);
    expect((await groups({ role: 1 })).matches).toBe(0);
    expect((await groups({ country: 'FR' })).matches).toBe(0);
  });
});
