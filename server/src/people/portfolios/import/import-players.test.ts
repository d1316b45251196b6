import type { Api } from '@trattativa/contract/api';
import { languages } from '@trattativa/texts/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAgent,
  makeCoach,
  makeStaff,
  makeTeamMember,
  type Person,
} from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { fieldLabel } from './import-columns.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

type Input = Api['Portfolio/ImportPlayers']['input'];

const base64 = (file: string | Buffer) => Buffer.from(file).toString('base64');

const send = (person: Person, file: string | Buffer, more: Partial<Input> = {}) =>
  app.call(person.token, 'Portfolio/ImportPlayers', { content: base64(file), apply: false, ...more });

const listOf = async (person: Person) =>
  (await app.call(person.token, 'Agent/GetAgentPlayerList', { sort: 'name', limit: 100 })).ok;

const two = 'Nome;Cognome;Data di nascita;Ruolo principale\nNicolò;Serra;11/02/2004;Portiere\nIvo;Rota;;\n';

describe('a file of players', () => {
  it('is previewed and stored only when confirmed, with one event in total', async () => {
    const agent = await makeAgent(app);
    const seen = (await send(agent, two)).ok;
    expect(seen).toMatchObject({ applied: false, rows: 2, added: 2, bad: 0, duplicates: 0 });
    expect(seen.sample[0]).toMatchObject({ line: 2, name: 'Nicolò Serra', bornDate: '2004-02-11' });
    expect((await listOf(agent)).total).toBe(0);
    const done = (await send(agent, two, { apply: true })).ok;
    expect(done).toMatchObject({ applied: true, added: 2, message: '2 calciatori importati' });
    expect((await listOf(agent)).items.map(({ surname }) => surname)).toEqual(['Rota', 'Serra']);
    const events = await app.services.db
      .selectFrom('events')
      .select(['type', 'data', 'recipients'])
      .where('type', 'in', ['players.imported', 'player.added'])
      .execute();
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      type: 'players.imported',
      data: { kind: 'agent', ownerId: agent.agentId, count: 2 },
      recipients: [agent.accountId],
    });
  });

  it.each([
    ['UTF-8', Buffer.from(two)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${two}`)],
    ['UTF-16', Buffer.from(`\uFEFF${two}`, 'utf16le')],
    ['Windows-1252', Buffer.from(two, 'latin1')],
    ['commas', Buffer.from(two.replaceAll(';', ','))],
    ['tabs', Buffer.from(two.replaceAll(';', '\t'))],
  ])('is read in any encoding: %s', async (_name, file) => {
    const seen = (await send(await makeAgent(app), file)).ok;
    expect(seen).toMatchObject({ rows: 2, added: 2, bad: 0 });
    expect(seen.sample[0]?.name).toBe('Nicolò Serra');
  });

  it.each(languages)('may name columns and values in any language: %s', async (language) => {
    const fields = ['surname', 'name', 'bornDate', 'heightCm'] as const;
    const header = fields.map((field) => fieldLabel(field, language)).join(';');
    const seen = (await send(await makeAgent(app), `${header}\nVenier;Tommaso;2004-03-17;178\n`)).ok;
    expect(seen).toMatchObject({ added: 1, bad: 0, ignored: [] });
    expect(seen.sample[0]).toMatchObject({ name: 'Tommaso Venier', bornDate: '2004-03-17' });
  });

  it('accepts every field, as numbers, codes or words, and money as people write it', async () => {
    const agent = await makeAgent(app);
    const file = [
      'Name;Surname;PrincipalRole;Foot;HeightCm;Nationality;SearchLevels;Salary;EuPassport;Phone;Boh',
      "Ana;Ruiz;11;Zurdo;181 cm;España;1.er nivel, 3;€ 1.200;sí;'+34 600 100 200;x",
    ].join('\n');
    const seen = (await send(agent, file, { apply: true })).ok;
    expect(seen).toMatchObject({ added: 1, bad: 0, ignored: ['boh'] });
    expect((await listOf(agent)).items[0]).toMatchObject({
      principalRole: 11,
      foot: 1,
      heightCm: 181,
      nationality: 'ES',
      searchLevels: [0, 3],
      salary: 1200,
      euPassport: true,
      phone: '+34 600 100 200',
    });
  });

  it('reports every bad row with its reasons, and imports the good ones', async () => {
    const agent = await makeAgent(app);
    const file = [
      'Nome;Cognome;Data di nascita;Altezza (cm);Ruolo principale',
      'Buono;Uno;2004-01-01;180;Portiere',
      ';Senza;2004-01-01;180;Portiere',
      '<b>Ciao</b>;Html;2004-01-01;180;Portiere',
      'Alto;Troppo;2004-02-30;900;Mago',
    ].join('\n');
    const done = (await send(agent, file, { apply: true })).ok;
    expect(done).toMatchObject({ rows: 4, added: 1, bad: 3 });
    const told = done.badRows.map(({ line, problems }) => [
      line,
      problems.map(({ field, code }) => `${field} ${code}`),
    ]);
    expect(told).toEqual([
      [3, ['Name required']],
      [4, ['Name forbiddenCharacters']],
      [5, ['PrincipalRole notInList', 'BornDate notADate', 'HeightCm tooBig']],
    ]);
    expect(done.badRows[0]?.problems[0]).toMatchObject({
      label: 'Nome',
      text: 'Questo campo è obbligatorio',
    });
    expect((await listOf(agent)).items.map(({ name }) => name)).toEqual(['Buono']);
  });

  it('loses no row, column or letter silently, whatever its structure', async () => {
    const agent = await makeAgent(app);
    const mixed = 'Nome;Cognome\r\nAda;Uno\nIvo;Due\rUgo;"Tre\nLia;Quattro\nPia;Cinque;di troppo\n';
    const seen = (await send(agent, mixed)).ok;
    expect(seen).toMatchObject({ rows: 5, added: 3, bad: 2 });
    expect(seen.badRows.map(({ line, problems }) => [line, problems[0]?.code])).toEqual([
      [4, 'unreadableRow'],
      [6, 'unreadableRow'],
    ]);
    const list = [
      { Name: 'Ada', Surname: 'Uno' },
      { Name: 'Ivo', Surname: 'Due', HeightCm: 900 },
    ];
    expect((await send(agent, JSON.stringify(list))).ok).toMatchObject({ rows: 2, added: 1, bad: 1 });
    const broken = Buffer.concat([Buffer.from('Nome;Cognome\nNicolò;Serrà\nIv'), Buffer.from([0xc3, 0x0a])]);
    expect((await send(agent, Buffer.concat([broken, Buffer.from(' ;Rota\n')]))).ok.sample[0]?.name).toBe(
      'Nicolò Serrà',
    );
  });

  it.each([
    ['a control character', 'Nic\u0085ola', 'forbiddenCharacters'],
    ['a sign that turns the text around', 'Nic\u202Eola', 'forbiddenCharacters'],
    ['a letter that broke on its way', 'Nic\uFFFDola', 'forbiddenCharacters'],
    ['what nobody can see', '\u200B\u200D', 'required'],
  ])('refuses as a name %s', async (_what, name, code) => {
    const seen = (await send(await makeAgent(app), `Nome;Cognome\n${name};Rota\n`)).ok;
    expect(seen.badRows[0]?.problems).toMatchObject([{ field: 'Name', code }]);
  });

  it('reports duplicates in the portfolio or the file, and imports them only on request', async () => {
    const agent = await makeAgent(app);
    await send(agent, two, { apply: true });
    const file = `${two}NICOLO;serra;2004-02-11;Portiere\nNuovo;Uno;2001-01-01;\nNuovo;Uno;2001-01-01;\n`;
    const seen = (await send(agent, file)).ok;
    expect(seen).toMatchObject({ rows: 5, added: 2, duplicates: 3 });
    expect(seen.duplicateRows.map(({ line, where }) => [line, where])).toEqual([
      [2, 'portfolio'],
      [4, 'file'],
      [6, 'file'],
    ]);
    expect((await send(agent, file, { withDuplicates: true })).ok).toMatchObject({ added: 5, duplicates: 0 });
  });

  it.each([
    ['nothing at all', Buffer.from(' '), 'TABLE_UNREADABLE'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'TABLE_UNREADABLE'],
    ['columns that nobody knows', Buffer.from('a;b\n1;2\n'), 'TABLE_UNREADABLE'],
    ['more rows than are taken', Buffer.from(`Nome;Cognome\n${'A;B\n'.repeat(20_001)}`), 'TABLE_TOO_LONG'],
  ])('is refused, never a 5xx: %s', async (_name, file, code) => {
    const agent = await makeAgent(app);
    const answer = await send(agent, file, { apply: true });
    expect([answer.status, answer.problem.code]).toEqual([400, code]);
    expect((await listOf(agent)).total).toBe(0);
  });

  it('larger than ten megabytes is refused', async () => {
    const answer = await send(await makeAgent(app), Buffer.alloc(10_000_003, 'a'));
    expect(answer.status).toBe(400);
    expect((await send(await makeAgent(app), Buffer.alloc(12_000_000, 'a'))).status).toBe(413);
  });
});

describe('the owner of imported players', () => {
  it('is the caller; staff name an existing owner', async () => {
    const [club, coach, agent, staff] = [
      await makeTeamMember(app),
      await makeCoach(app),
      await makeAgent(app),
      await makeStaff(app),
    ];
    for (const person of [club, coach]) expect((await send(person, two, { apply: true })).ok.added).toBe(2);
    expect((await app.call(club.token, 'Team/GetTeamPlayerList', {})).ok.total).toBe(2);
    expect((await app.call(coach.token, 'CoachingStaff/GetCoachingStaffPlayerList', {})).ok.total).toBe(2);
    expect((await send(club, two, { agentId: agent.agentId })).problem.code).toBe('SUBJECT_MISMATCH');
    expect((await send(staff, two)).problem.code).toBe('SUBJECT_MISMATCH');
    expect((await send(staff, two, { agentId: 999_999 })).status).toBe(404);
    expect((await send(staff, two, { agentId: agent.agentId, apply: true })).ok.added).toBe(2);
    expect((await listOf(agent)).total).toBe(2);
  });
});
