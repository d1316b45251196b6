import { playerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillAtOnce } from '../../../../test/factories/fill-at-once.ts';
import { fillMarket, stateTerms } from '../../../../test/factories/market.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { readPlans } from '../../../../test/stage/read-plans.ts';
import { listPortfolio, type PortfolioFilter } from './portfolio.repository.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
  const { db } = app.services;
  await fillAtOnce(db, 'players', async () => {
    await fillMarket(db, { players: 20_000, requests: 1, agents: 4, clubs: 1 }, app.clock.now());
    await stateTerms(db);
  });
  await sql`vacuum analyze players`.execute(db);
});
afterAll(() => app.close());

const since = 2025;

it.each<[string, Partial<PortfolioFilter>, RegExp]>([
  ['many minutes', { minutes: { min: 3190, since } }, /players_season_minutes/],
  ['some minutes', { minutes: { min: 900, since } }, /Index Only Scan using players_fresh/],
  [
    'a role and minutes',
    { role: playerRole.attackingMidfielder, minutes: { min: 900, since } },
    /Index Only Scan using players_role_fresh/,
  ],
  ['a place for non-EU players', { nonEuPlace: true }, /Index Only Scan using players_fresh/],
  ['no place for non-EU players', { nonEuPlace: false }, /Index Only Scan using players_fresh/],
])('the list of players by %s is read from an index', async (_name, asked, index) => {
  const filter = { skills: [], obsoleteBefore: new Date(0), ...asked } as unknown as PortfolioFilter;
  const plans = await readPlans(app.services.db, (db) =>
    listPortfolio(
      db,
      { owner: null, onMarket: true },
      filter,
      { sort: 'updated', descending: true },
      { limit: 50, after: null },
    ),
  );
  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on players/);
  expect(plans.join('\n')).toMatch(index);
});
