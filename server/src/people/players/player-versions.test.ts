import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAgent, makeStaff } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

type Agent = Awaited<ReturnType<typeof makeAgent>>;

let app: TestApp;
let agent: Agent;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  agent = await makeAgent(app);
});

const named = { name: 'Luca', surname: 'Ferri' };
const many = Array.from({ length: 50 }, (_, index) => index);

function save(player: object, headers: Record<string, string> = {}) {
  return app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player: { ...named, ...player } }, headers);
}

async function count(what: 'players' | 'events'): Promise<number> {
  const counted =
    what === 'players'
      ? await sql<{ n: number }>`select count(*) as n from players where agent_id = ${agent.agentId}`.execute(
          app.services.db,
        )
      : await sql<{
          n: number;
        }>`select count(*) as n from events where actor_id = ${agent.accountId}`.execute(app.services.db);
  return counted.rows[0]?.n ?? 0;
}

describe('concurrent changes of one player', () => {
  it('do not overwrite each other: the second is answered with the first save', async () => {
    const { id } = (await save({})).ok.player;
    const first = (await save({ id, version: 1, heightCm: 180 })).ok.player;
    const second = await save({ id, version: 1, heightCm: 190 });
    expect(second.status).toBe(409);
    expect(second.problem.code).toBe('CHANGED_MEANWHILE');
    expect(second.problem.current).toMatchObject({ Id: id, Version: 2, HeightCm: 180 });
    const kept = await save({ id, version: first.version, heightCm: 190 });
    expect(kept.ok.player).toMatchObject({ version: 3, heightCm: 190 });
  });

  it('have one winner among fifty; forty-nine get a conflict', async () => {
    const { id } = (await save({})).ok.player;
    const answers = await Promise.all(many.map((n) => save({ id, version: 1, heightCm: 150 + n })));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    const now = (await app.call(agent.token, 'Player/GetPlayerInfo', { playerId: id })).ok;
    expect(now).toEqual(won[0]?.ok.player);
    expect(now.version).toBe(2);
    expect(await count('events')).toBe(2);
  });
});

describe('a repeated creation', () => {
  it('with one Idempotency-Key, fifty at once, creates one player', async () => {
    const headers = { 'idempotency-key': 'one-intent' };
    const answers = await Promise.all(many.map(() => save({}, headers)));
    expect(await count('players')).toBe(1);
    expect(await count('events')).toBe(1);
    for (const answer of answers) expect([200, 409]).toContain(answer.status);
    const ids = answers.filter(({ status }) => status === 200).map(({ ok }) => ok.player.id);
    expect(new Set(ids).size).toBe(1);
    const again = await save({}, headers);
    expect(again.ok.player.id).toBe(ids[0]);
    expect(await count('players')).toBe(1);
  });

  it('with the same key for another player is refused', async () => {
    const headers = { 'idempotency-key': 'used-before' };
    await save({}, headers);
    const other = await save({ heightCm: 180 }, headers);
    expect(other.status).toBe(422);
    expect(other.problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await count('players')).toBe(1);
  });

  it('after a refusal may be retried with the same key', async () => {
    const headers = { 'idempotency-key': 'refused-first' };
    expect((await save({ heightCm: 10 }, headers)).status).toBe(400);
    expect((await save({ heightCm: 180 }, headers)).status).toBe(200);
  });

  it('with another account’s key creates its own', async () => {
    const headers = { 'idempotency-key': 'shared' };
    const first = (await save({}, headers)).ok.player.id;
    agent = await makeAgent(app);
    expect((await save({}, headers)).ok.player.id).not.toBe(first);
  });

  /** Simulates a killed server: the answer was not stored and, unless `made`, neither was the player. */
  async function kill(key: string, made: boolean): Promise<void> {
    await sql`update idempotency_keys set status = null, answer = null where key = ${key}`.execute(
      app.services.db,
    );
    if (made) return;
    await sql`update idempotency_keys set made_at = null where key = ${key}`.execute(app.services.db);
    await sql`delete from players where agent_id = ${agent.agentId}`.execute(app.services.db);
  }

  it('runs again after the server died before it created anything', async () => {
    const headers = { 'idempotency-key': 'died-before' };
    await save({}, headers);
    await kill('died-before', false);
    expect((await save({}, headers)).problem.code).toBe('IDEMPOTENCY_IN_FLIGHT');
    app.clock.advance({ seconds: 61 });
    expect((await save({}, headers)).status).toBe(200);
    expect(await count('players')).toBe(1);
  });

  it('reports that it was done when the server died afterwards, and never creates a second', async () => {
    const headers = { 'idempotency-key': 'died-after' };
    await save({}, headers);
    await kill('died-after', true);
    app.clock.advance({ seconds: 61 });
    const again = await save({}, headers);
    expect(again.status).toBe(409);
    expect(again.problem.code).toBe('IDEMPOTENCY_ANSWER_LOST');
    expect(await count('players')).toBe(1);
  });
});

