import { createHash } from 'node:crypto';
import type { StoredFile } from '@trattativa/contract/files/uploads/files';
import type { ChatMessage } from '@trattativa/contract/room/chat/chat';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Follower,
  listen,
  makePair,
  makeTalk,
  OpenSockets,
  ok,
  refusal,
} from '../../../../test/factories/chat.ts';
import { fetchFile, pdfOf, pictureOf, uploadTo } from '../../../../test/factories/files.ts';
import { makeAgent, makeStaff, type Person } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { sweepFiles } from '../../../files/uploads/jobs/sweep-files.ts';

let app: TestApp;
let ada: Person;
let bea: Person;
let room: number;
let sockets: OpenSockets;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  sockets = new OpenSockets(await listen(app));
});
afterAll(async () => {
  sockets.close();
  await app.close();
});
beforeEach(async () => {
  ({ ada, bea, room } = await makeTalk(app));
});

const inRoom = (person: Person, conversationId = room) => sockets.inRoom(person, conversationId);

async function chosen(person: Person, name = 'accordo.pdf', content = pdfOf(900)): Promise<StoredFile> {
  const parent = { parentKind: 'unsent' as const, parentId: person.accountId };
  return (await uploadTo(app, person.token, 'File/UploadFile', parent, { name, content })).ok.file;
}

const sending = (from: Follower, content: string, ids: unknown, clientId: string = crypto.randomUUID()) =>
  from.channel.push('send_message', { content, client_id: clientId, attachment_ids: ids } as object);
const sent = async (from: Follower, content: string, ids: string[]) =>
  (await ok<{ message: ChatMessage }>(sending(from, content, ids))).message;
const status = async (person: Person, id: string) =>
  (await fetchFile(app, person.token, `/files/${id}`)).statusCode;

describe('files in a message', () => {
  it('arrive in the order chosen, also without text, and survive a rejoin', async () => {
    const [a, b] = [await inRoom(ada), await inRoom(bea)];
    const files = [await chosen(ada, 'zeta è.pdf'), await chosen(ada, 'alfa.png', await pictureOf('png'))];
    const message = await sent(
      a,
      '',
      files.map(({ id }) => id),
    );
    expect(message).toMatchObject({ kind: 'file', content: '', seq: 1 });
    expect(message.attachments).toEqual(
      files.map(({ id, name, bytes, type }) => ({ id, name, size: bytes, mime: type, url: `/files/${id}` })),
    );
    await b.showing(1);
    expect(b.shown).toEqual([message]);
    expect((await (await inRoom(bea)).joined).messages).toEqual([message]);
  });

  it('are readable by members, as stored; before sending by the uploader only', async () => {
    const stranger = await makeAgent(app);
    const staff = await makeStaff(app);
    const a = await inRoom(ada);
    const content = pdfOf(1234);
    const { id } = await chosen(ada, 'accordo.pdf', content);
    expect([await status(ada, id), await status(bea, id), await status(staff, id)]).toEqual([200, 404, 404]);
    await sent(a, 'Ecco', [id]);
    expect([await status(ada, id), await status(bea, id), await status(stranger, id)]).toEqual([
      200, 200, 404,
    ]);
    const answer = await fetchFile(app, bea.token, `/files/${id}`);
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    const { attachments } = await app.services.db
      .selectFrom('messages')
      .select('attachments')
      .where('conversation_id', '=', room)
      .executeTakeFirstOrThrow();
    const sha256 = createHash('sha256').update(answer.rawPayload).digest('hex');
    expect(attachments).toMatchObject([{ id, sha256 }]);
    const removed = await app.call(ada.token, 'File/DeleteFile', { fileId: id });
    expect([removed.status, await status(bea, id)]).toEqual([403, 200]);
  });

  it.each([
    ['nobody’s', () => Promise.resolve('x'.repeat(22))],
    ['somebody else’s', async () => (await chosen(bea)).id],
    [
      'one that was taken back',
      async () => {
        const { id } = await chosen(ada);
        await app.call(ada.token, 'File/DeleteFile', { fileId: id });
        return id;
      },
    ],
  ])('%s file is not sent, nor anything else of the message', async (_what, id) => {
    const a = await inRoom(ada);
    const good = (await chosen(ada)).id;
    expect(await refusal(sending(a, 'Ecco', [good, await id()]))).toBe('invalid');
    expect((await sent(a, 'Allora questo', [good])).seq).toBe(1);
  });

  it.each([
    ['no list', 'abc'],
    ['no id', [{}]],
    ['a path', ['../../etc/passwd']],
    ['the same twice', ['y'.repeat(22), 'y'.repeat(22)]],
    ['more than ten', Array.from({ length: 11 }, (_, n) => `${'z'.repeat(20)}${n}`)],
  ])('%s is refused', async (_what, ids) => {
    expect(await refusal(sending(await inRoom(ada), 'x', ids))).toBe('invalid');
  });

  it('are sent with one message only, also under concurrent sends', async () => {
    const cleo = await makeAgent(app, { name: 'Cleo' });
    const other = await makePair(app, ada, cleo);
    const [a, elsewhere] = [await inRoom(ada), await inRoom(ada, other)];
    const { id } = await chosen(ada);
    const tries = await Promise.all(
      [a, elsewhere, a, elsewhere].map((from) => refusal(sending(from, 'Ecco', [id]))),
    );
    expect(tries.toSorted()).toEqual(['invalid', 'invalid', 'invalid', 'none']);
    const { count } = await app.services.db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('conversation_id', 'in', [room, other])
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('files of a repeated message are those of the first send', async () => {
    const a = await inRoom(ada);
    const { id } = await chosen(ada);
    const first = await ok<{ message: ChatMessage }>(sending(a, '', [id], 'same'));
    const again = await ok<{ message: ChatMessage }>(sending(a, '', [id], 'same'));
    expect(again).toEqual({ ...first, duplicate: true });
  });

  it('are swept after two days when never sent; sent ones stay', async () => {
    const a = await inRoom(ada);
    const [left, used] = [await chosen(ada), await chosen(ada)];
    await sent(a, 'Ecco', [used.id]);
    const rest = async () => {
      await sweepFiles.run(app.services, {});
      const { db } = app.services;
      const rows = await db.selectFrom('files').selectAll().where('id', 'in', [left.id, used.id]).execute();
      return rows.map(({ id, deleted_at }) => [id, deleted_at === null]);
    };
    app.clock.advance({ days: 1, hours: 23 });
    expect(await rest()).toHaveLength(2);
    app.clock.advance({ hours: 1, minutes: 1 });
    expect(new Map((await rest()) as [string, boolean][]).get(left.id)).toBe(false);
    app.clock.advance({ days: 1, minutes: 1 });
    expect(await rest()).toEqual([[used.id, true]]);
  });
});
