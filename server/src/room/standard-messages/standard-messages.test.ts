import type { StandardMessage } from '@trattativa/contract/room/standard-messages/standard-message';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent, makeStaff, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let admin: Person;
let agent: Person;

beforeAll(async () => {
  app = await buildTestApp();
  admin = await makeStaff(app, { admin: true });
  agent = await makeAgent(app);
});
afterAll(() => app.close());

const list = { type: conversationType.group, language: 'de' } as const;

/** The composer's messages in a group, for a German reader. */
async function offered(): Promise<string[]> {
  const response = await app.app.http.inject({
    url: '/standardmessages/type/3/lang/de',
    headers: { authorization: `Bearer ${agent.token}` },
  });
  return response.json().messages.map(({ text }: { text: string }) => text);
}

const all = async (): Promise<StandardMessage[]> =>
  (await app.call(admin.token, 'Whatchat/GetStandardMessages', list)).ok.items;
const named = (items: readonly StandardMessage[], text: string) =>
  items.find((message) => message.text === text) as StandardMessage;

it('the administrator adds, rewords, orders and retires them; composers offer the active ones', async () => {
  const before = await offered();
  expect(before).toHaveLength(5);
  const added = await app.call(admin.token, 'Whatchat/AddStandardMessage', { ...list, text: 'Neu' });
  expect(added.ok.items.at(-1)).toMatchObject({ text: 'Neu', retired: false, version: 1 });
  const { id } = added.ok.items.at(-1) as StandardMessage;
  await app.call(admin.token, 'Whatchat/ChangeStandardMessage', { id, version: 1, text: 'Ganz neu' });
  expect(await offered()).toEqual([...before, 'Ganz neu']);
  const ids = (await all()).map((message) => message.id);
  await app.call(admin.token, 'Whatchat/OrderStandardMessages', { ...list, ids: ids.toReversed() });
  expect(await offered()).toEqual([...before, 'Ganz neu'].toReversed());
  await app.call(admin.token, 'Whatchat/ChangeStandardMessage', { id, version: 2, retired: true });
  expect(await offered()).toEqual(before.toReversed());
  const retired = named(await all(), 'Ganz neu');
  expect(retired).toMatchObject({ retired: true, version: 3 });
  await app.call(admin.token, 'Whatchat/ChangeStandardMessage', { id, version: 3, retired: false });
  expect(await offered()).toEqual([...before.toReversed(), 'Ganz neu']);
});

it('one is given to a side, and back to both', async () => {
  const add = { ...list, text: 'Nur vom Verein', side: 'club' } as const;
  const added = named((await app.call(admin.token, 'Whatchat/AddStandardMessage', add)).ok.items, add.text);
  expect(added.side).toBe('club');
  expect(await offered()).not.toContain(add.text);
  const change = { id: added.id, version: 1, side: null };
  const changed = await app.call(admin.token, 'Whatchat/ChangeStandardMessage', change);
  expect(named(changed.ok.items, add.text)).toMatchObject({ side: null, text: add.text, retired: false });
  expect(await offered()).toContain(add.text);
});

it('a change based on an older state returns the present one', async () => {
  const [first, second] = await all();
  const { id, version } = first as StandardMessage;
  const late = { id, version: version + 7, text: 'Zu spät' };
  const changed = await app.call(admin.token, 'Whatchat/ChangeStandardMessage', late);
  expect([changed.status, changed.problem.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  for (const ids of [[id], [id, id], [id, (second as StandardMessage).id, 999_999]]) {
    const ordered = await app.call(admin.token, 'Whatchat/OrderStandardMessages', { ...list, ids });
    expect([ordered.status, ordered.problem.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  }
});

it('a repeated text, and more than thirty, are refused', async () => {
  const [first] = await all();
  const { text } = first as StandardMessage;
  const twice = await app.call(admin.token, 'Whatchat/AddStandardMessage', { ...list, text });
  expect([twice.status, twice.problem.code]).toEqual([409, 'STANDARD_MESSAGE_TAKEN']);
  const add = (n: number) =>
    app.call(admin.token, 'Whatchat/AddStandardMessage', { ...list, text: `Nummer ${n}` });
  const room = 30 - (await offered()).length;
  for (let n = 0; n < room; n += 1) expect((await add(n)).status).toBe(200);
  expect((await add(room)).problem.code).toBe('TOO_MANY_STANDARD_MESSAGES');
  expect(await offered()).toHaveLength(30);
});
