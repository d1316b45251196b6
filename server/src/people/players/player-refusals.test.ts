import type { Problem } from '@trattativa/contract/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeTeam,
  makeTeamMember,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

type Agent = Awaited<ReturnType<typeof makeAgent>>;

const save = '/api/Agent/AddOrUpdateAgentPlayer';
const absent = 999_999_999;

let app: TestApp;
let agent: Agent;
let other: Agent;
let foreignId: number;
let ownId: number;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  agent = await makeAgent(app);
  other = await makeAgent(app);
  const add = async (who: Agent) =>
    (
      await app.call(who.token, 'Agent/AddOrUpdateAgentPlayer', {
        player: { name: 'Luca', surname: 'Ferri', bornDate: '2000-01-01' },
      })
    ).ok.player.id;
  foreignId = await add(other);
  ownId = await add(agent);
});
afterAll(() => app.close());

/** All rows of players and events, to prove that nothing was stored. */
async function everything() {
  const [players, events] = await Promise.all([
    sql<object>`select * from players order by id`.execute(app.services.db),
    sql<object>`select id from events order by id`.execute(app.services.db),
  ]);
  return { players: players.rows, events: events.rows };
}

function expectProblem(problem: Problem, code: string) {
  expect(problem).toEqual({
    type: expect.any(String),
    title: expect.any(String),
    status: expect.any(Number),
    code,
    detail: expect.any(String),
    ...(problem.errors && { errors: problem.errors }),
  });
  for (const error of problem.errors ?? []) {
    expect(error).toEqual({ field: expect.any(String), code: expect.any(String), text: expect.any(String) });
  }
}

describe('a foreign player', () => {
  const withoutInstance = ({ status, problem }: { status: number; problem: Problem }) => ({
    status,
    problem,
  });

  it.each([
    ['Player/GetPlayerInfo', (id: number) => ({ PlayerId: id })],
    ['Agent/DeletePlayer', (id: number) => ({ AgentPlayerId: id })],
    ['Agent/RestorePlayer', (id: number) => ({ AgentPlayerId: id })],
    [
      'Agent/AddOrUpdateAgentPlayer',
      (id: number) => ({ Player: { Id: id, Version: 1, Name: 'X', Surname: 'Y' } }),
    ],
  ])('a foreign player and an absent one are answered alike by %s', async (path, body) => {
    const before = await everything();
    const foreign = await app.post(agent.token, `/api/${path}`, body(foreignId));
    const none = await app.post(agent.token, `/api/${path}`, body(absent));
    expect(foreign.status).toBe(404);
    expect(withoutInstance(foreign)).toEqual(withoutInstance(none));
    expect(await everything()).toEqual(before);
  });

  it('is not in the own list, whatever id the body claims', async () => {
    const list = await app.call(agent.token, 'Agent/GetAgentPlayerList', { limit: 100 });
    expect(list.ok.items.map(({ id }) => id)).toEqual([ownId]);
    const claimed = await app.call(agent.token, 'Agent/GetAgentPlayerList', { agentId: other.agentId });
    expect(claimed.problem.code).toBe('SUBJECT_MISMATCH');
    const figures = await app.call(agent.token, 'Agent/GetPortfolioFigures', { agentId: other.agentId });
    expect(figures.problem.code).toBe('SUBJECT_MISMATCH');
    const adding = await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', {
      agentId: other.agentId,
      player: { name: 'X', surname: 'Y' },
    });
    expect(adding.problem.code).toBe('SUBJECT_MISMATCH');
  });

  it('is closed to guests, players, clubs and coaching staff', async () => {
    const before = await everything();
    const body = { Player: { Name: 'X', Surname: 'Y' } };
    expect((await app.post(null, save, body)).status).toBe(401);
    const people = [await makePlayerAccount(app), await makeTeamMember(app), await makeCoach(app)];
    for (const { token } of people) {
      expect((await app.post(token, save, body)).status).toBe(403);
      expect((await app.post(token, '/api/Agent/GetAgentPlayerList', {})).status).toBe(403);
      expect((await app.post(token, '/api/Agent/DeletePlayer', { AgentPlayerId: foreignId })).status).toBe(
        403,
      );
    }
    expect((await everything()).events).toEqual(before.events);
  });
});

