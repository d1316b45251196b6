import { agentType } from '@trattativa/domain/identity/agent-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInAgain, makeAgent, makeTeamMember, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof makeAgent>>;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  owner = await makeAgent(app);
});
afterAll(() => app.close());

const ownerToken = () => logInAgain(app, owner);

async function makePlayer(more: object = {}): Promise<number> {
  const player = { name: 'Gino', surname: 'Primo', bornDate: '2000-01-01', onMarket: true, ...more };
  return (await app.call(await ownerToken(), 'Agent/AddOrUpdateAgentPlayer', { player })).ok.player.id;
}

async function change(playerId: number, changes: object): Promise<void> {
  const { version } = (await app.call(await ownerToken(), 'Player/GetPlayerInfo', { playerId })).ok;
  const player = { id: playerId, version, name: 'Gino', surname: 'Primo', ...changes };
  (await app.call(await ownerToken(), 'Agent/AddOrUpdateAgentPlayer', { player })).ok;
  await app.settle();
}

const watch = ({ token }: Person, playerId: number) => app.call(token, 'Watch/WatchPlayer', { playerId });
const idsOf = async ({ token }: Person) => (await app.call(token, 'Watch/GetWatchedIds', {})).ok.items;
const listOf = async ({ token }: Person, input: object = {}) =>
  (await app.call(token, 'Watch/GetWatchList', input)).ok.items;
const alertsOf = async ({ token }: Person) =>
  (await app.call(token, 'Notification/GetNotifications', {})).ok.items
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('watched'));

describe('a watch list', () => {
  it('is one for all people of a club, filters the market, and is read by nobody else', async () => {
    const [club, stranger] = [await makeTeamMember(app), await makeTeamMember(app)];
    const colleague = await makeTeamMember(app, { teamId: club.teamId });
    const [one, other] = [await makePlayer(), await makePlayer()];
    expect((await watch(club, one)).ok.items).toEqual([{ playerId: one, stage: 'watching' }]);
    // A second star on the same player changes nothing.
    expect((await watch(colleague, one)).ok.items).toHaveLength(1);
    expect(await idsOf(colleague)).toEqual([{ playerId: one, stage: 'watching' }]);
    expect(await idsOf(stranger)).toEqual([]);
    const listed = await app.call(colleague.token, 'Player/GetPlayers', { shortlisted: true });
    expect(listed.ok).toMatchObject({ items: [{ id: one }], total: 1 });
    const all = (await app.call(club.token, 'Player/GetPlayers', {})).ok.items.map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([one, other]));
  });

  it('takes only players whom the caller may see, and shows them while that is so', async () => {
    const club = await makeTeamMember(app);
    expect((await watch(club, await makePlayer({ bornDate: '2010-02-03' }))).problem.code).toBe('NOT_FOUND');
    const playerId = await makePlayer();
    (await watch(club, playerId)).ok;
    await change(playerId, { onMarket: false });
    expect([await idsOf(club), await listOf(club)]).toEqual([[], []]);
    await change(playerId, { onMarket: true });
    expect(await listOf(club)).toMatchObject([{ player: { id: playerId }, stage: 'watching' }]);
  });

  it('is kept by agents, too: a premium agent watches the market, another only the own players', async () => {
    const premium = await makeAgent(app, { agentType: agentType.premium });
    const standard = await makeAgent(app);
    const playerId = await makePlayer();
    expect((await watch(premium, playerId)).ok.items).toHaveLength(1);
    expect((await watch(standard, playerId)).problem.code).toBe('NOT_FOUND');
    expect((await watch({ ...owner, token: await ownerToken() }, playerId)).ok.items).toHaveLength(1);
  });

  it('has a stage for each player, by which it is filtered', async () => {
    const club = await makeTeamMember(app);
    const [one, other] = [await makePlayer(), await makePlayer()];
    for (const playerId of [one, other]) (await watch(club, playerId)).ok;
    app.clock.advance({ minutes: 1 });
    const staged = { playerId: one, stage: 'talking' as const };
    (await app.call(club.token, 'Watch/SetWatchStage', staged)).ok;
    expect(await listOf(club, { stage: 'talking' })).toMatchObject([
      { player: { id: one }, stage: 'talking' },
    ]);
    expect((await listOf(club)).map(({ player }) => player.id)).toEqual([one, other]);
    const foreign = await app.call((await makeTeamMember(app)).token, 'Watch/SetWatchStage', staged);
    expect(foreign.problem.code).toBe('NOT_FOUND');
  });

  it('gives back stage and notes when taking a player off is undone, and forgets them after a day', async () => {
    const club = await makeTeamMember(app);
    const playerId = await makePlayer();
    (await watch(club, playerId)).ok;
    (await app.call(club.token, 'Watch/SetWatchStage', { playerId, stage: 'seenLive' })).ok;
    (await app.call(club.token, 'Watch/AddWatchNote', { playerId, text: 'Mancino vero.' })).ok;
    const off = () => app.call(club.token, 'Watch/UnwatchPlayer', { playerId });
    expect((await off()).ok.items).toEqual([]);
    (await watch(club, playerId)).ok;
    expect(await listOf(club)).toMatchObject([{ stage: 'seenLive', notes: 1, latestNote: 'Mancino vero.' }]);
    (await off()).ok;
    app.clock.advance({ days: 2 });
    await app.services.db
      .transaction()
      .execute((tx) => app.services.jobs.enqueue(tx, 'purge-watch-lists', {}));
    await app.settle();
    const again = await makeTeamMember(app, { teamId: club.teamId });
    (await watch(again, playerId)).ok;
    expect(await listOf(again)).toMatchObject([{ stage: 'watching', notes: 0, latestNote: '' }]);
  });
});

