import type { Api } from '@trattativa/contract/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInAgain, makeAgent, makeTeamMember, type Person } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

type Rows = Api['Portfolio/ImportPlayerRows']['input']['rows'];

const send = (person: Person, rows: Rows, apply = true) =>
  app.call(person.token, 'Portfolio/ImportPlayerRows', { apply, rows });
const undo = (person: Person, importId: number) =>
  app.call(person.token, 'Portfolio/UndoPlayerImport', { importId });
const listOf = async (person: Person) =>
  (await app.call(person.token, 'Agent/GetAgentPlayerList', { sort: 'name', limit: 100 })).ok;

const serra = { line: 2, values: { name: 'Nicolò', surname: 'Serra', bornDate: '2004-02-11', foot: 1 } };
const rota = { line: 3, values: { name: 'Ivo', surname: 'Rota', bornYear: 2003 } };

describe('players whose cells were read from a table', () => {
  it('are only told of before they are confirmed, and then come in at once', async () => {
    const agent = await makeAgent(app);
    expect((await send(agent, [serra, rota], false)).ok).toMatchObject({
      applied: false,
      added: 2,
      importId: null,
    });
    expect((await listOf(agent)).total).toBe(0);
    const done = (await send(agent, [serra, rota])).ok;
    expect(done).toMatchObject({ applied: true, added: 2, message: '2 calciatori importati' });
    expect(done.players.map(({ line }) => line)).toEqual([2, 3]);
    // A year is kept as such, and no day is invented.
    expect((await listOf(agent)).items).toMatchObject([
      { surname: 'Rota', bornDate: null, bornYear: 2003, age: null },
      { surname: 'Serra', bornDate: '2004-02-11', bornYear: null },
    ]);
  });

  it('come in without a cell that the form would refuse, and the cell is told', async () => {
    const agent = await makeAgent(app);
    const values = {
      ...serra.values,
      heightCm: 900,
      bornDate: '2004-02-30',
      principalRole: 11,
      secondaryRole: 11,
    };
    const done = (await send(agent, [{ line: 9, values }])).ok;
    expect(done.added).toBe(1);
    expect(done.refused.map(({ line, field, code }) => `${line} ${field} ${code}`).sort()).toEqual([
      '9 BornDate notADate',
      '9 HeightCm tooBig',
      '9 SecondaryRole sameAsPrincipalRole',
    ]);
    expect((await listOf(agent)).items[0]).toMatchObject({
      surname: 'Serra',
      heightCm: null,
      principalRole: 11,
    });
  });

  it('need a name, of which one word is enough', async () => {
    const agent = await makeAgent(app);
    const done = (
      await send(agent, [
        { line: 2, values: { name: 'Zezinho' } },
        { line: 3, values: { foot: 0 } },
      ])
    ).ok;
    expect(done).toMatchObject({ added: 1, nameless: [3] });
    expect((await listOf(agent)).items[0]).toMatchObject({ name: 'Zezinho', surname: '' });
  });

  it('are left out when the portfolio or the table has them already', async () => {
    const agent = await makeAgent(app);
    await send(agent, [serra]);
    const done = (await send(agent, [serra, rota, { ...rota, line: 4 }])).ok;
    expect(done).toMatchObject({ added: 1 });
    expect(done.duplicates).toEqual([
      { line: 2, where: 'portfolio' },
      { line: 4, where: 'file' },
    ]);
  });

  it('come in one by one where the reader decides so, though they look like somebody who is there', async () => {
    const agent = await makeAgent(app);
    await send(agent, [serra]);
    const rows = [serra, rota, { ...rota, line: 4 }, { ...rota, line: 5 }];
    const asked = { apply: true, takenDuplicates: [4], rows };
    const done = (await app.call(agent.token, 'Portfolio/ImportPlayerRows', asked)).ok;
    expect(done.players.map(({ line }) => line)).toEqual([3, 4]);
    expect(done.duplicates.map(({ line }) => line)).toEqual([2, 4, 5]);
    const wrong = await app.call(agent.token, 'Portfolio/ImportPlayerRows', {
      ...asked,
      takenDuplicates: [0],
    });
    expect(wrong.status).toBe(400);
  });

  it('can be taken back, except those changed since, once and only by their owner', async () => {
    const [agent, other] = [await makeAgent(app), await makeAgent(app)];
    const done = (await send(agent, [serra, rota])).ok;
    const [first] = done.players;
    const changed = await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', {
      player: { id: first?.playerId ?? 0, version: 1, name: 'Nicolò', surname: 'Serra' },
    });
    expect(changed.status).toBe(200);
    expect((await undo(other, done.importId ?? 0)).status).toBe(404);
    expect((await undo(agent, done.importId ?? 0)).ok).toMatchObject({ removed: 1, kept: 1 });
    expect((await undo(agent, done.importId ?? 0)).status).toBe(404);
    expect((await listOf(agent)).items.map(({ surname }) => surname)).toEqual(['Serra']);
  });

  it('can still be taken back by who comes again within a day', async () => {
    const [agent, other] = [await makeAgent(app), await makeAgent(app)];
    const last = async (person: Person) =>
      (await app.call(person.token, 'Portfolio/GetLastImport', {})).ok.last;
    expect(await last(agent)).toBeNull();
    await send(agent, [serra]);
    const done = (await send(agent, [rota, { line: 4, values: { name: 'Elio', surname: 'Corsi' } }])).ok;
    expect(await last(agent)).toMatchObject({
      importId: done.importId,
      undoUntil: done.undoUntil,
      players: 2,
    });
    expect(await last(other)).toBeNull();
    const foreign = await app.call(other.token, 'Portfolio/GetLastImport', { agentId: agent.agentId });
    expect(foreign.problem.code).toBe('SUBJECT_MISMATCH');
    await undo(agent, done.importId ?? 0);
    // The one before is the last now.
    expect(await last(agent)).toMatchObject({ players: 1 });
    app.clock.advance({ days: 1, minutes: 1 });
    expect(await last({ ...agent, token: await logInAgain(app, agent) })).toBeNull();
  });

  it('cannot be put into the portfolio of somebody else', async () => {
    const [club, agent] = [await makeTeamMember(app), await makeAgent(app)];
    const answer = await app.call(club.token, 'Portfolio/ImportPlayerRows', {
      apply: true,
      rows: [serra],
      agentId: agent.agentId,
    });
    expect(answer.problem.code).toBe('SUBJECT_MISMATCH');
  });
});

describe('the file of a table', () => {
  const read = (person: Person, bytes: Buffer) =>
    app.call(person.token, 'Portfolio/ReadPlayerTable', { content: bytes.toString('base64') });

  it('is answered cell by cell, as it is written', async () => {
    const agent = await makeAgent(app);
    const answer = (await read(agent, Buffer.from('Nome;Età\n\n=1+1;"due\nrighe"\n'))).ok;
    expect(answer.sheets).toEqual([
      {
        name: '',
        rows: [
          { line: 1, cells: ['Nome', 'Età'] },
          { line: 3, cells: ['=1+1', 'due\nrighe'] },
        ],
      },
    ]);
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    ['a broken archive', Buffer.from('PK\u0003\u0004nothing')],
    ['nothing', Buffer.from(' ')],
  ])('is refused, never a 5xx: %s', async (_what, bytes) => {
    const answer = await read(await makeAgent(app), bytes);
    expect([answer.status, answer.problem.code]).toEqual([400, 'TABLE_UNREADABLE']);
  });
});
