import type { ChatMessage } from '@trattativa/contract/room/chat/chat';
import type { Channel } from 'phoenix';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Entry, LocalStore } from '../../../platform/storage/local-store.ts';

vi.mock('../../../platform/storage/device-store.ts', () => ({ deviceStore: null }));
const { Outbox } = await import('./outbox.ts');
const { RoomSender } = await import('../room-sender.ts');

const room = 5001;
const me = 12;
/** Each test has its own user: tabs of a finished test receive no messages. */
let userId = 100;

/** The storage that the tabs of one browser share. */
function device(): LocalStore & { stored: Map<string, unknown> } {
  const stored = new Map<string, unknown>();
  return {
    stored,
    read: async <Value>(_user: number, _kind: string, key: string) => stored.get(key) as Value | undefined,
    write: async (_user, _kind, key, value) => void stored.set(key, structuredClone(value)),
    remove: async (_user, _kind, key) => void stored.delete(key),
    list: async <Value>() =>
      [...stored].sort().map(([key, value]) => ({ key, value: value as Value }) satisfies Entry<Value>),
    wipe: async () => stored.clear(),
    open: () => {},
  };
}

/** The service: stores once for each client id, responds when the test tells it to. */
function service() {
  const stored: string[] = [];
  const pushed: string[] = [];
  const waiting: (() => void)[] = [];
  const refusals = new Map<string, string>();
  const channel = {
    push(_event: string, { content, client_id: clientId }: { content: string; client_id: string }) {
      const answers = new Map<string, (answer: object) => void>();
      pushed.push(content);
      if (!stored.includes(content) && !refusals.has(content)) stored.push(content);
      waiting.push(() => {
        const reason = refusals.get(content);
        if (reason) answers.get('error')?.({ reason });
        else answers.get('ok')?.({ message: { client_id: clientId, from_id: me, content } as ChatMessage });
      });
      const push = {
        receive(status: string, take: (answer: object) => void) {
          answers.set(status, take);
          return push;
        },
      };
      return push;
    },
  } as unknown as Channel;
  return { stored, pushed, refusals, channel, answer: () => waiting.shift()?.() };
}

const open: InstanceType<typeof Outbox>[] = [];
const senders: InstanceType<typeof RoomSender>[] = [];

function tab(store: LocalStore) {
  const outbox = new Outbox(userId, store);
  const sender = new RoomSender(room, outbox, () => {});
  open.push(outbox);
  senders.push(sender);
  return {
    outbox,
    sender,
    shown: () =>
      outbox
        .of(room)
        .get()
        .map(({ content }) => content),
    write(content: string, minute = 0) {
      const at = new Date(Date.UTC(2026, 8, 15, 10, minute)).toISOString();
      outbox.add({ conversationId: room, clientId: `id ${content}`, content, more: {}, at, refused: null });
      sender.flush();
    },
  };
}

afterEach(() => {
  for (const sender of senders.splice(0)) sender.pause();
  for (const outbox of open.splice(0)) outbox.close();
  userId += 1;
});

describe('an unsent message', () => {
  it('is stored on the device until the service has it, and restored in order by the next visit', async () => {
    const store = device();
    const before = tab(store);
    for (const [minute, words] of ['one', 'two', 'three'].entries()) before.write(words, minute);
    await before.outbox.written();
    const after = tab(store);
    expect(await after.outbox.restore()).toEqual([room]);
    expect(after.shown()).toEqual(['one', 'two', 'three']);
    const { channel, pushed, answer } = service();
    after.sender.resume(channel);
    for (const sent of [1, 2, 3]) {
      await vi.waitFor(() => expect(pushed).toHaveLength(sent));
      answer();
    }
    expect(pushed).toEqual(['one', 'two', 'three']);
    expect(after.shown()).toEqual([]);
    await vi.waitFor(() => expect(store.stored.size).toBe(0));
  });

  it('is sent again with the same id if the connection was lost before the response', async () => {
    const one = tab(device());
    const { channel, pushed, stored, answer } = service();
    one.sender.resume(channel);
    one.write('hello');
    await vi.waitFor(() => expect(pushed).toHaveLength(1));
    one.sender.pause();
    one.sender.resume(channel);
    await vi.waitFor(() => expect(pushed).toHaveLength(2));
    answer();
    answer();
    expect([stored, one.shown()]).toEqual([['hello'], []]);
  });

  it('stays if it is written while the outbox is reread', async () => {
    const store = device();
    const list = store.list;
    let answer = () => {};
    const listCalled = new Promise<void>((resolve) => {
      store.list = async <Value>(user: number, kind: 'outbox') => {
        const before = await list<Value>(user, kind);
        resolve();
        await new Promise<void>((go) => {
          answer = go;
        });
        return before;
      };
    });
    const one = tab(store);
    one.write('before');
    const reading = one.outbox.reread(room);
    await listCalled;
    one.write('meanwhile', 1);
    answer();
    await reading;
    expect(one.shown()).toEqual(['before', 'meanwhile']);
  });

  it('is marked if it is refused permanently, does not block the rest, and can be retried or discarded', async () => {
    const store = device();
    const one = tab(store);
    const { channel, pushed, refusals, answer } = service();
    refusals.set('too much', 'too_long');
    one.sender.resume(channel);
    one.write('too much');
    one.write('fine', 1);
    await vi.waitFor(() => expect(pushed).toHaveLength(1));
    answer();
    await vi.waitFor(() => expect(pushed).toEqual(['too much', 'fine']));
    answer();
    const refused = one.outbox.of(room).get()[0];
    expect(refused).toMatchObject({ content: 'too much', refused: 'too_long' });
    refusals.clear();
    if (refused) one.sender.retry(refused);
    await vi.waitFor(() => expect(pushed).toHaveLength(3));
    answer();
    expect(one.shown()).toEqual([]);
    await vi.waitFor(() => expect(store.stored.size).toBe(0));
  });
});

describe('two tabs of one person', () => {
  it('show the same messages, and only one of them sends, in the order of writing', async () => {
    const store = device();
    const [one, two] = [tab(store), tab(store)];
    one.write('first', 1);
    two.write('second', 2);
    one.write('third', 3);
    for (const each of [one, two])
      await vi.waitFor(() => expect(each.shown()).toEqual(['first', 'second', 'third']));
    const { channel, pushed, stored, answer } = service();
    one.sender.resume(channel);
    two.sender.resume(channel);
    for (const sent of [1, 2, 3]) {
      await vi.waitFor(() => expect(pushed).toHaveLength(sent));
      answer();
    }
    for (const each of [one, two]) await vi.waitFor(() => expect(each.shown()).toEqual([]));
    expect([pushed, stored]).toEqual([
      ['first', 'second', 'third'],
      ['first', 'second', 'third'],
    ]);
  });

  it('take over from each other: messages of a closed tab are sent by the other, once', async () => {
    const store = device();
    const [one, two] = [tab(store), tab(store)];
    const { channel, pushed, stored, answer } = service();
    one.sender.resume(channel);
    one.write('left behind');
    await vi.waitFor(() => expect(pushed).toHaveLength(1));
    await vi.waitFor(() => expect(two.shown()).toEqual(['left behind']));
    two.sender.resume(channel);
    // The tab is closed before the response arrives: the browser gives its lock to the next tab.
    one.sender.pause();
    await vi.waitFor(() => expect(pushed).toHaveLength(2));
    answer();
    answer();
    expect([stored, two.shown()]).toEqual([['left behind'], []]);
  });
});
