import type { Api } from '@trattativa/contract/api';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchedKeys, watchedLive } from '../../../../web/src/people/watching/watched.live.ts';
import { makeAgent, makeTeamMember, type Person } from '../../../test/factories/people.ts';
import { OpenScreens } from '../../../test/open-screens.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

it('an open watch list matches a fresh fetch after each event, whoever acted', async () => {
  const [owner, club] = [await makeAgent(app), await makeTeamMember(app)];
  const colleague = await makeTeamMember(app, { teamId: club.teamId });
  const premium = await makeAgent(app, { agentType: agentType.premium });
  const asked = <Path extends keyof Api>(person: Person, path: Path, input: Api[Path]['input']) =>
    app.call(person.token, path, input).then(({ ok }) => ok);
  const record = { name: 'Gino', surname: 'Primo', bornDate: '2000-01-01', onMarket: true } as const;
  let { player } = await asked(owner, 'Agent/AddOrUpdateAgentPlayer', {
    player: { ...record, contractualStatus: contractualStatus.underContract },
  });
  const playerId = player.id;
  const save = async (changes: object) => {
    const changed = { ...record, id: playerId, version: player.version, ...changes };
    player = (await asked(owner, 'Agent/AddOrUpdateAgentPlayer', { player: changed as never })).player;
  };
  const list = async (person: Person, query: Api['Watch/GetWatchList']['input']) => ({
    pages: [await asked(person, 'Watch/GetWatchList', query)],
    pageParams: [undefined],
  });
  const screensOf = (person: Person) =>
    new OpenScreens(app, person, watchedLive, [
      { key: watchedKeys.ids, read: async () => (await asked(person, 'Watch/GetWatchedIds', {})).items },
      { key: [...watchedKeys.list, { stage: null }], read: () => list(person, {}) },
      { key: [...watchedKeys.list, { stage: 'talking' }], read: () => list(person, { stage: 'talking' }) },
      { key: [...watchedKeys.list, { stage: 'dropped' }], read: () => list(person, { stage: 'dropped' }) },
      {
        key: [...watchedKeys.notes, playerId],
        read: async () => {
          const read = await app.call(person.token, 'Watch/GetWatchNotes', { playerId });
          return read.status === 200 ? read.ok.items : null;
        },
      },
    ]);
  const screens = [club, colleague, premium].map(screensOf);

  let noteId = 0;
  const story: [string, () => Promise<unknown>][] = [
    ['a club watches the player', () => asked(club, 'Watch/WatchPlayer', { playerId })],
    ['an agent does so', () => asked(premium, 'Watch/WatchPlayer', { playerId })],
    [
      'a colleague sets the stage',
      () => asked(colleague, 'Watch/SetWatchStage', { playerId, stage: 'talking' }),
    ],
    [
      'a note is written',
      async () => {
        const { notes } = await asked(club, 'Watch/AddWatchNote', { playerId, text: 'Mancino vero.' });
        noteId = notes[0]?.id ?? 0;
      },
    ],
    ['a colleague deletes it', () => asked(colleague, 'Watch/DeleteWatchNote', { noteId })],
    ['it is taken back', () => asked(club, 'Watch/RestoreWatchNote', { noteId })],
    ['the player is free now', () => save({ contractualStatus: 0 })],
    ['the player leaves the market', () => save({ onMarket: false })],
    ['the player is back', () => save({ onMarket: true })],
    ['the height is corrected, of which nobody is told', () => save({ heightCm: 184 })],
    [
      'the club drops the player',
      () => asked(colleague, 'Watch/SetWatchStage', { playerId, stage: 'dropped' }),
    ],
    ['the agent does so', () => asked(premium, 'Watch/SetWatchStage', { playerId, stage: 'dropped' })],
    ['the dropped player is bound again', () => save({ contractualStatus: 1 })],
    ['the dropped player leaves the market', () => save({ onMarket: false })],
    ['the dropped player is back', () => save({ onMarket: true })],
    ['the record is deleted', () => asked(owner, 'Agent/DeletePlayer', { agentPlayerId: playerId })],
    [
      'the record is restored',
      async () => {
        player = (await asked(owner, 'Agent/RestorePlayer', { agentPlayerId: playerId })).player;
      },
    ],
    [
      'the club takes the player up again',
      () => asked(club, 'Watch/SetWatchStage', { playerId, stage: 'talking' }),
    ],
    ['the player is taken off the list', () => asked(colleague, 'Watch/UnwatchPlayer', { playerId })],
    ['that is undone', () => asked(colleague, 'Watch/WatchPlayer', { playerId })],
  ];
  for (const [what, act] of story) {
    app.clock.advance({ seconds: 1 });
    for (const screen of screens) await screen.open();
    await act();
    await app.settle();
    for (const screen of screens) await screen.expectFresh(what);
  }
  expect((await asked(club, 'Watch/GetWatchList', {})).items).toMatchObject([{ stage: 'talking', notes: 1 }]);
});
