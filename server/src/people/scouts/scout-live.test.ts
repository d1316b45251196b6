import type { Api } from '@trattativa/contract/api';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scoutsKeys, scoutsLive } from '../../../../web/src/people/scouts/scouts.live.ts';
import { makeAgent, makeCoach, type Person } from '../../../test/factories/people.ts';
import { OpenScreens } from '../../../test/open-screens.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const venier = {
  name: 'Tommaso',
  surname: 'Venier',
  bornDate: '2003-03-17',
  principalRole: playerRole.attackingMidfielder,
} as const;

it('a scout’s open lists match a fresh fetch after each event, whoever acted', async () => {
  const [scout, rival] = [await makeCoach(app, { scout: true }), await makeCoach(app, { scout: true })];
  const agent = await makeAgent(app);
  const asked = <Path extends keyof Api>(person: Person, path: Path, input: Api[Path]['input']) =>
    app.call(person.token, path, input).then(({ ok }) => ok);
  const add = async (player: object) =>
    (await asked(agent, 'Agent/AddOrUpdateAgentPlayer', { player: { ...venier, ...player } as never }))
      .player;

  let player = await add({ openToScouts: true });
  const { shortlistId } = (await asked(scout, 'Scout/SaveShortlist', { name: 'Estate' })).shortlist;
  await asked(rival, 'Scout/SaveShortlist', { name: 'Altrui' });
  const save = async (change: object) => {
    const saved = { ...venier, id: player.id, version: player.version, openToScouts: true, ...change };
    player = (await asked(agent, 'Player/SavePlayerInfo', { player: saved })).player;
  };

  const queries: Api['Scout/GetScoutPlayers']['input'][] = [
    {},
    { role: playerRole.attackingMidfielder },
    { shortlistId },
    { evaluated: true },
  ];
  const screensOf = (person: Person) =>
    new OpenScreens(app, person, scoutsLive, [
      ...queries
        .filter((query) => person === scout || query.shortlistId === undefined)
        .map((query) => ({
          key: [...scoutsKeys.players, query],
          read: async () => ({
            pages: [await asked(person, 'Scout/GetScoutPlayers', query)],
            pageParams: [undefined],
          }),
        })),
      {
        key: [...scoutsKeys.shortlists, {}],
        read: async () => (await asked(person, 'Scout/GetShortlists', {})).items,
      },
      { key: [...scoutsKeys.figures, {}], read: () => asked(person, 'Scout/GetScoutFigures', {}) },
    ]);
  const screens = [screensOf(scout), screensOf(rival)];

  const story: [string, () => Promise<unknown>][] = [
    ['a player who is opened comes', () => add({ surname: 'Nuovo', openToScouts: true })],
    [
      'a player goes into a shortlist',
      () => asked(scout, 'Scout/SaveShortlistPlayer', { shortlistId, playerId: player.id }),
    ],
    [
      'a shortlist is renamed',
      () => asked(scout, 'Scout/SaveShortlist', { shortlistId, version: 1, name: 'Inverno' }),
    ],
    [
      'a player is evaluated',
      () =>
        asked(scout, 'Player/SavePlayerEvaluation', {
          playerId: player.id,
          values: [{ skill: 1, value: 6 }],
        }),
    ],
    ['a player changes role', () => save({ principalRole: playerRole.defensiveMidfielder })],
    ['a player closes the profile', () => save({ openToScouts: false })],
    ['a player opens it again', () => save({ openToScouts: true })],
    ['a player is removed', () => asked(agent, 'Agent/DeletePlayer', { agentPlayerId: player.id })],
    ['the removal is taken back', () => asked(agent, 'Agent/RestorePlayer', { agentPlayerId: player.id })],
    ['a shortlist is deleted', () => asked(scout, 'Scout/DeleteShortlist', { shortlistId })],
  ];
  for (const [what, act] of story) {
    app.clock.advance({ seconds: 1 });
    for (const screen of screens) await screen.open();
    await act();
    await app.settle();
    for (const screen of screens) await screen.expectFresh(what);
  }
});

it('scouts are not notified of players hidden from them', async () => {
  const scout = await makeCoach(app, { scout: true });
  const agent = await makeAgent(app);
  await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player: venier });
  await app.settle();
  const told = await app.services.db
    .selectFrom('events')
    .select('recipients')
    .where('type', '=', 'scout.playersChanged')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  expect(told?.recipients.map(Number) ?? []).not.toContain(scout.accountId);
});
