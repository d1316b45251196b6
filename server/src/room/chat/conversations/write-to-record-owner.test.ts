import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeTeamMember,
  type Person,
} from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;
let club: Awaited<ReturnType<typeof makeTeamMember>>;
let agent: Awaited<ReturnType<typeof makeAgent>>;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  club = await makeTeamMember(app);
  agent = await makeAgent(app);
});
afterAll(() => app.close());

async function addPlayer(owner: Person, surname: string, more: object = {}): Promise<number> {
  const player = { name: 'Gino', surname, bornDate: '2000-01-01', onMarket: true, ...more };
  return (await app.call(owner.token, 'Agent/AddOrUpdateAgentPlayer', { player })).ok.player.id;
}

async function discussions(person: Person): Promise<Conversation[]> {
  const response = await app.app.http.inject({
    method: 'GET',
    url: '/discussions',
    headers: { authorization: `Bearer ${person.token}` },
  });
  return response.json().discussions;
}

const open = (person: Person, playerId: number) =>
  app.call(person.token, 'Whatchat/ContactKeeper', { playerId });

describe('a club and a player on the market', () => {
  it('the club opens the conversation with whom GetPlayerOwner names, with the player in it', async () => {
    const playerId = await addPlayer(agent, 'Adulto');
    const { contact } = (await app.call(club.token, 'Player/GetPlayerOwner', { playerId })).ok;
    expect(contact?.baseUserId).toBe(agent.accountId);
    const { conversationId } = (await open(club, playerId)).ok;
    // A second note about the player opens the same conversation and posts no second note.
    expect((await open(club, playerId)).ok.conversationId).toBe(conversationId);
    const [opened] = await discussions(agent);
    expect(opened).toMatchObject({ id: conversationId, type: conversationType.oneToOne, unread_count: 1 });
    expect(
      opened?.messages.map(({ meta }) => [meta?.event, meta?.params.player, meta?.params.playerId]),
    ).toEqual([['playerNamed', 'Gino Adulto', String(playerId)]]);
    const other = await addPlayer(agent, 'Secondo');
    expect((await open(club, other)).ok.conversationId).toBe(conversationId);
    expect((await discussions(agent))[0]?.messages.at(-1)?.meta?.params.player).toBe('Gino Secondo');
  });

  it('the spec’s own call opens it too, also with a club, a coach or the player who keeps the record', async () => {
    const [other, coach, own] = [
      await makeTeamMember(app),
      await makeCoach(app),
      await makePlayerAccount(app),
    ];
    const player = { name: 'Gino', surname: 'Altrui', bornDate: '2000-01-01', onMarket: true };
    (await app.call(other.token, 'Team/AddOrUpdateTeamPlayer', { player })).ok;
    (await app.call(coach.token, 'CoachingStaff/AddOrUpdateCoachingStaffPlayer', { player })).ok;
    const create = (from: Person, to: Person) =>
      app.call(from.token, 'Whatchat/CreateWhatChat', {
        conversation: { type: conversationType.oneToOne },
        users: [to.accountId],
      });
    const reader = await makeTeamMember(app);
    for (const recordOwner of [other, coach, own])
      expect((await create(reader, recordOwner)).ok).toBeDefined();
    // Without a player on the market there is nobody to ask about; and only clubs ask.
    expect((await create(reader, await makeAgent(app))).problem.code).toBe('NOT_CONTACTABLE');
    expect((await create(coach, own)).problem.code).toBe('NOT_CONTACTABLE');
    const group = {
      conversation: { type: conversationType.group, name: 'Tutti' } as const,
      users: [own.accountId],
    };
    const third = await makeTeamMember(app);
    expect((await app.call(third.token, 'Whatchat/CreateWhatChat', group)).problem.code).toBe(
      'NOT_CONTACTABLE',
    );
  });

  it('the spec’s own call opens it for everybody who may see the player, and for nobody else', async () => {
    const [premium, scout, standard, mandated] = [
      await makeAgent(app, { agentType: agentType.premium }),
      await makeCoach(app, { scout: true }),
      await makeAgent(app),
      await makeAgent(app),
    ];
    const at = app.clock.now();
    await app.services.db
      .insertInto('mandates')
      .values({
        agent_id: mandated.agentId,
        team_id: club.teamId,
        status: 1,
        starts_on: '2026-01-01',
        ends_on: '2027-12-31',
        confirmed_at: at,
        proposed_by_agent: true,
        exclusive: false,
        created_at: at,
        updated_at: at,
      } as never)
      .execute();
    const create = async (from: Person, to: Person) => {
      const input = { conversation: { type: conversationType.oneToOne } as const, users: [to.accountId] };
      return (await app.call(from.token, 'Whatchat/CreateWhatChat', input)).status;
    };
    const { db } = app.services;
    const recordOwner = async (more: object) => {
      const own = await makePlayerAccount(app);
      const off = { on_market: false, open_to_scouts: false, ...more };
      await db.updateTable('players').set(off).where('id', '=', own.playerId).execute();
      return own;
    };
    const onMarket = await recordOwner({ on_market: true });
    const scouted = await recordOwner({ open_to_scouts: true });
    const hidden = await recordOwner({});
    const rows = [];
    for (const from of [club, premium, mandated, scout, standard]) {
      rows.push([await create(from, onMarket), await create(from, scouted), await create(from, hidden)]);
    }
    expect(rows).toEqual([
      [200, 403, 403],
      [200, 403, 403],
      [200, 403, 403],
      [403, 200, 403],
      [403, 403, 403],
    ]);
  });

  it('asks for availability in the language of who reads it', async () => {
    const german = await makeAgent(app);
    await app.call(german.token, 'Account/SaveMyPreferences', { language: 'de' });
    const playerId = await addPlayer(german, 'Frager');
    const { conversationId } = (await app.call(club.token, 'Whatchat/AskAvailability', { playerId })).ok;
    const [asked] = await discussions(german);
    expect(asked).toMatchObject({ id: conversationId, unread_count: 2 });
    expect(asked?.messages.map(({ kind, from_id }) => [kind, from_id])).toEqual([
      ['system', club.accountId],
      ['text', club.accountId],
    ]);
    expect(asked?.messages.at(-1)?.content).toMatch(/^Guten Tag, ist Gino Frager verfügbar\?/);
  });

  it('nobody is reached about a minor, a player off the market, or by others than clubs', async () => {
    const minor = await addPlayer(agent, 'Minore', { bornDate: '2009-09-16' });
    const away = await addPlayer(agent, 'Fuori', { onMarket: false });
    for (const id of [minor, away, 999_999]) expect((await open(club, id)).problem.code).toBe('NOT_FOUND');
    const listed = await addPlayer(agent, 'Listato');
    for (const person of [await makeAgent(app), await makeCoach(app), await makeCoach(app, { scout: true })])
      expect((await open(person, listed)).problem.code).toBe('FORBIDDEN');
    // One's own player: there is nobody else to ask.
    const player = { name: 'Gino', surname: 'Nostro', bornDate: '2000-01-01', onMarket: true };
    const own = (await app.call(club.token, 'Team/AddOrUpdateTeamPlayer', { player })).ok.player.id;
    expect((await open(club, own)).problem.code).toBe('NOT_CONTACTABLE');
  });
});
