import { type RequestStatus, requestStatus } from '@trattativa/domain/market/request-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Market, makeMarket } from '../../../test/factories/matching.ts';
import { makePlayerAccount } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { listNewMatches } from './agents/new-matches.ts';
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

/** The notifications since the last call, with their recipients. */
async function notified() {
  await app.settle();
  const found = await sql<{ data: Record<string, unknown>; recipients: number[] }>`
    with taken as (delete from events where type = 'match.exactFound' returning id, data, recipients)
    select data, recipients from taken order by data ->> 'to' desc, id`.execute(app.services.db);
  return found.rows;
}

describe('a new exact match', () => {
  it('is notified to the agent and the club when the request or the player comes', async () => {
    const player = await savePlayer();
    const request = await publish();
    const pair = { requestId: request.id, playerId: player.id, count: 1 };
    expect(await notified()).toEqual([
      { data: { ...pair, to: 'owner' }, recipients: [agent.accountId] },
      { data: { ...pair, to: 'club' }, recipients: [club.accountId] },
    ]);
    const second = await savePlayer({ surname: 'Secondo' });
    expect((await notified()).map(({ data }) => data)).toEqual([
      { ...pair, playerId: second.id, to: 'owner' },
      { ...pair, playerId: second.id, to: 'club' },
    ]);
  });

  it('is notified to a player with an own profile', async () => {
    const player = await makePlayerAccount(app);
    await sql`update players set search_levels = '{3}', country = 'IT' where id = ${player.playerId}`.execute(
      app.services.db,
    );
    await publish({ role: playerRole.centreForward });
    expect((await notified()).at(0)).toMatchObject({ data: { to: 'owner' }, recipients: [player.accountId] });
  });

  it('is notified once for all matches of one change', async () => {
    for (const surname of ['Uno', 'Due', 'Tre']) await savePlayer({ surname });
    await notified();
    await publish();
    expect((await notified()).map(({ data }) => [data.to, data.count])).toEqual([
      ['owner', 3],
      ['club', 3],
    ]);
  });

  it('is not notified when it is potential or partial', async () => {
    await savePlayer({ searchLevels: [4] });
    await savePlayer({ searchLevels: [9] });
    await publish();
    expect(await notified()).toEqual([]);
  });

  it('is not notified again when a side changes and the pair stays exact, or comes back unchanged', async () => {
    const player = await savePlayer();
    const request = await publish();
    await notified();
    const wider = await savePlayer({ id: player.id, version: player.version, searchLevels: [3, 4] });
    expect(await notified()).toEqual([]);
    const gone = await savePlayer({ id: player.id, version: wider.version, searchLevels: [9] });
    expect(await notified()).toEqual([]);
    await savePlayer({ id: player.id, version: gone.version, searchLevels: [3, 4] });
    expect(await notified()).toEqual([]);
    const move = (version: number, status: RequestStatus) =>
      app.call(club.token, 'Request/UpdateRequestStatus', { requestId: request.id, version, status });
    await move(1, requestStatus.closed);
    await move(2, requestStatus.active);
    expect(await notified()).toEqual([]);
  });

  it('is notified again when it was lost and comes back changed', async () => {
    const player = await savePlayer();
    await publish();
    await notified();
    const gone = await savePlayer({ id: player.id, version: player.version, searchLevels: [9] });
    await notified();
    await savePlayer({ id: player.id, version: gone.version, searchLevels: [3, 5] });
    expect((await notified()).map(({ data }) => data.to)).toEqual(['owner', 'club']);
  });
});

describe('the nightly sweep', () => {
  it('finds missed pairs, notifies each side once, and finds nothing when run again', async () => {
    for (const surname of ['Uno', 'Due']) await savePlayer({ surname });
    await publish();
    await publish({ underAge: 24 });
    await app.settle();
    await sql`delete from told_matches`.execute(app.services.db);
    await notified();
    await findMissedMatches(app.services);
    expect((await notified()).map(({ data, recipients }) => [data.to, data.count, recipients])).toEqual([
      ['owner', 4, [agent.accountId]],
      ['club', 4, [club.accountId]],
    ]);
    await findMissedMatches(app.services);
    expect(await notified()).toEqual([]);
  });

  it('finds a player who is back on the market after the season', async () => {
    const player = await savePlayer();
    await sql`update players set signed_season = 2026 where id = ${player.id}`.execute(app.services.db);
    await publish();
    expect(await notified()).toEqual([]);
    await sql`update players set signed_season = 2025 where id = ${player.id}`.execute(app.services.db);
    await findMissedMatches(app.services);
    expect((await notified()).map(({ data }) => data.to)).toEqual(['owner', 'club']);
  });

  it('deletes pairs that have not been exact for 90 days', async () => {
    const player = await savePlayer();
    await publish();
    await notified();
    await savePlayer({ id: player.id, version: player.version, searchLevels: [9] });
    await notified();
    await sql`update told_matches set turned_at = turned_at - interval '91 days'`.execute(app.services.db);
    await findMissedMatches(app.services);
    const left = await sql`select from told_matches`.execute(app.services.db);
    expect(left.rows).toEqual([]);
  });
});

describe('the digest', () => {
  it('names potential matches of which a side came, or changed in a compared field', async () => {
    const player = await savePlayer({ searchLevels: [4] });
    await publish();
    const side = {
      accountId: agent.accountId,
      agentId: agent.agentId as number,
      playerId: null,
      teamId: null,
    };
    const count = async (since: Date) => {
      const { items, total } = await listNewMatches(app.services, side, since, 10);
      expect(total).toBe(items.length);
      const of = (kind: string) => items.filter((item) => item.kind === kind).length;
      return { exact: of('exact'), potential: of('potential') };
    };
    expect(await count(app.clock.now())).toEqual({ exact: 0, potential: 1 });
    const later = new Date(app.clock.now().getTime() + 86_400_000);
    expect(await count(later)).toEqual({ exact: 0, potential: 0 });

    const since = (at: Date) =>
      sql`update player_market set matched_since = ${at} where player_id = ${player.id}`.execute(
        app.services.db,
      );
    const before = new Date(app.clock.now().getTime() - 86_400_000);
    await since(before);
    await sql`update requests set matched_since = ${before}`.execute(app.services.db);
    const phone = { id: player.id, version: player.version, searchLevels: [4], comments: 'nuovo' };
    const saved = await savePlayer(phone);
    expect(await count(app.clock.now())).toEqual({ exact: 0, potential: 0 });
    await savePlayer({ id: player.id, version: saved.version, searchLevels: [4, 5] });
    expect(await count(app.clock.now())).toEqual({ exact: 0, potential: 1 });
  });
});