describe('a deleted player', () => {
  const remove = (id: number) => app.call(agent.token, 'Agent/DeletePlayer', { agentPlayerId: id });
  const restore = (id: number) => app.call(agent.token, 'Agent/RestorePlayer', { agentPlayerId: id });
  const listed = async () =>
    (await app.call(agent.token, 'Agent/GetAgentPlayerList', {})).ok.items.map(({ id }) => id);

  it('is absent everywhere, in the words of the spec', async () => {
    const { id } = (await save({})).ok.player;
    expect((await remove(id)).ok.message).toBe('Calciatore eliminato correttamente');
    expect(await listed()).toEqual([]);
    expect((await app.call(agent.token, 'Player/GetPlayerInfo', { playerId: id })).status).toBe(404);
    expect((await save({ id, version: 2 })).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect((await app.call(agent.token, 'Agent/GetPortfolioFigures', {})).ok.players).toBe(0);
  });

  it('can be restored unchanged within 30 seconds', async () => {
    const before = (await save({ heightCm: 180, comments: 'x' })).ok.player;
    await remove(before.id);
    app.clock.advance({ seconds: 30 });
    const { message, player } = (await restore(before.id)).ok;
    expect(message).toBe('Calciatore ripristinato');
    expect(player).toEqual({ ...before, version: player.version });
    expect(await listed()).toEqual([before.id]);
    expect((await restore(before.id)).status).toBe(404);
  });

  it('cannot be restored later', async () => {
    const { id } = (await save({})).ok.player;
    await remove(id);
    app.clock.advance({ seconds: 31 });
    expect((await restore(id)).status).toBe(404);
    expect(await listed()).toEqual([]);
  });

  it('can be restored by nobody else', async () => {
    const { id } = (await save({})).ok.player;
    await remove(id);
    const other = await makeAgent(app);
    const tried = await app.call(other.token, 'Agent/RestorePlayer', { agentPlayerId: id });
    expect(tried.status).toBe(404);
  });

  it('deleted fifty times at once is deleted once', async () => {
    const { id } = (await save({})).ok.player;
    const answers = await Promise.all(many.map(() => remove(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await count('events')).toBe(2);
  });

  it('is reported to its owner alone', async () => {
    const { id } = (await save({})).ok.player;
    await remove(id);
    await restore(id);
    const events = await sql<{ type: string; recipients: number[]; data: object }>`
      select type, recipients, data from events where actor_id = ${agent.accountId} order by id`.execute(
      app.services.db,
    );
    expect(events.rows).toEqual(
      ['player.added', 'player.removed', 'player.restored'].map((type) => ({
        type,
        recipients: [agent.accountId],
        data: { playerId: id },
      })),
    );
  });

  it('can be deleted and restored by staff', async () => {
    const { id } = (await save({})).ok.player;
    const staff = await makeStaff(app);
    expect((await app.call(staff.token, 'Agent/DeletePlayer', { agentPlayerId: id })).status).toBe(200);
    expect((await app.call(staff.token, 'Agent/RestorePlayer', { agentPlayerId: id })).status).toBe(200);
    expect(await listed()).toEqual([id]);
  });
});
