import { type ConversationType, conversationType } from '@trattativa/domain/room/conversation-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepMinors } from '../src/insight/protection/jobs/sweep-minors.ts';
import { attachDocument } from './factories/files.ts';
import { makeAgent, makePlayerAccount, makeStaff, makeTeamMember, type Person } from './factories/people.ts';
import { buildTestApp, type TestApp } from './stage/build-test-app.ts';

/** Whoever keeps a minor's record cannot leave the youngest date behind by another record, another name or another owner. */

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' }, now: '2026-09-15T10:00:00.000Z' });
  staff = await makeStaff(app, { admin: true });
});
afterAll(() => app.close());

const minor = '2013-03-17';
const sameDayAsAdult = '2003-03-17';
const otherAdult = '2002-01-31';
const staysMinor = [{ field: 'Player.BornDate', code: 'staysMinor' }];

interface Entered {
  id?: number;
  version?: number;
  name: string;
  surname: string;
  bornDate?: string | null;
}

const save = (by: Person, player: Entered, more: object = {}) =>
  app.call(by.token, 'Agent/AddOrUpdateAgentPlayer', { player, ...more });

let made = 0;
const words = [
  'Alda',
  'Berto',
  'Cino',
  'Dario',
  'Elio',
  'Furio',
  'Gianni',
  'Livio',
  'Mirko',
  'Nando',
  'Oreste',
  'Piero',
];
/** A name that no other test uses, nor one similar to it. */
const freshName = () => {
  made += 1;
  return { name: `${words[made % words.length]}`, surname: `Prova${'x'.repeat(made * 3)}` };
};

async function keepMinor() {
  const agent = await makeAgent(app);
  const person = freshName();
  const { id, version } = (await save(agent, { ...person, bornDate: minor })).ok.player;
  return { agent, person, id, version };
}

describe('a minor of the portfolio', () => {
  it('who was renamed is not entered again under the old name', async () => {
    const { agent, person, id, version } = await keepMinor();
    expect((await save(agent, { id, version, name: 'Altro', surname: 'Nome' })).status).toBe(200);
    for (const bornDate of [sameDayAsAdult, otherAdult])
      expect((await save(agent, { ...person, bornDate })).problem.errors).toMatchObject(staysMinor);
  });

  it.each([
    ['with the words turned round', ({ name, surname }: Entered) => ({ name: surname, surname: name })],
    ['with a second given name', ({ name, surname }: Entered) => ({ name: `${name} Maria`, surname })],
    ['with a slip', ({ name, surname }: Entered) => ({ name, surname: `${surname.slice(0, -1)}y` })],
  ])('is not entered again %s', async (_title, spelled) => {
    const { agent, person } = await keepMinor();
    const again = await save(agent, { ...spelled(person), bornDate: sameDayAsAdult });
    expect(again.problem.errors).toMatchObject(staysMinor);
  });

  it('is not made of an adult’s record by its name, nor of one without a date by its date', async () => {
    const { agent, person } = await keepMinor();
    const other = (await save(agent, { ...freshName(), bornDate: sameDayAsAdult })).ok.player;
    const renamed = await save(agent, { ...person, id: other.id, version: other.version });
    expect(renamed.problem.errors).toMatchObject(staysMinor);
    const undated = (await save(agent, person)).ok.player;
    const dated = { ...person, id: undated.id, version: undated.version, bornDate: sameDayAsAdult };
    expect((await save(agent, dated)).problem.errors).toMatchObject(staysMinor);
    const form = await app.call(agent.token, 'Player/SavePlayerInfo', { player: dated });
    expect(form.problem.errors).toMatchObject(staysMinor);
    expect((await save(staff, dated)).status).toBe(200);
  });
});

describe('a file that names a player twice, as a minor and as an adult', () => {
  const person = { name: 'Lino', surname: 'Doppio' };
  const rows = [minor, sameDayAsAdult];

  it.each([
    ['the minor first', rows],
    ['the adult first', rows.toReversed()],
  ])('imports the minor alone with %s', async (_order, dates) => {
    const agent = await makeAgent(app);
    const lines = [
      'Name;Surname;BornDate',
      ...dates.map((date) => `${person.name};${person.surname};${date}`),
    ];
    const content = Buffer.from(lines.join('\n')).toString('base64');
    for (const apply of [false, true]) {
      const { added, badRows } = (await app.call(agent.token, 'Portfolio/ImportPlayers', { content, apply }))
        .ok;
      const line = dates.indexOf(sameDayAsAdult) + 2;
      expect([added, badRows]).toMatchObject([
        1,
        [{ line, problems: [{ field: 'BornDate', code: 'staysMinor' }] }],
      ]);
    }
  });

  it('leaves the adult’s row of a table without its date', async () => {
    const agent = await makeAgent(app);
    const { refused } = (
      await app.call(agent.token, 'Portfolio/ImportPlayerRows', {
        apply: true,
        rows: rows.map((bornDate, place) => ({ line: place + 2, values: { ...person, bornDate } })),
      })
    ).ok;
    expect(refused).toMatchObject([{ line: 3, field: 'BornDate', code: 'staysMinor' }]);
  });
});

