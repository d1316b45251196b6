import type { Api } from '@trattativa/contract/api';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachDocument } from '../../../../test/factories/files.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
} from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

type PlayerInput = Api['Player/SavePlayerInfo']['input']['player'];
type Person = Awaited<ReturnType<typeof makePlayerAccount>>;

let app: TestApp;
let player: Person;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const save = (who: { token: string }, input: PlayerInput, lang?: 'de') =>
  app.call(who.token, 'Player/SavePlayerInfo', { player: input, ...(lang && { lang }) });
const read = (who: { token: string }, playerId: number) =>
  app.call(who.token, 'Player/GetPlayerInfo', { playerId });

const everything: PlayerInput = {
  version: 1,
  name: 'Luca',
  surname: 'Ferri',
  bornDate: '2003-05-20',
  nationality: 'IT',
  country: 'IT',
  city: 'Padova',
  region: 'VEN',
  address: 'Via del Santo 12',
  phone: '+39 333 555 0101',
  principalRole: playerRole.centreForward,
  foot: foot.right,
  heightCm: 184,
  contractualStatus: contractualStatus.free,
  searchLevels: [3],
  minutesPercent: 100,
  openToScouts: true,
};

describe('a registered player', () => {
  beforeAll(async () => {
    player = await makePlayerAccount(app);
  });

  it('saves the own profile without an id, with the answer in the requested language', async () => {
    const answer = await save(player, everything, 'de');
    expect(answer.ok.message).toBe('Daten erfolgreich gespeichert');
    expect(answer.ok.player).toMatchObject({
      ...everything,
      version: 2,
      id: player.playerId,
      profile: 0,
      completeness: 'complete',
      missingFields: [],
      can: { edit: true, remove: false, propose: false },
    });
    expect((await read(player, player.playerId)).ok).toEqual(answer.ok.player);
  });

  it('gets the present version for a save over another screen’s change', async () => {
    const answer = await save(player, { ...everything, id: player.playerId, version: 1 });
    expect(answer.problem.code).toBe('CHANGED_MEANWHILE');
    expect(answer.problem.current).toMatchObject({ Version: 2, City: 'Padova' });
  });

  it.each([
    ['Player/SavePlayerAddress', { FullAddress: ' Via Roma 1 ' }, { address: 'Via Roma 1' }],
    ['Player/SavePlayerActualStatus', { ActualStatus: 1 }, { contractualStatus: 1 }],
    ['Player/SavePlayerPhoneNumber', { PhoneNumber: '' }, { phone: '', missingFields: ['Phone'] }],
  ])('changes one field by %s, the rest stays', async (path, input, changed) => {
    const before = (await read(player, player.playerId)).ok;
    await app.post(player.token, `/api/${path}`, { PlayerId: player.playerId, ...input });
    const after = (await read(player, player.playerId)).ok;
    expect(after).toMatchObject({ ...changed, version: before.version + 1, city: 'Padova' });
  });

  it.each([
    ['Player/SavePlayerInfo', (id: number) => ({ Player: { Id: id, Version: 1, Name: 'X', Surname: 'Y' } })],
    ['Player/SavePlayerAddress', (id: number) => ({ PlayerId: id, FullAddress: 'x' })],
    ['Player/SavePlayerActualStatus', (id: number) => ({ PlayerId: id, ActualStatus: 0 })],
    ['Player/SavePlayerPhoneNumber', (id: number) => ({ PlayerId: id, PhoneNumber: '' })],
  ])(
    'a registered player and everybody else cannot change others by %s: foreign and absent answer alike',
    async (path, body) => {
      const other = await makePlayerAccount(app);
      const others = await Promise.all([makePlayerAccount(app), makeAgent(app), makeCoach(app)]);
      for (const { token } of others) {
        const foreign = await app.post(token, `/api/${path}`, body(other.playerId));
        const absent = await app.post(token, `/api/${path}`, body(999_999_999));
        expect([foreign.status, foreign.problem]).toEqual([404, absent.problem]);
      }
      // Clubs and premium agents may see the card of an adult on the market, and no more.
      for (const { token } of [
        await makeTeamMember(app),
        await makeAgent(app, { agentType: agentType.premium }),
      ])
        expect((await app.post(token, `/api/${path}`, body(other.playerId))).status).toBe(403);
      expect((await read(other, other.playerId)).ok).toMatchObject({ version: 1, name: 'Luca' });
      const staff = await makeStaff(app);
      expect((await app.post(staff.token, `/api/${path}`, body(other.playerId))).status).toBe(200);
    },
  );

  it('cannot become an adult by changing the birth date; staff correct it', async () => {
    const minor = await makePlayerAccount(app);
    const { playerId: id } = minor;
    const young = { ...everything, id, bornDate: '2009-02-01' };
    expect((await save(minor, young)).status).toBe(200);
    for (const bornDate of ['2003-05-20', null]) {
      const answer = await save(minor, { ...young, version: 2, bornDate });
      expect(answer.problem.errors).toMatchObject([{ field: 'Player.BornDate', code: 'staysMinor' }]);
    }
    expect((await save(minor, { ...young, version: 2, bornDate: '2009-03-01' })).status).toBe(200);
    const staff = await makeStaff(app);
    expect((await save(staff, { ...everything, id, version: 3 })).problem.errors).toMatchObject([
      { field: 'Player.BornDate', code: 'birthDocumentNeeded' },
    ]);
    await attachDocument(app, staff, id);
    expect((await save(staff, { ...everything, id, version: 3 })).status).toBe(200);
  });
});

describe('a player without a profile', () => {
  it('creates one by saving; of two concurrent saves one wins and the other gets its result', async () => {
    const person = await makePlayerAccount(app);
    await app.services.db.deleteFrom('players').where('id', '=', person.playerId).execute();
    const { version: _, ...fresh } = everything;
    const answers = await Promise.all([save(person, fresh), save(person, fresh)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await save(person, fresh)).problem.code).toBe('CHANGED_MEANWHILE');
    const me = (await app.call(person.token, 'Account/GetMyProfile', {})).ok;
    expect((await read(person, me.profileId ?? 0)).ok).toMatchObject({
      profile: 0,
      version: 1,
      city: 'Padova',
    });
  });

  it('cannot be created by an agent with it: portfolios have their own call', async () => {
    const { version: _, ...fresh } = everything;
    const answer = await save(await makeAgent(app), fresh);
    expect(answer.problem.errors).toMatchObject([{ field: 'Player.Id', code: 'required' }]);
  });
});

it('an agent saves a record of the own portfolio by the same call', async () => {
  const agent = await makeAgent(app);
  const { version: _, ...fresh } = everything;
  const { id } = (await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player: fresh })).ok.player;
  const answer = await save(agent, { ...everything, id, city: 'Treviso' });
  expect(answer.ok.player).toMatchObject({ id, profile: 3, version: 2, city: 'Treviso' });
});
