import type { CareerEntryInput } from '@trattativa/contract/people/players/career';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import { makeAgent, makeTeam, makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let agent: Awaited<ReturnType<typeof makeAgent>>;
let club: Awaited<ReturnType<typeof makeTeamMember>>;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  agent = await makeAgent(app);
  club = await makeTeamMember(app);
});
afterAll(() => app.close());

const figures = {
  appearances: 28,
  starts: 24,
  minutes: 2140,
  goals: 7,
  assists: 5,
  yellowCards: 4,
  redCards: 0,
  cleanSheets: null,
};
const careerEntry = (change: CareerEntryInput = {}): CareerEntryInput => ({
  teamId: club.teamId,
  season: '2025/26',
  ...figures,
  ...change,
});
const newPlayer = () => makeAgentPlayer(app, agent.agentId);
const save = (playerId: number, experience: CareerEntryInput) =>
  app.call(agent.token, 'Player/SavePlayerExperience', { playerId, experience });
const saved = async (playerId: number, experience: CareerEntryInput) => {
  const { career, experienceId } = (await save(playerId, experience)).ok;
  const item = career.items.find(({ id }) => id === experienceId);
  if (!item) throw new Error('not saved');
  return item;
};
const read = async (token: string, playerId: number) =>
  (await app.call(token, 'Player/GetPlayerCareer', { playerId })).ok.items;
const verify = (
  playerId: number,
  item: { id: number; figuresAt: string | null },
  verified = true,
  by = club,
) =>
  app.call(by.token, 'Player/VerifyPlayerFigures', {
    playerId,
    experienceId: item.id,
    figuresAt: item.figuresAt ?? '',
    verified,
  });

describe('the figures of a season', () => {
  it('are stored with whose side entered them, and kept by a change that leaves them out', async () => {
    const id = await newPlayer();
    const item = await saved(id, careerEntry());
    expect(item).toMatchObject({
      ...figures,
      figuresSource: 'entered',
      figuresBy: 'agent',
      figuresAt: app.clock.now().toISOString(),
      verifiedAt: null,
    });
    app.clock.advance({ minutes: 5 });
    expect(await saved(id, { id: item.id, salary: 500 })).toEqual({ ...item, salary: 500 });
  });

  it('with a page of a football-data site come from there', async () => {
    const figuresUrl = 'https://dati.example/ferri/2025';
    const item = await saved(await newPlayer(), careerEntry({ figuresUrl }));
    expect(item).toMatchObject({ figuresUrl, figuresSource: 'footballData', figuresBy: 'agent' });
  });

  it('that are emptied have no source any more', async () => {
    const id = await newPlayer();
    const item = await saved(id, careerEntry());
    const nulls = Object.fromEntries(Object.keys(figures).map((name) => [name, null]));
    expect(await saved(id, { id: item.id, ...nulls })).toMatchObject({
      ...nulls,
      figuresSource: null,
      figuresBy: null,
      figuresAt: null,
    });
  });

  it.each([
    ['more starts than appearances', { starts: 29 }, 'Starts'],
    ['more clean sheets than appearances', { cleanSheets: 29 }, 'CleanSheets'],
    ['more minutes than the matches lasted', { appearances: 10, starts: 10, minutes: 1201 }, 'Minutes'],
    ['fewer appearances than starts that stay', { appearances: 20 }, 'Starts'],
    ['a negative number', { goals: -1 }, 'Goals'],
    ['more matches than a season has', { appearances: 100 }, 'Appearances'],
  ])('are refused with %s', async (_what, change, field) => {
    const id = await newPlayer();
    const item = await saved(id, careerEntry());
    const answer = await save(id, { id: item.id, ...change });
    expect(answer.problem.errors?.map((error) => error.field)).toContain(`Experience.${field}`);
  });

  it('the figures of the newest season stand beside the player, over all its clubs', async () => {
    const id = await newPlayer();
    const ofPlayer = async () =>
      (await app.call(agent.token, 'Player/GetPlayerInfo', { playerId: id })).ok.seasonFigures;
    expect(await ofPlayer()).toBeNull();
    await saved(id, careerEntry({ season: '2024/25', minutes: 500 }));
    await saved(id, { clubName: 'Este', season: '2026/27' });
    const first = await saved(id, careerEntry());
    await saved(id, { clubName: 'Padova', season: '2025/26', appearances: 4, minutes: 100 });
    const season = { season: 2025, appearances: 32, minutes: 2240, goals: 7, assists: 5 };
    expect(await ofPlayer()).toEqual(season);
    await app.call(agent.token, 'Player/DeletePlayerExperience', { playerId: id, experienceId: first.id });
    expect(await ofPlayer()).toEqual({ ...season, appearances: 4, minutes: 100, goals: null, assists: null });
  });
});

