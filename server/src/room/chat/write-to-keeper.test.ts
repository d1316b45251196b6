import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';

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
    // The same player again: the same conversation, and no second note.
    expect((await open(club, playerId)).ok.conversationId).toBe(conversationId);
    const [opened] = await discussions(agent);
    expect(opened).toMatchObject({ id: conversationId, type: 2, unread_count: 1 });
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
      app.call(from.token, 'Whatchat/CreateWhatChat', { conversation: { type: 2 }, users: [to.accountId] });
    const reader = await makeTeamMember(app);
    for (const keeper of [other, coach, own]) expect((await create(reader, keeper)).ok).toBeDefined();
    // Without a player on the market there is nobody to ask about; and only clubs ask.
    expect((await create(reader, await makeAgent(app))).problem.code).toBe('NOT_CONTACTABLE');
    expect((await create(coach, own)).problem.code).toBe('NOT_CONTACTABLE');
    const group = { conversation: { type: 3 as const, name: 'Tutti' }, users: [own.accountId] };
    const third = await makeTeamMember(app);
    expect((await app.call(third.token, 'Whatchat/CreateWhatChat', group)).problem.code).toBe(
      'NOT_CONTACTABLE',
    );
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