describe('a player’s input', () => {
  it.each([
    'AgentId',
    'TeamId',
    'AccountId',
    'Profile',
    'CreatedAt',
    'UpdatedAt',
    'DeletedAt',
    'SignedSeason',
    'Can',
    'Completeness',
    '__proto__',
    'constructor',
    'name',
  ])('may not set %s', async (field) => {
    const before = await everything();
    const player = `{"Name": "X", "Surname": "Y", ${JSON.stringify(field)}: 7}`;
    const answer = await app.post(agent.token, save, `{"Player": ${player}}`);
    expect(answer.status).toBe(400);
    expect(await everything()).toEqual(before);
  });

  it('keeps its owner when it is changed', async () => {
    const team = await makeTeam(app);
    const answer = await app.post(agent.token, save, {
      Player: { Id: ownId, Version: 1, Name: 'X', Surname: 'Y', TeamId: team },
    });
    expect(answer.problem).toMatchObject({ code: 'UNKNOWN_FIELD', errors: [{ field: 'Player.TeamId' }] });
  });

  const good = { Name: 'X', Surname: 'Y' };

  it.each([-1, 101, 1000])(
    'may not state %d percent of the minutes, and gets the spec’s message',
    async (minutes) => {
      const answer = await app.post(agent.token, save, { Player: { ...good, MinutesPercent: minutes } });
      expect(answer.problem.errors).toEqual([
        {
          field: 'Player.MinutesPercent',
          code: 'minutesPlayedOutOfRange',
          text: 'I minuti giocati nell’ultima stagione devono essere una percentuale tra 0 e 100',
        },
      ]);
    },
  );

  it.each<[string, unknown, string, string]>([
    ['a NUL', { ...good, Comments: 'a\u0000b' }, 'FORBIDDEN_CHARACTERS', 'Player.Comments'],
    ['a lone surrogate', { ...good, CurrentClub: '\ud800' }, 'FORBIDDEN_CHARACTERS', 'Player.CurrentClub'],
    ['no name', { Surname: 'Y' }, 'INVALID_INPUT', 'Player.Name'],
    ['an empty name', { ...good, Name: '   ' }, 'INVALID_INPUT', 'Player.Name'],
    ['a name that nobody can see', { ...good, Name: '\u200B\u200D' }, 'INVALID_INPUT', 'Player.Name'],
    ['markup in a name', { ...good, Name: '<b>X</b>' }, 'INVALID_INPUT', 'Player.Name'],
    ['a name over two lines', { ...good, Name: 'X\nBcc: Y' }, 'INVALID_INPUT', 'Player.Name'],
    ['a telephone that is none', { ...good, Phone: 'ask my agent' }, 'INVALID_INPUT', 'Player.Phone'],
    ['a long name', { ...good, Name: 'x'.repeat(81) }, 'INVALID_INPUT', 'Player.Name'],
    ['a number as name', { ...good, Name: 12 }, 'INVALID_INPUT', 'Player.Name'],
    ['an object as name', { ...good, Name: { $gt: '' } }, 'INVALID_INPUT', 'Player.Name'],
    ['a list as name', { ...good, Name: ['X'] }, 'INVALID_INPUT', 'Player.Name'],
    ['a number as text', { ...good, HeightCm: '178' }, 'INVALID_INPUT', 'Player.HeightCm'],
    ['half a centimetre', { ...good, HeightCm: 178.5 }, 'INVALID_INPUT', 'Player.HeightCm'],
    ['a giant', { ...good, HeightCm: 251 }, 'INVALID_INPUT', 'Player.HeightCm'],
    ['money below zero', { ...good, Salary: -1 }, 'INVALID_INPUT', 'Player.Salary'],
    ['cents', { ...good, Salary: 10.5 }, 'INVALID_INPUT', 'Player.Salary'],
    ['more than a billion', { ...good, PlayerValue: 1e9 + 1 }, 'INVALID_INPUT', 'Player.PlayerValue'],
    ['a day that is none', { ...good, BornDate: '2001-02-29' }, 'INVALID_INPUT', 'Player.BornDate'],
    ['somebody of tomorrow', { ...good, BornDate: '2026-09-16' }, 'INVALID_INPUT', 'Player.BornDate'],
    ['a baby', { ...good, BornDate: '2025-09-15' }, 'INVALID_INPUT', 'Player.BornDate'],
    ['a role that is none', { ...good, PrincipalRole: 12 }, 'INVALID_INPUT', 'Player.PrincipalRole'],
    ['all roles', { ...good, PrincipalRole: 0 }, 'INVALID_INPUT', 'Player.PrincipalRole'],
    [
      'the same role twice',
      { ...good, PrincipalRole: 9, SecondaryRole: 9 },
      'INVALID_INPUT',
      'Player.SecondaryRole',
    ],
    ['a country that is none', { ...good, Nationality: 'ZZ' }, 'INVALID_INPUT', 'Player.Nationality'],
    ['a country in words', { ...good, Country: 'Italia' }, 'INVALID_INPUT', 'Player.Country'],
    ['a level that is none', { ...good, SearchLevels: [16] }, 'INVALID_INPUT', 'Player.SearchLevels.0'],
    ['a script as link', { ...good, VideoUrl: 'javascript:alert(1)' }, 'INVALID_INPUT', 'Player.VideoUrl'],
    ['a region that is none', { ...good, Country: 'IT', Region: 'BAV' }, 'INVALID_INPUT', 'Player.Region'],
    ['a third of a minute', { ...good, MinutesPercent: 33.3 }, 'INVALID_INPUT', 'Player.MinutesPercent'],
    ['a picture', { ...good, ImageUrl: 'https://x.test/a.png' }, 'UNKNOWN_FIELD', 'Player.ImageUrl'],
    [
      'a fee from above to',
      { ...good, CommissionFeeMin: 2, CommissionFeeMax: 1 },
      'INVALID_INPUT',
      'Player.CommissionFeeMax',
    ],
    [
      'a link with a password',
      { ...good, VideoUrl: 'https://user:secret@video.test/a' },
      'INVALID_INPUT',
      'Player.VideoUrl',
    ],
    [
      'a link to another site than the field names',
      { ...good, InstagramUrl: 'https://instagram.com.evil.test/x' },
      'INVALID_INPUT',
      'Player.InstagramUrl',
    ],
    ['no link', { ...good, FacebookUrl: 'facebook' }, 'INVALID_INPUT', 'Player.FacebookUrl'],
    ['an id as text', { ...good, Id: '1; drop table players' }, 'INVALID_INPUT', 'Player.Id'],
    ['a change without version', { ...good, Id: 80001 }, 'INVALID_INPUT', 'Player.Version'],
  ])('is refused with %s, at the field, and nothing is stored', async (_what, player, code, field) => {
    const before = await everything();
    const answer = await app.post(agent.token, save, { Player: player }, { 'accept-language': 'en' });
    expect(answer.status).toBe(400);
    expectProblem(answer.problem, code);
    expect(answer.problem.errors?.map((error) => error.field)).toContain(field);
    expect(await everything()).toEqual(before);
  });

  it.each<[string, string, Record<string, string>, number, string]>([
    ['nothing', '', {}, 400, 'MALFORMED_BODY'],
    ['no JSON', '{"Player":', {}, 400, 'MALFORMED_BODY'],
    ['a list', '[]', {}, 400, 'INVALID_INPUT'],
    ['null', 'null', {}, 400, 'INVALID_INPUT'],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a megabyte',
      JSON.stringify({ Player: { Name: 'X', Surname: 'Y', Comments: 'x'.repeat(1_100_000) } }),
      {},
      413,
      'TOO_LARGE',
    ],
  ])('is refused as %s, as a problem document', async (_what, body, headers, status, code) => {
    const before = await everything();
    const answer = await app.post(agent.token, save, body, headers);
    expect(answer.status).toBe(status);
    expectProblem(answer.problem, code);
    expect(await everything()).toEqual(before);
  });

  it('accepts unusual names', async () => {
    const odd = {
      name: "Robert'); drop table players;--",
      surname: '=HYPERLINK("x") اسم 👩‍👩‍👧',
      comments: '\\0 %_\' " {{x}} <b>1 > 0</b>',
    };
    const added = await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player: odd });
    expect(added.ok.player).toMatchObject(odd);
  });
});
