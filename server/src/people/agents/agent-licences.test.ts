import type { Api } from '@trattativa/contract/api';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf, uploadTo } from '../../../test/factories/files.ts';
import { makeAgent, makePlayerAccount, makeStaff, makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let staff: Awaited<ReturnType<typeof makeStaff>>;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  staff = await makeStaff(app);
});
afterAll(() => app.close());

type Licence = Api['Agent/SaveAgentLicence']['input']['licence'];

let numbers = 0;
const nextNumber = () => {
  numbers += 1;
  return `202309-${1000 + numbers}`;
};

const licence = (change: Partial<Licence> = {}): Licence => ({
  version: 0,
  fifaNumber: nextNumber(),
  figcNumber: '1187',
  coniNumber: '20456',
  association: null,
  associationNumber: '',
  domiciledWith: '',
  domiciledNumber: '',
  validUntil: null,
  ...change,
});

const save = (token: string, written: Licence) =>
  app.call(token, 'Agent/SaveAgentLicence', { licence: written });
const decide = (agentId: number, version: number, accept = true, reason?: string) =>
  app.call(staff.token, 'Agent/DecideAgentLicence', { agentId, version, accept, reason });
const waiting = async () =>
  (await app.call(staff.token, 'Agent/GetLicencesToCheck', { limit: 100 })).ok.items.map(
    ({ agentId }) => agentId,
  );
const cardOf = async (agentId: number) =>
  (await app.call(staff.token, 'Agent/GetAgentInfo', { agentId })).ok.licence;

const daysAhead = (days: number) =>
  new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function toldOf(accountId: number): Promise<string[]> {
  const found = await sql<{ kind: string; count: number }>`
    select kind, count from notifications where account_id = ${accountId} and kind like 'licence%'
    order by id`.execute(app.services.db);
  return found.rows.map(({ kind, count }) => `${kind} ${count}`);
}

