import { profileType } from '@trattativa/domain/identity/profile-types';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePair } from '../../../test/factories/chat.ts';
import { makeDeal } from '../../../test/factories/deals.ts';
import {
  makeAgent,
  makeStaff,
  makeTeamMember,
  type Person,
  testPassword,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let ada: Person;
let bea: Person;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  ada = await makeAgent(app, { name: 'Ada' });
  bea = await makeAgent(app, { name: 'Bea' });
});

async function call(
  token: string | null,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  // biome-ignore lint/suspicious/noExplicitAny: bodies have no type here
): Promise<{ status: number; body: any }> {
  const response = await app.app.http.inject({
    method,
    url,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}

describe('signing up and in', () => {
  it('POST /users opens an inactive account without a profile, which a registration with its e-mail completes', async () => {
    const user = { email: 'nuova@test.example', password: testPassword, username: 'Nuova Persona' };
    const made = await call(null, 'POST', '/users', user);
    expect(made.status).toBe(201);
    expect(made.body).toEqual({ id: made.body.id, username: 'Nuova Persona' });
    expect((await call(null, 'POST', '/users', user)).status).toBe(409);
    const refused = await call(null, 'POST', '/accounts/sign_in', pick(user));
    expect([refused.status, refused.body.code]).toEqual([401, 'USER_NOT_ACTIVE']);
    const registered = await app.call(null, 'Account/Register', {
      email: user.email,
      password: 'tutta un’altra frase lunga',
      profile: profileType.agent,
      name: 'Nuova',
      surname: 'Persona',
      language: 'it',
      termsAccepted: true,
    });
    expect(registered.status).toBe(200);
    expect((await call(null, 'POST', '/accounts/sign_in', pick(user))).body.code).toBe('WRONG_CREDENTIALS');
    await app.settle();
    const link = (await app.mailTo(user.email))[0]?.links[0] as string;
    const code = /[A-Za-z0-9_-]{43}/.exec(link)?.[0] as string;
    expect((await app.call(null, 'Account/ConfirmEmail', { code })).status).toBe(200);
    const signedIn = await call(null, 'POST', '/accounts/sign_in', {
      email: user.email,
      password: 'tutta un’altra frase lunga',
    });
    expect(signedIn.body).toMatchObject({ id: made.body.id, username: 'Nuova Persona', email: user.email });
  });

  const pick = ({ email, password }: { email: string; password: string }) => ({ email, password });

  it('sign_in returns a token that the main service accepts too, until sign_out', async () => {
    const { status, body } = await call(null, 'POST', '/accounts/sign_in', {
      email: ada.email,
      password: testPassword,
    });
    expect(status).toBe(200);
    const me = await call(body.token, 'GET', '/accounts/me');
    expect(me.body).toEqual({ id: ada.accountId, username: body.username });
    expect((await app.call(body.token, 'Account/GetMyProfile', {})).ok.accountId).toBe(ada.accountId);
    expect((await call(body.token, 'DELETE', '/accounts/sign_out')).status).toBe(204);
    expect((await call(body.token, 'GET', '/accounts/me')).status).toBe(401);
  });

  it('sign_in shares its failure count and texts with the login', async () => {
    const wrong = { email: ada.email, password: 'not this one at all' };
    for (let n = 0; n < 5; n += 1) {
      const { status, body } = await call(null, 'POST', '/accounts/sign_in', wrong);
      expect([status, body.detail]).toEqual([401, 'Email o password errate']);
    }
    expect((await call(null, 'POST', '/accounts/sign_in', { ...wrong, password: testPassword })).status).toBe(
      429,
    );
    expect((await app.logIn(ada.email, testPassword)).status).toBe(429);
  });

  it('every other call needs a token', async () => {
    const answers = await Promise.all([
      call(null, 'GET', '/accounts/me'),
      call(null, 'GET', '/contacts'),
      call(null, 'GET', '/discussions'),
      call(null, 'POST', '/discussions', { user_ids: [1] }),
      call(null, 'GET', '/standardmessages/type/1/lang/it'),
      call(null, 'DELETE', '/accounts/sign_out'),
      call('x'.repeat(43), 'GET', '/discussions'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401, 401]);
  });
});

describe('contacts and discussions', () => {
  it('contacts are people who share a conversation or a deal, and the chat owner', async () => {
    const owner = await makeStaff(app);
    await app.services.db
      .updateTable('accounts')
      .set({ is_chat_owner: true })
      .where('id', '=', owner.accountId)
      .execute();
    await makePair(app, ada, bea);
    const { agent, club } = await makeDeal(app);
    const contacts = async (person: Person) =>
      (await call(person.token, 'GET', '/contacts')).body.contacts.map(({ id }: { id: number }) => id).sort();
    expect(await contacts(ada)).toEqual([bea.accountId, owner.accountId].sort());
    expect(await contacts(agent)).toEqual([club.accountId, owner.accountId].sort());
    expect(await contacts(club)).toEqual([agent.accountId, owner.accountId].sort());
  });

  it('a pair has one one-to-one conversation, whoever opens it, also concurrently', async () => {
    const { agent, club } = await makeDeal(app);
    const open = (from: Person, to: Person) =>
      call(from.token, 'POST', '/discussions', {
        user_ids: [to.accountId],
        is_group: false,
        type: conversationType.oneToOne,
        name: null,
      });
    const opened = await Promise.all([open(agent, club), open(club, agent), open(agent, club)]);
    expect(opened.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(opened.map(({ body }) => body.id)).size).toBe(1);
    const { body } = await call(club.token, 'GET', '/discussions');
    expect(body.discussions).toMatchObject([
      { id: opened[0]?.body.id, type: conversationType.oneToOne, is_group: false, unread_count: 0 },
    ]);
    expect(body.discussions[0].users.map(({ id }: { id: number }) => id).sort()).toEqual(
      [agent.accountId, club.accountId].sort(),
    );
    const same = await app.call(agent.token, 'Whatchat/CreateWhatChat', {
      conversation: { type: conversationType.oneToOne },
      users: [agent.accountId, club.accountId],
    });
    expect(same.ok.conversationId).toBe(opened[0]?.body.id);
  });

  it('strangers, oneself, nobody and groups without a name are refused', async () => {
    const stranger = await makeTeamMember(app);
    const open = (user_ids: number[], more: object = {}) =>
      call(ada.token, 'POST', '/discussions', { user_ids, ...more }).then(({ status }) => status);
    expect(await open([stranger.accountId])).toBe(403);
    expect(await open([99_999_999])).toBe(403);
    expect(await open([ada.accountId])).toBe(400);
    expect(await open([])).toBe(400);
    expect(await open([bea.accountId], { is_group: true })).toBe(400);
    expect(await open([bea.accountId], { from_id: 1 })).toBe(400);
  });

  it('a player under 18 can be contacted by their agent only', async () => {
    const agent = await makeAgent(app);
    await makePair(app, bea, ada);
    await app.services.db
      .updateTable('accounts')
      .set({ born_date: '2010-01-01' })
      .where('id', '=', bea.accountId)
      .execute();
    const cleo = await makeAgent(app, { name: 'Cleo' });
    await makePair(app, cleo, ada);
    await app.services.db
      .insertInto('players')
      .values({
        profile: profileType.agentPlayer,
        agent_id: agent.agentId,
        account_id: bea.accountId,
        name: 'Bea',
        surname: 'Piccola',
        created_at: app.clock.now(),
        updated_at: app.clock.now(),
      })
      .execute();
    const open = (from: Person) =>
      call(from.token, 'POST', '/discussions', { user_ids: [bea.accountId] }).then(({ status }) => status);
    expect(await open(cleo)).toBe(403);
    expect(await open(agent)).toBe(201);
  });
});

describe('standard messages', () => {
  it('exist in each of the seven languages for each kind of conversation', async () => {
    for (const type of [1, 2, 3]) {
      const texts = await Promise.all(
        ['it', 'en', 'es', 'ca', 'fr', 'pt', 'de'].map(
          async (language) =>
            (await call(ada.token, 'GET', `/standardmessages/type/${type}/lang/${language}`)).body.messages,
        ),
      );
      expect(new Set(texts.map((messages) => messages[0].text)).size).toBe(7);
    }
    expect((await call(ada.token, 'GET', '/standardmessages/type/4/lang/it')).status).toBe(404);
    expect((await call(ada.token, 'GET', '/standardmessages/type/1/lang/xx')).status).toBe(404);
  });

  it('are those of the writer’s side: a club’s, a proposer’s, for staff those of both', async () => {
    const club = await makeTeamMember(app);
    const staff = await makeStaff(app);
    for (const language of ['it', 'en', 'es', 'ca', 'fr', 'pt', 'de']) {
      const of = async ({ token }: Person): Promise<string[]> => {
        const { body } = await call(token, 'GET', `/standardmessages/type/1/lang/${language}`);
        return body.messages.map(({ text }: { text: string }) => text);
      };
      const [clubs, agents, both] = [await of(club), await of(ada), await of(staff)];
      expect(both).toHaveLength(3);
      expect(clubs.filter((text) => agents.includes(text))).toEqual(both);
      expect([clubs.length, agents.length]).toEqual([9, 9]);
    }
  });
});