describe('the nightly sweep', () => {
  async function found(playerId: number): Promise<boolean> {
    await sweepMinors.run(app.services, {});
    const { items } = (await app.call(staff.token, 'Protection/GetFindings', { limit: 100 })).ok;
    return items.some(({ kind, player }) => kind === 'player' && player.id === playerId);
  }

  it('lists an adult whom another owner keeps under a minor’s name and birthday', async () => {
    const { person } = await keepMinor();
    const other = await makeAgent(app);
    const turned = { name: person.surname, surname: person.name };
    const { id } = (await save(other, { ...turned, bornDate: sameDayAsAdult })).ok.player;
    expect(await found(id)).toBe(true);
    const namesake = (await save(await makeAgent(app), { ...person, bornDate: otherAdult })).ok.player;
    expect(await found(namesake.id)).toBe(false);
  });

  it('lists an adult whom another owner enters after the minor’s record was removed', async () => {
    const { agent, person, id } = await keepMinor();
    expect((await app.call(agent.token, 'Agent/DeletePlayer', { agentPlayerId: id })).status).toBe(200);
    app.clock.advance({ minutes: 1 });
    const club = await makeTeamMember(app);
    const added = await app.call(club.token, 'Team/AddOrUpdateTeamPlayer', {
      player: { ...person, bornDate: otherAdult },
    });
    expect(await found(added.ok.player.id)).toBe(true);
  });

  it('lists an adult beside a minor of the same name in one portfolio', async () => {
    const { agent, person } = await keepMinor();
    const beside = (await save(agent, { ...person, bornDate: otherAdult })).ok.player;
    expect(await found(beside.id)).toBe(true);
  });
});

it('a birth date that staff correct has an entry of its own in the audit', async () => {
  const { agent, person, id, version } = await keepMinor();
  await attachDocument(app, staff, id);
  const corrected = { ...person, id, version, bornDate: sameDayAsAdult };
  expect((await save(staff, corrected, { agentId: agent.agentId })).status).toBe(200);
  const { items } = (await app.call(staff.token, 'Audit/GetAudit', { kind: 'player', dealId: id })).ok;
  expect(items).toMatchObject([
    { type: 'minor.birthCorrected', actor: 'staff', facts: { from: 2013, to: 2003 } },
    { type: 'files.changed', facts: { change: 'added' } },
  ]);
  const asAgent = await app.call(agent.token, 'Audit/GetDealAudit', { kind: 'player', dealId: id });
  expect(asAgent.status).toBe(404);
});

it('players’ accounts without a birth date are no contacts for a club that once wrote to them', async () => {
  const [one, other] = [await makePlayerAccount(app), await makePlayerAccount(app)];
  const club = await makeTeamMember(app);
  const players = [one.playerId, other.playerId];
  const setRecords = (set: object) =>
    app.services.db.updateTable('players').set(set).where('id', 'in', players).execute();
  const create = (type: ConversationType, users: number[]) =>
    app.call(club.token, 'Whatchat/CreateWhatChat', {
      conversation: { type, name: 'Prova' },
      users,
    } as never);
  const contacts = async () => {
    const headers = { authorization: `Bearer ${club.token}` };
    const response = await app.app.http.inject({ method: 'GET', url: '/contacts', headers });
    return response.json().contacts.map(({ id }: { id: number }) => id);
  };
  await setRecords({ on_market: true });
  const both = [one.accountId, other.accountId];
  for (const id of both) expect((await create(conversationType.oneToOne, [id])).status).toBe(200);
  expect((await create(conversationType.group, both)).status).toBe(200);
  expect(await contacts()).toEqual(expect.arrayContaining(both));
  await setRecords({ born_date: null });
  expect((await create(conversationType.group, both)).problem.code).toBe('NOT_CONTACTABLE');
  for (const id of both) expect(await contacts()).not.toContain(id);
});
