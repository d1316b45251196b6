import type { Api } from '@trattativa/contract/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, makeStaff, makeTeamMember, type Person } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

type Rows = Api['Portfolio/ImportPlayerRows']['input']['rows'];

const send = (person: Person, rows: Rows) =>
  app.call(person.token, 'Portfolio/ImportPlayerRows', { apply: true, rows });
const careers = async (person: Person, playerIds: number[]) =>
  (await app.call(person.token, 'Portfolio/GetCareers', { playerIds })).ok.items;

const serra = { name: 'Nicolò', surname: 'Serra', bornDate: '2004-02-11' };
const season = {
  season: '2025/26',
  clubName: 'Audace Piave',
  category: 6,
  division: 'Serie D, girone C',
  salary: 900,
  appearances: 28,
  starts: 24,
  minutes: 2140,
  goals: 7,
  assists: 5,
  yellowCards: 4,
  redCards: 0,
  cleanSheets: 0,
};

describe('the careers of a table of players', () => {
  it('come in with every figure and leave again as they came', async () => {
    const agent = await makeAgent(app);
    const page = 'https://www.transfermarkt.it/serra/leistungsdaten/spieler/1';
    const rows: Rows = [
      {
        line: 2,
        values: serra,
        careerEntries: [
          { line: 2, values: season },
          { line: 3, values: { season: '2024/25', clubName: 'Vado', figuresSource: 'entered', goals: 2 } },
          {
            line: 4,
            values: { startYear: 2022, endYear: 2023, clubName: 'Vado', figuresUrl: page, goals: 1 },
          },
        ],
      },
      { line: 5, values: { name: 'Ivo', surname: 'Rota' } },
    ];
    const done = (await send(agent, rows)).ok;
    expect(done).toMatchObject({ added: 2, refused: [] });
    const ids = done.players.map(({ playerId }) => playerId);
    expect(await careers(agent, ids)).toMatchObject([
      {
        playerId: ids[0],
        careerEntries: [
          {
            ...season,
            level: 3,
            startYear: 2025,
            endYear: 2026,
            figuresSource: 'imported',
            figuresBy: 'agent',
          },
          { season: '2024/25', goals: 2, figuresSource: 'entered', verifiedAt: null },
          { startYear: 2022, endYear: 2023, goals: 1, figuresSource: 'footballData', figuresUrl: page },
        ],
      },
      { playerId: ids[1], careerEntries: [] },
    ]);
    // The figures of the newest season stand beside the player in lists.
    const { items } = (await app.call(agent.token, 'Agent/GetAgentPlayerList', { sort: 'name' })).ok;
    expect(items.find(({ surname }) => surname === 'Serra')?.seasonFigures).toMatchObject({
      season: 2025,
      minutes: 2140,
      goals: 7,
    });
    const undone = await app.call(agent.token, 'Portfolio/UndoPlayerImport', {
      importId: done.importId ?? 0,
    });
    expect(undone.ok).toMatchObject({ removed: 2, kept: 0 });
  });

  it('come in without a wrong cell, which is told with its line, and the player stays', async () => {
    const agent = await makeAgent(app);
    const done = (
      await send(agent, [
        {
          line: 2,
          values: serra,
          careerEntries: [
            { line: 2, values: { ...season, minutes: 5000, goals: 900, level: 5, verifiedAt: '2026-01-01' } },
            { line: 3, values: { season: '2023/24', goals: 3 } },
          ],
        },
      ])
    ).ok;
    expect(done.added).toBe(1);
    expect(done.refused.map(({ line, field, code }) => `${line} ${field} ${code}`).sort()).toEqual([
      '2 Goals tooBig',
      '2 Level otherLevel',
      '2 Minutes tooBig',
      '2 VerifiedAt invalid',
      '3 ClubName required',
    ]);
    const [career] = await careers(agent, [done.players[0]?.playerId ?? 0]);
    expect(career?.careerEntries).toMatchObject([{ appearances: 28, minutes: null, goals: null, level: 3 }]);
  });

  it('hold at most as many career entries as a career can, and the rest is told', async () => {
    const agent = await makeAgent(app);
    const careerEntries = Array.from({ length: 42 }, (_, place) => ({
      line: place + 2,
      values: { season: String(1980 + place), clubName: 'Vado' },
    }));
    const done = (await send(agent, [{ line: 2, values: serra, careerEntries }])).ok;
    expect(done.refused.map(({ line, code }) => `${line} ${code}`)).toEqual(['42 tooMany', '43 tooMany']);
    const [career] = await careers(agent, [done.players[0]?.playerId ?? 0]);
    expect(career?.careerEntries).toHaveLength(40);
  });

  it('name a club of the platform where only one has the name, and that club can confirm the figures', async () => {
    const [agent, club] = [await makeAgent(app), await makeTeamMember(app)];
    const { name } = await app.services.db
      .selectFrom('teams')
      .select('name')
      .where('id', '=', club.teamId)
      .executeTakeFirstOrThrow();
    const rows: Rows = [
      {
        line: 2,
        values: serra,
        careerEntries: [{ line: 2, values: { ...season, clubName: name.toUpperCase() } }],
      },
    ];
    const done = (await send(agent, rows)).ok;
    const ids = done.players.map(({ playerId }) => playerId);
    expect(await careers(agent, ids)).toMatchObject([
      { careerEntries: [{ teamId: club.teamId, clubName: name }] },
    ]);
    const twin = await makeTeamMember(app);
    await app.services.db.updateTable('teams').set({ name }).where('id', '=', twin.teamId).execute();
    const again = (await send(agent, [{ ...rows[0], values: { ...serra, name: 'Ugo' } } as Rows[number]])).ok;
    const other = await careers(
      agent,
      again.players.map(({ playerId }) => playerId),
    );
    expect(other).toMatchObject([{ careerEntries: [{ teamId: null }] }]);
  });

  it('come in with a file in one call, each career entry on its line, and a wrong figure makes its row bad', async () => {
    const agent = await makeAgent(app);
    const file = [
      'Nome;Cognome;Data di nascita;Ruolo principale;Stagione;Club della stagione;Presenze;Minuti;Gol;Fonte dei numeri',
      'Nicolò;Serra;11/02/2004;Portiere;2025/26;Vado;28;2.140;7;Inseriti a mano',
      'Nicolò;Serra;11/02/2004;;2024/25;Audace Piave;12;;2;',
      'Ivo;Rota;;Portiere;;;;;;',
      'Ugo;Neri;;Portiere;2025/26;Vado;10;5000;0;',
      'Ada;Zoli;;Portiere;;;3;;;',
    ].join('\n');
    const content = Buffer.from(file).toString('base64');
    const seen = (await app.call(agent.token, 'Portfolio/ImportPlayers', { content, apply: false })).ok;
    expect(seen).toMatchObject({ rows: 4, added: 3, bad: 1, ignored: [] });
    expect(seen.badRows).toMatchObject([{ line: 5, problems: [{ field: 'Minutes', label: 'Minuti' }] }]);
    const done = (await app.call(agent.token, 'Portfolio/ImportPlayers', { content, apply: true })).ok;
    expect(done).toMatchObject({ rows: 4, added: 3, bad: 1 });
    const { items } = (await app.call(agent.token, 'Agent/GetAgentPlayerList', { sort: 'name' })).ok;
    const found = await careers(
      agent,
      items.map(({ id }) => id),
    );
    expect(found.map(({ careerEntries }) => careerEntries)).toMatchObject([
      [
        { season: '2025/26', clubName: 'Vado', minutes: 2140, goals: 7, figuresSource: 'entered' },
        { season: '2024/25', clubName: 'Audace Piave', appearances: 12, figuresSource: 'imported' },
      ],
      [],
      [],
    ]);
    // Nobody knows where these were reached.
    expect(items.find(({ surname }) => surname === 'Zoli')?.comments).toBe('Presenze: 3');
  });

  it('are only for who keeps the players, and for staff', async () => {
    const [agent, other, staff] = [await makeAgent(app), await makeAgent(app), await makeStaff(app)];
    const done = (
      await send(agent, [{ line: 2, values: serra, careerEntries: [{ line: 2, values: season }] }])
    ).ok;
    const ids = done.players.map(({ playerId }) => playerId);
    expect(await careers(other, ids)).toEqual([]);
    expect(await careers(staff, ids)).toMatchObject([{ careerEntries: [{ salary: 900 }] }]);
  });
});
