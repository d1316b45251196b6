import { playerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOpenRequest } from '../../../test/factories/applications.ts';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import { makeAgent, makeTeam, makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let agent: Awaited<ReturnType<typeof makeAgent>>;
let rossi: number;
let ascoli: number;

const find = async (text: string, token = agent.token, headers?: Record<string, string>) =>
  (await app.call(token, 'Search/Find', { text }, headers)).ok;
const playersFor = async (text: string) => (await find(text)).players.map(({ name }) => name);

async function makeNamed(name: string, surname: string, club: string, role = 9): Promise<number> {
  const id = await makeAgentPlayer(app, agent.agentId);
  await sql`update players set name = ${name}, surname = ${surname}, current_club = ${club}, principal_role = ${role}
    where id = ${id}`.execute(app.services.db);
  return id;
}

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  agent = await makeAgent(app);
  rossi = await makeNamed('Paolo', 'Rossi', 'Virtus Brenta');
  await makeNamed('José', 'Muñoz', 'Atlético Olivar', 1);
  await makeNamed('Carlo', 'D’Angelo', 'Virtus Brenta');
  await makeNamed('Sandro', 'Carossi', 'US Lecco');
  ascoli = await makeTeam(app, { name: 'Ascoli Calcio' });
  await makeTeam(app, { name: 'Rossi Ascoli Piceno' });
});
afterAll(() => app.close());

describe('the words of a search', () => {
  it('are fragments, blind to accents and case', async () => {
    expect(await playersFor('MUNO')).toEqual(['José Muñoz']);
    expect(await playersFor('muñoz')).toEqual(['José Muñoz']);
    expect(await playersFor('atleti')).toEqual(['José Muñoz']);
  });

  it('words of two fields name one thing', async () => {
    expect(await playersFor('rossi brenta')).toEqual(['Paolo Rossi']);
    expect(await playersFor('brenta pao')).toEqual(['Paolo Rossi']);
    expect(await playersFor('rossi olivar')).toEqual([]);
  });

  it('find names that begin so before names that contain it', async () => {
    expect(await playersFor('ross')).toEqual(['Paolo Rossi', 'Sandro Carossi']);
  });

  it('words of one or two letters begin a word', async () => {
    expect(await playersFor('ro pa')).toEqual(['Paolo Rossi']);
  });

  it('pass over apostrophes, and take signs of patterns as they are', async () => {
    expect(await playersFor("d'angelo")).toEqual(['Carlo D’Angelo']);
    expect(await playersFor('%%')).toEqual([]);
    expect(await playersFor('ro_si')).toEqual([]);
    expect(await playersFor('’’')).toEqual([]);
  });

  it('name a role in the language of the searcher', async () => {
    expect(await playersFor('portiere olivar')).toEqual(['José Muñoz']);
    const { players } = await find('guarda olivar', agent.token, { 'accept-language': 'pt' });
    expect(players.map(({ name }) => name)).toEqual(['José Muñoz']);
    expect(await playersFor('guarda olivar')).toEqual([]);
  });

  it('find a request by its role and its club', async () => {
    const { requestId, club } = await makeOpenRequest(app, { role: playerRole.goalkeeper });
    await sql`update teams set name = 'Rocca Nera' where id = ${club.teamId}`.execute(app.services.db);
    expect((await find('portiere rocca')).requests.map(({ id }) => id)).toEqual([requestId]);
    expect((await find('portiere rocca')).teams).toEqual([]);
    expect((await find('centravanti rocca')).requests).toEqual([]);
  });
});

describe('an act', () => {
  const pairs = async (text: string, language = 'it') => {
    const found = await find(text, agent.token, { 'accept-language': language });
    return { act: found.act, pairs: found.pairs.map(({ player, team }) => `${player.id} ${team.id}`) };
  };

  it('is named by a player and a club, in either order', async () => {
    const expected = { act: null, pairs: [`${rossi} ${ascoli}`] };
    expect(await pairs('paolo ascoli')).toEqual({
      ...expected,
      pairs: expect.arrayContaining(expected.pairs),
    });
    expect((await pairs('calcio rossi')).pairs).toEqual(expect.arrayContaining(expected.pairs));
  });

  it.each([
    ['it', 'proponi Rossi al Calcio'],
    ['en', 'propose Rossi to the Calcio'],
    ['es', 'propón Rossi al Calcio'],
    ['ca', 'proposa Rossi al Calcio'],
    ['fr', 'proposer Rossi à Calcio'],
    ['pt', 'propor Rossi ao Calcio'],
    ['de', 'Rossi bei Calcio vorschlagen'],
  ])('is understood in %s', async (language, text) => {
    const found = await pairs(text, language);
    expect(found.act).toBe('propose');
    expect(found.pairs).toContain(`${rossi} ${ascoli}`);
  });

  it('is offered only to those who may propose the player', async () => {
    const other = await makeAgent(app);
    expect((await find('proponi rossi ascoli', other.token)).pairs).toEqual([]);
    const club = await makeTeamMember(app);
    const found = await find('rossi brenta', club.token);
    expect(found.players).toMatchObject([{ name: 'Paolo Rossi', can: { propose: false, offer: true } }]);
  });
});

it('a search needs two letters; a longer text than any list takes is refused', async () => {
  for (const text of ['', ' ', 'a', 'x'.repeat(81)])
    expect((await app.call(agent.token, 'Search/Find', { text })).status).toBe(400);
});
