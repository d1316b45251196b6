import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { type Market, makeMarket } from '../../../test/factories/matching.ts';
import { makePlayerAccount } from '../../../test/factories/people.ts';
import { countNewMatches } from './count-new-matches.ts';
import { findMissedMatches } from './jobs/sweep-exact-matches.ts';

let app: TestApp;
let agent: Market['agent'];
let club: Market['club'];
let savePlayer: Market['savePlayer'];
let publish: Market['publish'];

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ agent, club, savePlayer, publish } = await makeMarket(app));
  await app.settle();
  await sql`delete from events`.execute(app.services.db);
});

/** What was told, to whom, since the last question. */
async function told() {
  await app.settle();
  const found = await sql<{ data: Record<string, unknown>; recipients: number[] }>`
    with taken as (delete from events where type = 'match.exactFound' returning id, data, recipients)
    select data, recipients from taken order by data ->> 'to' desc, id`.execute(app.services.db);
  return found.rows;
}

describe('a new exact match', () => {
  it('is told to the agent and to the club when the request comes, and when the player comes', async () => {
    const player = await savePlayer();
    const request = await publish();
    const pair = { requestId: request.id, playerId: player.id, count: 1 };
    expect(await told()).toEqual([
      { data: { ...pair, to: 'owner' }, recipients: [agent.accountId] },
      { data: { ...pair, to: 'club' }, recipients: [club.accountId] },
    ]);
    const second = await savePlayer({ surname: 'Secondo' });
    expect((await told()).map(({ data }) => data)).toEqual([
      { ...pair, playerId: second.id, to: 'owner' },
      { ...pair, playerId: second.id, to: 'club' },
    ]);
  });

  it('is told to a player who keeps the own profile', async () => {
    const player = await makePlayerAccount(app);
    await sql`update players set search_levels = '{3}', country = 'IT' where id = ${player.playerId}`.execute(
      app.services.db,
    );
    await publish({ role: 11 });
    expect((await told()).at(0)).toMatchObject({ data: { to: 'owner' }, recipients: [player.accountId] });
  });

  it('is told once for all that one change brings', async () => {
    for (const surname of ['Uno', 'Due', 'Tre']) await savePlayer({ surname });
    await told();
    await publish();
    expect((await told()).map(({ data }) => [data.to, data.count])).toEqual([
      ['owner', 3],
      ['club', 3],
    ]);
  });

  it('is not told of potential and partial matches', async () => {
    await savePlayer({ searchLevels: [4] });
    await savePlayer({ searchLevels: [9] });
    await publish();
    expect(await told()).toEqual([]);
  });

  it('is no news when a side changes and the pair stays exact, or comes back as it was', async () => {
    const player = await savePlayer();
    const request = await publish();
    await told();
    const wider = await savePlayer({ id: player.id, version: player.version, searchLevels: [3, 4] });
    expect(await told()).toEqual([]);
    const gone = await savePlayer({ id: player.id, version: wider.version, searchLevels: [9] });
    expect(await told()).toEqual([]);
    await savePlayer({ id: player.id, version: gone.version, searchLevels: [3, 4] });
    expect(await told()).toEqual([]);
    const move = (version: number, status: 0 | 1) =>
      app.call(club.token, 'Request/UpdateRequestStatus', { requestId: request.id, version, status });
    await move(1, 1);
    await move(2, 0);
    expect(await told()).toEqual([]);
  });

  it('is news again when it was lost and comes back changed', async () => {
    const player = await savePlayer();
    await publish();
    await told();
    const gone = await savePlayer({ id: player.id, version: player.version, searchLevels: [9] });
    await told();
    await savePlayer({ id: player.id, version: gone.version, searchLevels: [3, 5] });
    expect((await told()).map(({ data }) => data.to)).toEqual(['owner', 'club']);
  });
});

describe('the nightly sweep', () => {
  it('finds what was missed, tells each side once, and finds nothing more', async () => {
    for (const surname of ['Uno', 'Due']) await savePlayer({ surname });
    await publish();
    await publish({ underAge: 24 });
    await app.settle();
    await sql`delete from told_matches`.execute(app.services.db);
    await told();
    await findMissedMatches(app.services);
    expect((await told()).map(({ data, recipients }) => [data.to, data.count, recipients])).toEqual([
      ['owner', 4, [agent.accountId]],
      ['club', 4, [club.accountId]],
    ]);
    await findMissedMatches(app.services);
    expect(await told()).toEqual([]);
  });

  it('finds a player who is back on the market because the season is over', async () => {
    const player = await savePlayer();
    await sql`update players set signed_season = 2026 where id = ${player.id}`.execute(app.services.db);
    await publish();
    expect(await told()).toEqual([]);
    await sql`update players set signed_season = 2025 where id = ${player.id}`.execute(app.services.db);
    await findMissedMatches(app.services);
    expect((await told()).map(({ data }) => data.to)).toEqual(['owner', 'club']);
  });

  it('forgets pairs that are over for 90 days', async () => {
    const player = await savePlayer();
    await publish();
    await told();
    await savePlayer({ id: player.id, version: player.version, searchLevels: [9] });
    await told();
    await sql`update told_matches set turned_at = turned_at - interval '91 days'`.execute(app.services.db);
    await findMissedMatches(app.services);
    const left = await sql`select from told_matches`.execute(app.services.db);
    expect(left.rows).toEqual([]);
  });
});

describe('the digest', () => {
  it('counts potential matches of which a side came or changed in a field that counts', async () => {
    const player = await savePlayer({ searchLevels: [4] });
    await publish();
    const account = { accountId: agent.accountId, agentId: agent.agentId, playerId: null };
    const count = (since: Date) => countNewMatches(app.services, account, since);
    expect(await count(app.clock.now())).toEqual({ exact: 0, potential: 1, partial: 0 });
    const later = new Date(app.clock.now().getTime() + 86_400_000);
    expect(await count(later)).toEqual({ exact: 0, potential: 0, partial: 0 });

    const since = (at: Date) =>
      sql`update player_market set matched_since = ${at} where player_id = ${player.id}`.execute(
        app.services.db,
      );
    const before = new Date(app.clock.now().getTime() - 86_400_000);
    await since(before);
    await sql`update requests set matched_since = ${before}`.execute(app.services.db);
    const phone = { id: player.id, version: player.version, searchLevels: [4], comments: 'nuovo' };
    const saved = await savePlayer(phone);
    expect(await count(app.clock.now())).toEqual({ exact: 0, potential: 0, partial: 0 });
    await savePlayer({ id: player.id, version: saved.version, searchLevels: [4, 5] });
    expect(await count(app.clock.now())).toEqual({ exact: 0, potential: 1, partial: 0 });
  });
});