describe('the club of a career entry', () => {
  it('confirms the figures, and every reader sees it; taking back ends it', async () => {
    const id = await newPlayer();
    const item = await saved(id, careerEntry());
    expect((await read(club.token, id))[0]).toMatchObject({ canVerify: true });
    expect((await read(agent.token, id))[0]).toMatchObject({ canVerify: false });
    const { message, career } = (await verify(id, item)).ok;
    expect(message).toBe('Numeri confermati');
    const verifiedAt = app.clock.now().toISOString();
    expect(career.items[0]).toMatchObject({ verifiedAt, canVerify: true });
    expect((await read(agent.token, id))[0]).toMatchObject({ verifiedAt });
    expect((await verify(id, item, false)).ok.career.items[0]?.verifiedAt).toBeNull();
  });

  it.each([
    ['a figure', { goals: 8 }],
    ['the season', { season: '2024/25' }],
    ['the years', { startYear: 2024 }],
    ['the club', { clubName: 'Este' }],
  ])('has not confirmed what comes after a change of %s', async (_what, change) => {
    const id = await newPlayer();
    const item = await saved(id, careerEntry());
    await verify(id, item);
    expect((await saved(id, { id: item.id, ...change })).verifiedAt).toBeNull();
  });

  it('has still confirmed them after a change of anything else', async () => {
    const id = await newPlayer();
    const item = await saved(id, careerEntry());
    await verify(id, item);
    expect((await saved(id, { id: item.id, salary: 700, division: 'Serie D' })).verifiedAt).not.toBeNull();
  });

  it('does not confirm figures that changed after it read them', async () => {
    const id = await newPlayer();
    const item = await saved(id, careerEntry());
    app.clock.advance({ minutes: 1 });
    await saved(id, { id: item.id, goals: 17 });
    const late = await verify(id, item);
    expect([late.status, late.problem.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await read(club.token, id))[0]?.verifiedAt).toBeNull();
  });

  it('is the only one that confirms, and leaves the profile as fresh as it was', async () => {
    const id = await newPlayer();
    const item = await saved(id, careerEntry());
    const other = await makeTeamMember(app);
    expect((await verify(id, item, true, other)).problem.code).toBe('FORBIDDEN');
    const elsewhere = await saved(
      id,
      careerEntry({ teamId: await makeTeam(app, { name: 'Union Clodiense' }) }),
    );
    expect((await verify(id, elsewhere)).problem.code).toBe('FORBIDDEN');
    const byOwner = await app.call(agent.token, 'Player/VerifyPlayerFigures', {
      playerId: id,
      experienceId: item.id,
      figuresAt: item.figuresAt ?? '',
      verified: true,
    });
    expect(byOwner.status).toBe(403);
    const freshness = () =>
      sql<{ updated_at: Date }>`select updated_at from players where id = ${id}`.execute(app.services.db);
    const before = (await freshness()).rows;
    app.clock.advance({ minutes: 1 });
    await verify(id, item);
    expect((await freshness()).rows).toEqual(before);
  });

  it('reads what waits for its answer, and says of each whether it confirms', async () => {
    const own = await makeTeamMember(app);
    const waiting = async () =>
      (await app.call(own.token, 'Player/GetFiguresToConfirm', {})).ok.items.map((one) => one.experienceId);
    const hidden = await newPlayer();
    const [first, second] = [await newPlayer(), await newPlayer()];
    await saved(hidden, careerEntry({ teamId: own.teamId }));
    await sql`update players set on_market = false where id = ${hidden}`.execute(app.services.db);
    const one = await saved(first, careerEntry({ teamId: own.teamId }));
    app.clock.advance({ minutes: 1 });
    const two = await saved(second, careerEntry({ teamId: own.teamId }));
    expect(await waiting()).toEqual([two.id, one.id]);
    await verify(first, one, true, own);
    const refuse = { playerId: second, experienceId: two.id, figuresAt: two.figuresAt ?? '' };
    const refusal = (await app.call(own.token, 'Player/RefusePlayerFigures', refuse)).ok;
    expect(refusal.message).toBe('Numeri non confermati');
    expect(refusal.career.items[0]).toMatchObject({ verifiedAt: null, refusedAt: expect.any(String) });
    expect(await waiting()).toEqual([]);
    app.clock.advance({ minutes: 1 });
    expect((await saved(second, { id: two.id, goals: 9 })).refusedAt).toBeNull();
    expect(await waiting()).toEqual([two.id]);
    const foreign = await app.call(club.token, 'Player/RefusePlayerFigures', refuse);
    expect(foreign.problem.code).toBe('FORBIDDEN');
  });

  it('does not confirm figures that it entered itself as the record’s owner', async () => {
    const player = { name: 'Luca', surname: 'Ferri', bornDate: '2000-01-01' };
    const id = (await app.call(club.token, 'Team/AddOrUpdateTeamPlayer', { player })).ok.player.id;
    const { career } = (
      await app.call(club.token, 'Player/SavePlayerExperience', { playerId: id, experience: careerEntry() })
    ).ok;
    const [item] = career.items;
    expect(item).toMatchObject({ figuresBy: 'club', canVerify: false });
    expect((await verify(id, item ?? { id: 0, figuresAt: null })).status).toBe(403);
  });

  it('finds no player whom it may not see', async () => {
    const id = await newPlayer();
    const item = await saved(id, careerEntry());
    await sql`update players set on_market = false where id = ${id}`.execute(app.services.db);
    expect((await verify(id, item)).status).toBe(404);
  });
});

it('keeps a verification only beside figures, and figures within the matches played', async () => {
  const id = await newPlayer();
  const item = await saved(id, { clubName: 'Este', season: '2025/26' });
  const set = (what: string) =>
    sql`update player_experiences set ${sql.raw(what)} where id = ${item.id}`.execute(app.services.db);
  await expect(set('verified_at = now()')).rejects.toThrow(/player_experiences_verified/);
  await expect(set('appearances = 2, starts = 3')).rejects.toThrow(/player_experiences_starts/);
  await expect(set('appearances = 2, minutes = 241')).rejects.toThrow(/player_experiences_minutes/);
});