describe('notes on a watched player', () => {
  it('are shared with colleagues, deleted and restored by them, and hidden from everybody else', async () => {
    const club = await makeTeamMember(app);
    const colleague = await makeTeamMember(app, { teamId: club.teamId });
    const stranger = await makeTeamMember(app);
    const playerId = await makePlayer();
    for (const person of [club, stranger]) (await watch(person, playerId)).ok;
    const text = 'Da rivedere in trasferta.';
    const { notes } = (await app.call(club.token, 'Watch/AddWatchNote', { playerId, text })).ok;
    const noteId = notes[0]?.id as number;
    const read = async ({ token }: Person) =>
      (await app.call(token, 'Watch/GetWatchNotes', { playerId })).ok.items.map((note) => note.text);
    expect([await read(colleague), await read(stranger)]).toEqual([[text], []]);
    const remove = ({ token }: Person) => app.call(token, 'Watch/DeleteWatchNote', { noteId });
    const restore = ({ token }: Person) => app.call(token, 'Watch/RestoreWatchNote', { noteId });
    expect((await remove(stranger)).problem.code).toBe('NOT_FOUND');
    expect((await remove(colleague)).ok.notes).toEqual([]);
    expect((await restore(club)).ok.notes).toMatchObject([{ id: noteId, text }]);
    (await remove(club)).ok;
    app.clock.advance({ minutes: 5 });
    expect((await restore(club)).problem.code).toBe('NOT_FOUND');
  });
});

describe('those who watch a player', () => {
  it('are told of each fact that decides, once; not after they dropped the player', async () => {
    const club = await makeTeamMember(app);
    const colleague = await makeTeamMember(app, { teamId: club.teamId });
    const premium = await makeAgent(app, { agentType: agentType.premium });
    const playerId = await makePlayer({ contractualStatus: 1, contractEnd: '2027-06-30' });
    for (const person of [club, premium]) (await watch(person, playerId)).ok;
    await change(playerId, { contractEnd: '2028-06-30', immediateAvailability: true, weightKg: 80 });
    const told = ['watchedAvailability', 'watchedContract'];
    for (const person of [club, colleague, premium]) {
      expect((await alertsOf(person)).sort()).toEqual(told);
    }
    await change(playerId, { weightKg: 81 });
    expect((await alertsOf(club)).sort()).toEqual(told);
    (await app.call(club.token, 'Watch/SetWatchStage', { playerId, stage: 'dropped' })).ok;
    await change(playerId, { contractualStatus: 0 });
    const { items } = (await app.call(club.token, 'Notification/GetNotifications', {})).ok;
    expect(items.find(({ kind }) => kind === 'watchedContract')?.count).toBe(1);
  });

  it('read new terms only while the owner shows them, and that the player left the market', async () => {
    const club = await makeTeamMember(app);
    const playerId = await makePlayer({ contractualStatus: 1 });
    (await watch(club, playerId)).ok;
    await change(playerId, { askingFee: 90_000 });
    expect(await alertsOf(club)).toEqual([]);
    await change(playerId, { termsShown: true });
    expect(await alertsOf(club)).toEqual(['watchedTerms']);
    await change(playerId, { onMarket: false, immediateAvailability: true });
    expect(await alertsOf(club)).toEqual(['watchedUnlisted', 'watchedTerms']);
    await change(playerId, { onMarket: true });
    expect(await alertsOf(club)).toContain('watchedListed');
  });
});
