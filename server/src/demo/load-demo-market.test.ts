import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { findDemoState } from './demo.repository.ts';
import { loadDemoMarket } from './load-demo-market.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const quietly = () => {};

/** What a visitor sees of the market, as one line: equal markets have equal lines. */
async function market(): Promise<unknown> {
  const found = await sql`
    select (select md5(string_agg(name || surname || coalesce(born_date::text, ''), '|' order by id)) from players) as players,
           (select md5(string_agg(name || city || country, '|' order by id)) from teams) as teams,
           (select md5(string_agg(status::text, '|' order by id)) from negotiations) as negotiations,
           (select count(*)::int from negotiations) as deals`.execute(app.services.db);
  return found.rows[0];
}

describe('the demo market', () => {
  it('is begun anew after an interrupted load, and comes out the same', { timeout: 120_000 }, async () => {
    await loadDemoMarket(app.app, quietly);
    expect(await findDemoState(app.services.db)).toBe('loaded');
    const first = await market();
    // As a kill right before the end leaves it.
    await sql`update demo_market set finished_at = null`.execute(app.services.db);
    await loadDemoMarket(app.app, quietly);
    expect(await findDemoState(app.services.db)).toBe('loaded');
    expect(await market()).toEqual(first);
    await expect(sql`truncate negotiation_changes`.execute(app.services.db)).rejects.toThrow('only added to');
  });
});
