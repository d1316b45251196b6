import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAgent,
  makeCoach,
  makeStaff,
  makeTeam,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  staff = await makeStaff(app);
});
afterAll(() => app.close());

const reason = 'Il calciatore ha cambiato procuratore.';
const complete = {
  bornDate: '2004-03-17',
  nationality: 'IT',
  country: 'IT',
  principalRole: playerRole.attackingMidfielder,
  foot: foot.right,
  heightCm: 178,
  contractualStatus: contractualStatus.free,
  phone: '+39 049 555 0101',
  searchLevels: [3],
} as const;

/** An agent with a player whom they proposed to a registered club and to one that cannot log in. */
async function proposed(surname: string) {
  const agent = await makeAgent(app);
  const club = await makeTeamMember(app);
  const other = await makeTeam(app, { name: `Fuori ${surname}`, contactEmail: `${surname}@club.example` });
  const player = { name: 'Tommaso', surname, ...complete, searchLevels: [3] as 3[] };
  const { id } = (await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player })).ok.player;
  const { items } = (
    await app.call(agent.token, 'Negotiation/CreateNegotiation', {
      playerId: id,
      level: 3,
      teamIds: [club.teamId, other],
    })
  ).ok;
  await app.settle();
  return { agent, club, other, playerId: id, negotiationIds: items.map((item) => item.id), surname };
}

const ask = (person: Person, playerName: string, more: object = {}) =>
  app.call(person.token, 'Player/AskForDeletePlayer', { playerName, reason, ...more });

const queue = async () =>
  (await app.call(staff.token, 'Player/GetRemovalRequests', { open: true, limit: 100 })).ok.items;

describe('a player who was proposed to clubs', () => {
  it('is not deleted, but requested for removal with a written reason that staff read', async () => {
    const { agent, playerId, surname } = await proposed('Rivo');
    const deleted = await app.call(agent.token, 'Agent/DeletePlayer', { agentPlayerId: playerId });
    expect([deleted.status, deleted.problem.code]).toEqual([409, 'PLAYER_PROPOSED']);
    const short = await ask(agent, `Tommaso ${surname}`, { reason: 'troppo' });
    expect([short.status, short.problem.errors?.[0]?.code]).toEqual([400, 'tooShort']);
    const asked = await ask(agent, `tommaso ${surname.toUpperCase()}`, {
      userId: agent.accountId,
      userProfile: 2,
    });
    expect(asked.ok.message).toBe('Richiesta inviata');
    const waiting = (await queue()).find(({ id }) => id === asked.ok.requestId);
    expect(waiting).toMatchObject({
      player: { id: playerId, surname },
      owner: { kind: 'agent', id: agent.agentId },
      reason,
      status: 'open',
      can: { decide: true },
    });
    expect(waiting?.openNegotiations).toHaveLength(2);
    const again = await ask(agent, `Tommaso ${surname}`);
    expect([again.status, again.problem.code]).toEqual([409, 'REMOVAL_ALREADY_ASKED']);
  });

  it('is requested by the portfolio’s owner only, with a name of theirs', async () => {
    const { agent, playerId, surname } = await proposed('Sorte');
    const name = `Tommaso ${surname}`;
    const stranger = await makeAgent(app);
    const coach = await makeCoach(app);
    for (const [person, playerName, more, answer] of [
      [stranger, name, {}, 404],
      [stranger, name, { playerId }, 404],
      [coach, name, { playerId }, 404],
      [agent, 'Tommaso Nessuno', { playerId }, 404],
      [agent, name, { userId: stranger.accountId }, 403],
      [agent, name, { userProfile: 1 }, 403],
    ] as const) {
      expect([playerName, more, (await ask(person, playerName, more)).status]).toEqual([
        playerName,
        more,
        answer,
      ]);
    }
  });

  it('needs the id when two have the same name', async () => {
    const { agent, playerId, surname } = await proposed('Doppi');
    await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player: { name: 'Tommaso', surname } });
    const unclear = await ask(agent, `Tommaso ${surname}`);
    expect([unclear.status, unclear.problem.errors?.[0]?.field]).toEqual([400, 'PlayerId']);
    expect((await ask(agent, `Tommaso ${surname}`, { playerId })).status).toBe(200);
  });
});