describe('the licence of an agent', () => {
  it('is written by the agent, checked by staff, and stands on the card for everybody', async () => {
    const agent = await makeAgent(app, { isLicensed: false });
    expect(await cardOf(agent.agentId)).toBeNull();
    const saved = (await save(agent.token, licence({ fifaNumber: '202309 - 77a' }))).ok.licence;
    expect(saved).toMatchObject({ version: 1, fifaNumber: '202309-77A', state: 'waits' });
    expect(await cardOf(agent.agentId)).toEqual({ number: '202309-77A', validUntil: null, checkedOn: null });
    expect(await waiting()).toContain(agent.agentId);
    expect((await decide(agent.agentId, 1)).status).toBe(200);
    expect(await waiting()).not.toContain(agent.agentId);
    const club = await makeTeamMember(app);
    const seen = (await app.call(club.token, 'Agent/GetAgentInfo', { agentId: agent.agentId })).ok;
    expect(seen.licence).toMatchObject({ number: '202309-77A', checkedOn: daysAhead(0) });
    const own = (await app.call(agent.token, 'Agent/GetAgentLicence', {})).ok;
    expect(own).toMatchObject({ state: 'checked', version: 2 });
    expect(own.acts.map(({ kind }) => kind)).toEqual(['checked', 'written']);
    await app.settle();
    expect(await toldOf(agent.accountId)).toEqual(['licenceChecked 1']);
  });

  it('goes back to staff when a number changes, and stays checked when nothing does', async () => {
    const agent = await makeAgent(app, { isLicensed: false });
    const written = licence();
    await save(agent.token, written);
    await decide(agent.agentId, 1);
    const same = (await save(agent.token, { ...written, version: 2 })).ok.licence;
    expect(same).toMatchObject({ state: 'checked', version: 2 });
    const changed = (await save(agent.token, { ...written, version: 2, coniNumber: '1' })).ok.licence;
    expect(changed).toMatchObject({ state: 'waits', version: 3, decidedBy: null });
    expect((await cardOf(agent.agentId))?.checkedOn).toBeNull();
  });

  it('goes back to staff when its document changes, which only the agent and staff see', async () => {
    const agent = await makeAgent(app, { isLicensed: false });
    await save(agent.token, licence());
    await decide(agent.agentId, 1);
    app.clock.advance({ seconds: 1 });
    const parent = { parentKind: 'agentLicence', parentId: agent.agentId } as const;
    const file = { name: 'licenza.pdf', content: pdfOf(300) };
    expect((await uploadTo(app, agent.token, 'File/UploadFile', parent, file)).status).toBe(200);
    await app.settle();
    const own = (await app.call(agent.token, 'Agent/GetAgentLicence', {})).ok;
    expect(own).toMatchObject({ state: 'waits', version: 3 });
    expect(own.acts[0]?.kind).toBe('documentChanged');
    const other = await makeAgent(app, { isLicensed: false });
    for (const { token } of [other, await makeTeamMember(app), await makePlayerAccount(app)]) {
      expect((await app.call(token, 'File/GetFiles', parent)).problem.code).toBe('NOT_FOUND');
    }
    expect((await app.call(staff.token, 'File/GetFiles', parent)).ok.items).toHaveLength(1);
  });

  it('is refused with a reason that the agent reads, and refuses the agent nothing', async () => {
    const agent = await makeAgent(app, { isLicensed: false });
    await save(agent.token, licence());
    expect((await decide(agent.agentId, 1, false, 'no')).problem.code).toBe('INVALID_INPUT');
    await decide(agent.agentId, 1, false, 'Il numero non è nel registro della FIFA.');
    const own = (await app.call(agent.token, 'Agent/GetAgentLicence', {})).ok;
    expect(own).toMatchObject({ state: 'refused', refusal: 'Il numero non è nel registro della FIFA.' });
    expect((await decide(agent.agentId, 2)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    const player = {
      name: 'Luca',
      surname: 'Ferri',
      bornDate: '2000-01-01',
      contractualStatus: contractualStatus.underContract,
    };
    expect((await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player })).status).toBe(200);
  });

  it('is checked as staff saw it: a version written meanwhile is not', async () => {
    const agent = await makeAgent(app, { isLicensed: false });
    await save(agent.token, licence());
    await save(agent.token, licence({ version: 1 }));
    expect((await decide(agent.agentId, 1)).problem.code).toBe('CHANGED_MEANWHILE');
    expect((await save(agent.token, licence({ version: 1 }))).problem.code).toBe('CHANGED_MEANWHILE');
  });

  it('has a FIFA number that no other agent has stated', async () => {
    const [one, other] = [
      await makeAgent(app, { isLicensed: false }),
      await makeAgent(app, { isLicensed: false }),
    ];
    const { fifaNumber } = (await save(one.token, licence())).ok.licence;
    const refused = await save(other.token, licence({ fifaNumber: ` ${fifaNumber} ` }));
    expect(refused.problem.errors).toMatchObject([{ field: 'Licence.FifaNumber', code: 'licenceTaken' }]);
    const insert = sql`insert into agent_licences (agent_id, fifa_number, updated_at)
      values (${other.agentId}, ${fifaNumber}, now())`;
    await expect(insert.execute(app.services.db)).rejects.toThrow('agent_licences_fifa_number');
  });

  it('keeps the number of another association together with the association', async () => {
    const agent = await makeAgent(app, { isLicensed: false });
    expect((await save(agent.token, licence({ association: 'ENG' }))).problem.code).toBe('INVALID_INPUT');
    expect((await save(agent.token, licence({ associationNumber: 'FA-1' }))).problem.code).toBe(
      'INVALID_INPUT',
    );
    expect((await save(agent.token, licence({ domiciledNumber: '12' }))).problem.code).toBe('INVALID_INPUT');
    const saved = (await save(agent.token, licence({ association: 'ENG', associationNumber: 'FA-1' }))).ok;
    expect(saved.licence).toMatchObject({ association: 'ENG', associationNumber: 'FA-1' });
  });

  it('cannot stay checked in the database when a number changes', async () => {
    const agent = await makeAgent(app, { isLicensed: false });
    await save(agent.token, licence());
    await decide(agent.agentId, 1);
    const change = sql`update agent_licences set figc_number = '2' where agent_id = ${agent.agentId}`;
    await expect(change.execute(app.services.db)).rejects.toThrow('waits for a new check');
  });
});

describe('the end of a licence', () => {
  async function tell(): Promise<void> {
    await app.services.db.transaction().execute(async (tx) => {
      await app.services.jobs.enqueue(tx, 'tell-licence-ends', {});
      await app.services.jobs.enqueue(tx, 'tell-licence-ends', {});
    });
    await app.settle();
  }

  it.each([
    [31, []],
    [30, ['licenceEndsSoon 1']],
    [1, ['licenceEndsSoon 1']],
    [0, ['licenceEnds 1']],
  ])('in %i days: the agent is told %j, once', async (days, told) => {
    const agent = await makeAgent(app, { isLicensed: false });
    await save(agent.token, licence({ validUntil: daysAhead(days) }));
    await tell();
    await tell();
    expect(await toldOf(agent.accountId)).toEqual(told);
  });

  it('a renewed licence is told again', async () => {
    const agent = await makeAgent(app, { isLicensed: false });
    const written = licence({ validUntil: daysAhead(20) });
    await save(agent.token, written);
    await tell();
    await save(agent.token, { ...written, version: 1, validUntil: daysAhead(25) });
    await tell();
    expect(await toldOf(agent.accountId)).toEqual(['licenceEndsSoon 2']);
  });
});
