import type { CareerEntryInput } from '@trattativa/contract/people/players/career';
import { levels } from '@trattativa/domain/people/levels';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import { makeAgent, makePlayerAccount, makeTeam, makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { sendTogether } from '../../../test/stage/send-together.ts';

const absent = 999_999_999;

let app: TestApp;
let agent: Awaited<ReturnType<typeof makeAgent>>;
let club: Awaited<ReturnType<typeof makeTeamMember>>;
let playerId: number;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  agent = await makeAgent(app);
  club = await makeTeamMember(app);
  playerId = await makeAgentPlayer(app, agent.agentId);
});
afterAll(() => app.close());

const whole: CareerEntryInput = {
  clubName: 'Virtus Brenta',
  category: 6,
  division: 'Serie D, girone C',
  season: '2025/26',
  startYear: 2025,
  endYear: 2026,
  salary: 900,
};
/** Figures of a career entry whose season nobody has described. */
const noFigures = {
  appearances: null,
  starts: null,
  minutes: null,
  goals: null,
  assists: null,
  yellowCards: null,
  redCards: null,
  cleanSheets: null,
  figuresUrl: null,
  figuresSource: null,
  figuresBy: null,
  figuresAt: null,
  verifiedAt: null,
  refusedAt: null,
  canVerify: false,
};
const save = (id: number, experience: CareerEntryInput) =>
  app.call(agent.token, 'Player/SavePlayerExperience', { playerId: id, experience });
const saveLast = (id: number, experience: CareerEntryInput) =>
  app.call(agent.token, 'Player/SavePlayerLastExperience', { playerId: id, experience });
const careerOf = async (token: string, id: number) =>
  (await app.call(token, 'Player/GetPlayerCareer', { playerId: id })).ok;
const newPlayer = async () => await makeAgentPlayer(app, agent.agentId);

