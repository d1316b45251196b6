import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillAtOnce } from '../../../test/factories/fill-at-once.ts';
import { fillMarket, stateTerms } from '../../../test/factories/market.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { readPlans } from '../../../test/stage/read-plans.ts';
import type { Actor } from '../../platform/actor.ts';
import { listRequests, type RequestFilter } from './request-list.repository.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
  const { db } = app.services;
  await fillAtOnce(db, 'requests', async () => {
    await fillMarket(db, { players: 1, requests: 20_000, agents: 1, clubs: 10 }, app.clock.now());
    await stateTerms(db);
    // As rarely as clubs ask for a nationality or say that a place is left.
    await sql`
      update requests set non_eu_place = case when id % 50 = 0 then id % 100 = 0 end,
        nationalities = case when id % 200 = 0 then array['UY'] else '{}' end::char(2)[]`.execute(db);
  });
  await sql`vacuum analyze requests`.execute(db);
});
afterAll(() => app.close());

const agent = { kind: 'agent', teamId: null, agentId: 1, coachingStaffId: null } as Actor;

it.each<[string, Partial<RequestFilter>, RegExp]>([
  ['a nationality', { nationality: 'UY' }, /requests_nationalities/],
  ['a place for non-EU players', { nonEuPlace: true }, /requests_non_eu_place/],
  ['no such place', { nonEuPlace: false }, /requests_non_eu_place/],
  ['a player’s minutes', { minutes: 500 }, /requests_fresh/],
])('the list of requests by %s is read from an index', async (_name, asked, index) => {
  const plans = await readPlans(app.services.db, (db) =>
    listRequests(
      db,
      agent,
      { box: 'market', ownTeamId: null, ownAgentId: null, ...asked } as RequestFilter,
      { sort: 'updated', descending: true },
      { limit: 50, after: null },
    ),
  );
  // Plans of the requests sent to the reader, of the others, and of the total.
  expect(plans).toHaveLength(3);
  expect(plans[1]).toMatch(index);
  expect(plans[1]).not.toMatch(/Seq Scan on requests/);
});