describe('staff', () => {
  it('approve: the player is deleted, the deals end as withdrawn, and everybody concerned is notified once, in their language', async () => {
    const { agent, club, other, playerId, negotiationIds, surname } = await proposed('Addio');
    await app.services.db
      .updateTable('accounts')
      .set({ language: 'de' })
      .where('id', '=', club.accountId)
      .execute();
    const { requestId } = (await ask(agent, `Tommaso ${surname}`)).ok;
    const decide = () =>
      app.call(staff.token, 'Player/DecideRemovalRequest', { requestId, approve: true, word: 'Va bene.' });
    expect((await decide()).status).toBe(200);
    await app.settle();

    expect((await app.call(agent.token, 'Player/GetPlayerInfo', { playerId })).status).toBe(404);
    for (const negotiationId of negotiationIds) {
      const negotiation = (await app.call(staff.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
      expect(negotiation).toMatchObject({ status: 3, cause: 'withdrawn' });
    }
    const [toAgent, toClub, toOther] = await Promise.all(
      [agent.email, club.email, `${surname}@club.example`].map((address) => app.mailTo(address)),
    );
    expect(toAgent?.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `Tommaso ${surname} non è più in piattaforma`,
        `Cancellazione approvata: Tommaso ${surname}`,
      ]),
    );
    expect(toAgent?.some(({ text }) => text.includes('Va bene.'))).toBe(true);
    expect(toClub?.[0]?.subject).toBe(`Tommaso ${surname} ist nicht mehr auf der Plattform`);
    expect(toClub?.some(({ text }) => text.includes(reason))).toBe(false);
    expect(toOther?.[0]?.subject).toBe(`Tommaso ${surname} non è più in piattaforma`);
    expect(other).toBeGreaterThan(0);

    expect((await decide()).problem.code).toBe('ALREADY_DECIDED');
    const twice = await app.call(staff.token, 'Player/SendPlayerDeletedEmail', {
      playerId,
      playerName: `Tommaso ${surname}`,
    });
    expect([twice.status, twice.problem.code]).toEqual([409, 'DELETION_ALREADY_TOLD']);
  });

  it('refuse with a reason only: the player stays, and the requester reads it', async () => {
    const { agent, playerId, surname } = await proposed('Resta');
    const { requestId } = (await ask(agent, `Tommaso ${surname}`)).ok;
    const without = await app.call(staff.token, 'Player/DecideRemovalRequest', { requestId, approve: false });
    expect([without.status, without.problem.code]).toEqual([400, 'REASON_REQUIRED']);
    const word = 'Prima va chiusa la trattativa con il club.';
    await app.call(staff.token, 'Player/DecideRemovalRequest', { requestId, approve: false, word });
    await app.settle();
    expect((await app.call(agent.token, 'Player/GetPlayerInfo', { playerId })).status).toBe(200);
    const own = (await app.call(agent.token, 'Player/GetRemovalRequests', {})).ok.items;
    expect(own).toMatchObject([{ id: requestId, status: 'refused', word, can: { decide: false } }]);
    expect((await app.mailTo(agent.email)).some(({ text }) => text.includes(word))).toBe(true);
    expect((await ask(agent, `Tommaso ${surname}`)).status).toBe(200);
  });

  it('report a deletion once, with the name of the deleted player', async () => {
    const club = await makeTeamMember(app);
    const { id } = (
      await app.call(club.token, 'Team/AddOrUpdateTeamPlayer', { player: { name: 'Ivo', surname: 'Via' } })
    ).ok.player;
    const send = (playerName: string) =>
      app.call(staff.token, 'Player/SendPlayerDeletedEmail', { playerId: id, playerName });
    expect((await send('Ivo Via')).status).toBe(404);
    await app.call(club.token, 'Team/DeletePlayer', { teamPlayerId: id });
    expect((await send('Altro Nome')).status).toBe(404);
    expect((await send('Ivo Via')).ok.message).toBe('Messaggio inviato');
    await app.settle();
    expect((await app.mailTo(club.email)).map(({ subject }) => subject)).toEqual([
      'Ivo Via non è più in piattaforma',
    ]);
    expect((await send('Ivo Via')).status).toBe(409);
  });

  it('decide once, under fifty concurrent decisions', async () => {
    const { agent, surname } = await proposed('Gara');
    const { requestId } = (await ask(agent, `Tommaso ${surname}`)).ok;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        app.call(staff.token, 'Player/DecideRemovalRequest', { requestId, approve: true }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  });
});

it('an owner reads requests about the own portfolio only', async () => {
  const { agent, surname } = await proposed('Mio');
  await ask(agent, `Tommaso ${surname}`);
  const other = await makeAgent(app);
  expect((await app.call(other.token, 'Player/GetRemovalRequests', {})).ok.total).toBe(0);
  expect((await app.call(agent.token, 'Player/GetRemovalRequests', { open: true })).ok.total).toBe(1);
});