describe('a career', () => {
  it('stores every field of a career entry; the level follows from the category unless given', async () => {
    const id = await newPlayer();
    const saved = await save(id, whole);
    expect(saved.ok.message).toBe('Dati salvati correttamente');
    expect(saved.ok.career.items).toEqual([
      { ...whole, ...noFigures, id: saved.ok.experienceId, teamId: null, level: 3 },
    ]);
    expect(await careerOf(agent.token, id)).toEqual(saved.ok.career);
    const youth = await save(id, { clubName: 'Padova', category: 3, level: 2 });
    expect(youth.ok.career.items.find(({ clubName }) => clubName === 'Padova')?.level).toBe(2);
  });

  it('uses the platform’s name of a club, whatever the body says', async () => {
    const teamId = await makeTeam(app, { name: 'Union Clodiense' });
    const { ok } = await save(await newPlayer(), { ...whole, teamId, clubName: 'Real Madrid' });
    expect(ok.career.items[0]).toMatchObject({ teamId, clubName: 'Union Clodiense' });
  });

  it('is sorted by newest first', async () => {
    const id = await newPlayer();
    for (const [startYear, endYear] of [
      [2021, 2023],
      [2025, 2027],
      [0, 0],
      [2024, 2025],
      [2023, 2025],
    ] as const) {
      await save(id, { ...whole, startYear, endYear });
    }
    expect((await careerOf(agent.token, id)).items.map(({ startYear }) => startYear)).toEqual([
      2025, 2024, 2023, 2021, 0,
    ]);
  });

  it('changes one career entry and leaves the others', async () => {
    const id = await newPlayer();
    const first = await save(id, whole);
    await save(id, { ...whole, clubName: 'Este', startYear: 2023, endYear: 2025 });
    const changed = await save(id, {
      ...whole,
      id: first.ok.experienceId,
      clubName: 'Arzignano',
      salary: null,
    });
    expect(changed.ok.career.items.map(({ clubName, salary }) => [clubName, salary])).toEqual([
      ['Arzignano', null],
      ['Este', 900],
    ]);
  });

  it('belongs to the profile: a change refreshes the profile and keeps its version', async () => {
    const id = await newPlayer();
    const before = await app.call(agent.token, 'Player/GetPlayerInfo', { playerId: id });
    app.clock.advance({ minutes: 1 });
    await save(id, whole);
    const after = await app.call(agent.token, 'Player/GetPlayerInfo', { playerId: id });
    expect(after.ok.updatedAt).toBe(app.clock.now().toISOString());
    expect(after.ok.version).toBe(before.ok.version);
  });

  it('loses a career entry that is deleted, once', async () => {
    const id = await newPlayer();
    const { experienceId } = (await save(id, whole)).ok;
    const input = { playerId: id, experienceId };
    const deleted = await app.call(agent.token, 'Player/DeletePlayerExperience', input);
    expect(deleted.ok).toMatchObject({ message: 'Esperienza eliminata', career: { items: [] } });
    expect((await app.call(agent.token, 'Player/DeletePlayerExperience', input)).status).toBe(404);
  });

  it('has at most forty career entries, also under concurrent inserts', async () => {
    const id = await newPlayer();
    const answers = await sendTogether(
      app,
      Array.from({ length: 45 }, () => ({
        token: agent.token,
        path: 'Player/SavePlayerExperience',
        input: { playerId: id, experience: whole },
      })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect((await careerOf(agent.token, id)).items).toHaveLength(40);
  });

  it('shows salaries to the owner’s side only', async () => {
    await save(playerId, whole);
    const seen = await careerOf(club.token, playerId);
    expect(seen.items[0]).toMatchObject({ clubName: 'Virtus Brenta' });
    expect(seen.items[0]).not.toHaveProperty('salary');
    expect(seen.can).toEqual({ edit: false });
  });
});

describe('the last experience', () => {
  it('is added when it begins later than the newest, otherwise replaces it', async () => {
    const id = await newPlayer();
    await saveLast(id, { ...whole, clubName: 'Este', startYear: 2023, endYear: 2025 });
    await saveLast(id, whole);
    const again = await saveLast(id, { ...whole, clubName: 'Arzignano' });
    expect(again.ok.career.items.map(({ clubName }) => clubName)).toEqual(['Arzignano', 'Este']);
  });

  it('the last experience of an earlier season is added once, and the newest stays as it is', async () => {
    const id = await newPlayer();
    const newest = (await saveLast(id, whole)).ok.career.items[0];
    const earlier = {
      clubName: 'Este',
      category: 7,
      season: '2022/23',
      startYear: 2022,
      endYear: 2023,
    } as const;
    const saved = (await saveLast(id, earlier)).ok.career.items;
    expect(saved).toEqual([newest, expect.objectContaining({ ...earlier, level: 4, salary: null })]);
    expect((await saveLast(id, earlier)).ok.career.items).toEqual(saved);
    const paid = (await saveLast(id, { clubName: 'Este', startYear: 2022, salary: 400 })).ok.career.items;
    expect(paid).toEqual([newest, { ...saved[1], salary: 400 }]);
    const twice = (await saveLast(id, { ...earlier, clubName: 'Arzignano' })).ok.career.items;
    expect(twice.map(({ clubName }) => clubName).sort()).toEqual(['Arzignano', 'Este', 'Virtus Brenta']);
  });

  it('is dated by its season without years; without a season it replaces nothing', async () => {
    const id = await newPlayer();
    await saveLast(id, { clubName: 'Virtus Brenta', season: '2025/26' });
    const { items } = (await saveLast(id, { clubName: 'Este', season: '2023/24' })).ok.career;
    expect(items).toMatchObject([
      { clubName: 'Virtus Brenta', startYear: 2025, endYear: 2026 },
      { clubName: 'Este', startYear: 2023, endYear: 2024 },
    ]);
    const later = (await saveLast(id, { clubName: 'Padova', season: '2026/2027' })).ok.career.items;
    expect(later.map(({ clubName }) => clubName)).toEqual(['Padova', 'Virtus Brenta', 'Este']);
    const undated = (await saveLast(id, { clubName: 'Chissà' })).ok.career.items;
    expect(undated.map(({ clubName }) => clubName)).toEqual(['Padova', 'Virtus Brenta', 'Este', 'Chissà']);
  });

  it('the last experience of the same club and season keeps omitted fields', async () => {
    const id = await newPlayer();
    const first = (await saveLast(id, whole)).ok.career.items[0];
    const { items } = (await saveLast(id, { clubName: whole.clubName, startYear: 2025, salary: 950 })).ok
      .career;
    expect(items).toEqual([{ ...first, salary: 950 }]);
  });

  it('sent again changes nothing', async () => {
    const id = await newPlayer();
    const first = await saveLast(id, whole);
    expect((await saveLast(id, whole)).ok).toEqual(first.ok);
  });
});

describe('a career entry is refused', () => {
  it.each([
    ['without a club', { ...whole, clubName: '' }, 'Experience.ClubName', 'required'],
    ['that ends before it begins', { ...whole, endYear: 2024 }, 'Experience.EndYear', 'fromAboveTo'],
    ['in a year of nobody', { ...whole, startYear: 25 }, 'Experience.StartYear', 'invalid'],
    ['in a category that does not exist', { ...whole, category: 29 }, 'Experience.Category', 'notInList'],
    [
      'at a level that its category has not',
      { ...whole, category: 9, level: 0 },
      'Experience.Level',
      'otherLevel',
    ],
    [
      'with a club that is not on the platform',
      { ...whole, teamId: absent },
      'Experience.TeamId',
      'notInList',
    ],
  ])('%s', async (_what, experience, field, code) => {
    const answer = await save(playerId, experience as CareerEntryInput);
    expect(answer.problem.errors).toEqual([{ field, code, text: expect.any(String) }]);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [6, 3],
    [7, 4],
    [8, 5],
    [9, 6],
    [10, 7],
    [11, 8],
  ] as const)('in category %i at any level but %i, by either call (spec §3)', async (category, level) => {
    const id = await newPlayer();
    const careerEntry = { clubName: 'Este', startYear: 2024, category };
    for (const send of [save, saveLast]) {
      for (const other of levels.filter((one) => one !== level))
        expect((await send(id, { ...careerEntry, level: other })).status).toBe(400);
      expect((await send(id, careerEntry)).ok.career.items[0]).toMatchObject({ category, level });
    }
    const [kept] = (await careerOf(agent.token, id)).items;
    const changed = await save(id, { id: kept?.id, level: level === 0 ? 1 : 0 });
    expect(changed.problem.errors?.[0]?.field).toBe('Experience.Level');
    const moved = (await save(id, { id: kept?.id, category: category === 6 ? 7 : 6 })).ok.career.items;
    expect(moved.find((one) => one.id === kept?.id)?.level).toBe(category === 6 ? 4 : 3);
  });

  it('for accounts that may only see the player, and as absent for all others', async () => {
    const stored = async () => sql`select * from player_experiences order by id`.execute(app.services.db);
    const before = (await stored()).rows;
    const experienceId = (await careerOf(agent.token, playerId)).items[0]?.id ?? 0;
    for (const [path, more] of [
      ['SavePlayerExperience', { Experience: { ClubName: 'X' } }],
      ['SavePlayerLastExperience', { Experience: { ClubName: 'X' } }],
      ['DeletePlayerExperience', { ExperienceId: experienceId }],
    ] as const) {
      const ask = (token: string, id: number) =>
        app.post(token, `/api/Player/${path}`, { PlayerId: id, ...more });
      expect([path, (await ask(club.token, playerId)).problem.code]).toEqual([path, 'FORBIDDEN']);
      for (const { token } of [await makeAgent(app), await makePlayerAccount(app)]) {
        const foreign = await ask(token, playerId);
        expect([path, foreign.status, foreign.problem]).toEqual([
          path,
          404,
          (await ask(token, absent)).problem,
        ]);
      }
    }
    expect((await stored()).rows).toEqual(before);
  });

  it('when its id belongs to another player', async () => {
    const { experienceId } = (await save(await newPlayer(), whole)).ok;
    const id = await newPlayer();
    expect((await save(id, { ...whole, id: experienceId })).status).toBe(404);
    const input = { playerId: id, experienceId };
    expect((await app.call(agent.token, 'Player/DeletePlayerExperience', input)).status).toBe(404);
  });
});
