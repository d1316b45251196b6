import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { makeAgent, makeTeamMember } from '../../../test/factories/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

it('a club keeps one shortlist for all its people, and filters the market by it', async () => {
  const agent = await makeAgent(app);
  const [one, other, minor] = await Promise.all(
    [
      { surname: 'Primo', bornDate: '2000-01-01' },
      { surname: 'Secondo', bornDate: '2000-01-01' },
      { surname: 'Minore', bornDate: '2010-01-01' },
    ].map(async (named) => {
      const player = { name: 'Gino', onMarket: true, ...named };
      return (await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player })).ok.player.id;
    }),
  );
  const [club, stranger] = [await makeTeamMember(app), await makeTeamMember(app)];
  const colleague = await makeTeamMember(app, { teamId: club.teamId });
  const add = (playerId = 0) => app.call(club.token, 'Team/AddToShortlist', { playerId });
  expect((await add(one)).ok.playerIds).toEqual([one]);
  // A second star on the same player changes nothing.
  expect((await add(one)).ok.playerIds).toEqual([one]);
  expect((await add(minor)).problem.code).toBe('NOT_FOUND');
  expect((await app.call(colleague.token, 'Team/GetShortlist', {})).ok.playerIds).toEqual([one]);
  expect((await app.call(stranger.token, 'Team/GetShortlist', {})).ok.playerIds).toEqual([]);

  const listed = await app.call(colleague.token, 'Player/GetPlayers', { shortlisted: true });
  expect(listed.ok).toMatchObject({ items: [{ id: one }], total: 1 });
  expect((await app.call(club.token, 'Player/GetPlayers', {})).ok.items.map(({ id }) => id).sort()).toEqual(
    [one, other].sort(),
  );

  // Off the market: not shown, and still there when the player comes back.
  const move = async (onMarket: boolean) => {
    const { version } = (await app.call(agent.token, 'Player/GetPlayerInfo', { playerId: one ?? 0 })).ok;
    const player = { id: one, version, name: 'Gino', surname: 'Primo', onMarket };
    (await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player })).ok;
  };
  await move(false);
  expect((await app.call(club.token, 'Team/GetShortlist', {})).ok.playerIds).toEqual([]);
  await move(true);
  expect((await app.call(club.token, 'Team/GetShortlist', {})).ok.playerIds).toEqual([one]);
  expect((await app.call(colleague.token, 'Team/RemoveFromShortlist', { playerId: one ?? 0 })).ok).toEqual({
    playerIds: [],
  });
});
