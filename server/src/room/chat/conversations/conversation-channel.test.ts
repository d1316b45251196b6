import type { ChannelDefinition } from '@trattativa/phoenix-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTalk } from '../../../../test/factories/chat.ts';
import { makeAgent, type Person } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import type { ChatSession } from '../chat-session.ts';
import { SuspendedAccounts } from '../suspended-accounts.ts';
import { type ConversationChannelParts, conversationChannel } from './conversation-channel.ts';
import { readRoom, removeMember } from './conversations.repository.ts';
import { Rooms } from './rooms.ts';

type Joining = Parameters<ChannelDefinition<ChatSession>['join']>[0];

let app: TestApp;
let ada: Person;
let bea: Person;
let eve: Person;
let room: number;

beforeAll(async () => {
  app = await buildTestApp();
  ({ ada, bea, room } = await makeTalk(app));
  eve = await makeAgent(app, { name: 'Eve' });
});

afterAll(() => app.close());

/** The channel with fake rooms: records which were loaded and what was sent. */
function setUp() {
  const { db } = app.services;
  const loaded: number[] = [];
  const broadcasts: string[] = [];
  const rooms = new Rooms({
    read(id) {
      loaded.push(id);
      return readRoom(db, id);
    },
    listBetween: async () => [],
    isInUse: () => false,
    send: () => {},
  });
  const definition = conversationChannel({
    services: app.services,
    rooms,
    suspended: new SuspendedAccounts(),
    typing: { set: () => {}, remove: () => {} },
    broadcaster: { broadcast: (_room: number, event: string) => void broadcasts.push(event) },
  } as unknown as ConversationChannelParts);
  const by = (person: Person, id = room) =>
    ({ suffix: String(id), session: { accountId: person.accountId, username: '' } }) as unknown as Joining;
  return { loaded, broadcasts, rooms, definition, by };
}

it('a non-member causes no room to be loaded, nor does an absent conversation', async () => {
  const { loaded, definition, by } = setUp();
  const refused = { error: { reason: 'not_found' } };
  expect(await definition.join(by(eve), {})).toEqual(refused);
  expect(await definition.join(by(ada, 999_999), {})).toEqual(refused);
  expect(loaded).toEqual([]);
  expect(await definition.join(by(ada), {})).toMatchObject({ ok: { conversation: { id: room } } });
  expect(await definition.join(by(eve), {})).toEqual(refused);
  expect(loaded).toEqual([room]);
});

it('a removed member is not shown as typing, whatever their channel still sends', async () => {
  const { broadcasts, rooms, definition, by } = setUp();
  const types = () => definition.handle.typing?.(by(bea), {});
  await definition.join(by(bea), {});
  expect(types()).toEqual({ ok: {} });
  await app.services.db.transaction().execute((tx) => removeMember(tx, room, bea.accountId, app.clock.now()));
  await rooms.refresh(room);
  expect(types()).toEqual({ error: { reason: 'forbidden' } });
  expect(broadcasts).toEqual(['someone_typing']);
});
