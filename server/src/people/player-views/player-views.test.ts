import { profileType } from '@trattativa/domain/identity/profile-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import {
  makeAgent,
  makePlayerAccount,
  makeStaff,
  makeTeam,
  makeTeamMember,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { sendTogether } from '../../../test/stage/send-together.ts';

const absent = 999_999_999;

let app: TestApp;
let agent: Awaited<ReturnType<typeof makeAgent>>;
let club: Awaited<ReturnType<typeof makeTeamMember>>;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' }, now: '2026-09-15T22:30:00.000Z' });
  await logIn();
});
afterAll(() => app.close());

/** Access tokens are valid for 15 minutes: everybody logs in again after the clock was moved. */
async function logIn(): Promise<void> {
  agent = await makeAgent(app);
  club = await makeTeamMember(app);
}

const newPlayer = async () => await makeAgentPlayer(app, agent.agentId);
const look = async (token: string, playerId: number) =>
  (await app.call(token, 'Player/AddProfileViewed', { playerId })).ok.counted;
const views = async (token: string, playerId: number) =>
  (await app.call(token, 'Player/GetPlayerViews', { playerId })).ok;

describe('a view', () => {
  it('counts once per viewer and day', async () => {
    const id = await newPlayer();
    const counted: boolean[] = [];
    for (let time = 0; time < 100; time += 1) counted.push(await look(club.token, id));
    expect(counted.filter(Boolean)).toHaveLength(1);
    expect(await views(agent.token, id)).toEqual({
      playerId: id,
      profile: { total: 1, last30Days: 1 },
      video: { total: 0, last30Days: 0 },
    });
  });

  it('counts once under fifty concurrent calls', async () => {
    const id = await newPlayer();
    const answers = await sendTogether(
      app,
      Array.from({ length: 50 }, () => ({
        token: club.token,
        path: 'Player/AddProfileViewed',
        input: { playerId: id },
      })),
    );
    expect(answers.filter(({ body }) => (body as { Counted: boolean }).Counted)).toHaveLength(1);
    expect((await views(agent.token, id)).profile.total).toBe(1);
  });

  it('counts per viewer, also within one club', async () => {
    const id = await newPlayer();
    const teamId = await makeTeam(app, { profile: profileType.team });
    const colleagues = [await makeTeamMember(app, { teamId }), await makeTeamMember(app, { teamId })];
    for (const { token } of [club, ...colleagues]) expect(await look(token, id)).toBe(true);
    expect((await views(agent.token, id)).profile.total).toBe(3);
  });

  it('a view of the video counts separately', async () => {
    const id = await newPlayer();
    await app.call(club.token, 'Player/AddVideoViewed', { playerId: id });
    await app.call(club.token, 'Player/AddVideoViewed', { playerId: id });
    expect(await views(agent.token, id)).toMatchObject({ profile: { total: 0 }, video: { total: 1 } });
  });

  it('by the player or the record’s owner never counts', async () => {
    const player = await makePlayerAccount(app);
    expect(await look(player.token, player.playerId)).toBe(false);
    const id = await newPlayer();
    expect(await look(agent.token, id)).toBe(false);
    await sql`update players set account_id = ${player.accountId} where id = ${id}`.execute(app.services.db);
    expect(await look(player.token, id)).toBe(false);
    expect((await views(agent.token, id)).profile.total).toBe(0);
  });

  it('does not change the profile, and reaches the owner’s open screens once', async () => {
    const id = await newPlayer();
    const before = await app.call(agent.token, 'Player/GetPlayerInfo', { playerId: id });
    await look(club.token, id);
    await look(club.token, id);
    expect((await app.call(agent.token, 'Player/GetPlayerInfo', { playerId: id })).ok).toEqual(before.ok);
    const events = await sql<{ recipients: number[] }>`
      select recipients from events where type = 'player.viewed' and (data->>'playerId')::bigint = ${id}`.execute(
      app.services.db,
    );
    expect(events.rows).toEqual([{ recipients: [agent.accountId] }]);
  });

  it('is refused by the database a second time that day', async () => {
    const insert = () => sql`
      insert into player_views (player_id, kind, viewed_on, viewer_id) values (${playerId}, 'profile', '2026-01-01', 1)`;
    const playerId = await newPlayer();
    await insert().execute(app.services.db);
    await expect(insert().execute(app.services.db)).rejects.toThrow('duplicate key');
  });

  it('a view of an invisible player answers like one of an absent player', async () => {
    const id = await newPlayer();
    const stranger = await makeAgent(app);
    for (const path of ['AddProfileViewed', 'AddVideoViewed', 'GetPlayerViews']) {
      const [foreign, gone] = await Promise.all(
        [id, absent].map((one) => app.post(stranger.token, `/api/Player/${path}`, { PlayerId: one })),
      );
      expect([path, foreign?.status, foreign?.problem]).toEqual([path, 404, gone?.problem]);
    }
  });

  it('counts are shown to the owner’s side and staff only', async () => {
    const id = await newPlayer();
    const answer = await app.call(club.token, 'Player/GetPlayerViews', { playerId: id });
    expect(answer.problem.code).toBe('FORBIDDEN');
    expect((await views((await makeStaff(app)).token, id)).profile.total).toBe(0);
  });

  // Last, because moving the clock ends every session.
  it('counts again on the next UTC day, and leaves the thirty-day count after thirty days', async () => {
    const id = await newPlayer();
    const { accountId } = club;
    const again = async () => {
      await sql`update access_tokens set expires_at = ${new Date('2100-01-01')}`.execute(app.services.db);
      return look(club.token, id);
    };
    expect(await again()).toBe(true);
    app.clock.advance({ minutes: 89 });
    expect(await again()).toBe(false);
    app.clock.advance({ minutes: 1 });
    expect(await again()).toBe(true);
    const days = await sql<{ day: string }>`
      select viewed_on::text as day from player_views where player_id = ${id} and viewer_id = ${accountId} order by 1`.execute(
      app.services.db,
    );
    expect(days.rows.map(({ day }) => day)).toEqual(['2026-09-15', '2026-09-16']);
    app.clock.advance({ days: 29 });
    expect((await views(agent.token, id)).profile).toEqual({ total: 2, last30Days: 1 });
  });
});
