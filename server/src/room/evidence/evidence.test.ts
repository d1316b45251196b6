import { createHash } from 'node:crypto';
import { type ConversationExport, chainLink } from '@trattativa/domain/room/message-chain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMessage, listen, makeTalk, OpenSockets, ok } from '../../../test/factories/chat.ts';
import { makeAgent, makeStaff, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { indexMessagesJob } from './jobs/index-messages.ts';

let app: TestApp;
let ada: Person;
let bea: Person;
let staff: Person;
let room: number;
let sockets: OpenSockets;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  sockets = new OpenSockets(await listen(app));
  staff = await makeStaff(app);
});
afterAll(async () => {
  sockets.close();
  await app.close();
});
beforeEach(async () => {
  ({ ada, bea, room } = await makeTalk(app));
});

const say = (content: string, files?: string[]) => insertMessage(app, room, ada.accountId, content, files);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function exported(person: Person, format: 'json' | 'pdf' = 'json', language = 'it') {
  return app.app.http.inject({
    method: 'POST',
    url: '/api/Whatchat/ExportConversation',
    headers: { authorization: `Bearer ${person.token}`, 'accept-language': language },
    payload: { ConversationId: room, Format: format },
  });
}
const check = (person: Person, seq: number, head: string) =>
  app.call(person.token, 'Whatchat/CheckExport', { conversationId: room, seq, head });

describe('the export of a conversation', () => {
  async function aTalk(): Promise<void> {
    const { db } = app.services;
    const [edited, deleted] = [await say('Offriamo 100'), await say('Una cosa di cui mi pento')];
    await say('Ecco', ['contratto.pdf']);
    const at = app.clock.now();
    await db
      .updateTable('messages')
      .set({ content: 'Offriamo 120', edited_at: at, change: 1 })
      .where('id', '=', edited)
      .execute();
    await db
      .updateTable('messages')
      .set({ content: '', deleted_at: at, change: 2 })
      .where('id', '=', deleted)
      .execute();
  }

  it('holds every message, first versions included, in a hash chain that anybody can verify', async () => {
    await aTalk();
    const answer = await exported(bea);
    expect(answer.statusCode).toBe(200);
    const file = answer.json() as ConversationExport;
    expect(file).toMatchObject({ format: 'trattativa-conversation', conversation: { id: room }, count: 3 });
    expect(file.messages).toMatchObject([
      {
        content: 'Offriamo 120',
        original: 'Offriamo 100',
        revisions: [{ content: 'Offriamo 100', act: 'edited' }],
      },
      { content: '', original: 'Una cosa di cui mi pento', revisions: [{ act: 'deleted' }] },
      { content: 'Ecco', attachments: [{ name: 'contratto.pdf', sha256: 'a'.repeat(64) }] },
    ]);
    expect(file.messages[1]?.deletedAt).not.toBeNull();
    let hash = sha256(`conversation ${room}`);
    expect(file.chain.start).toBe(hash);
    for (const message of file.messages) {
      hash = sha256(chainLink(hash, message));
      expect(message.hash).toBe(hash);
    }
    expect(file.head).toBe(hash);
    expect((await check(ada, 3, hash)).ok).toEqual({ agrees: true });
    expect((await check(ada, 3, sha256('forged'))).ok).toEqual({ agrees: false });
    expect((await check(ada, 4, hash)).ok).toEqual({ agrees: false });
  });

  it('is equal for both parties and stable: later messages and edits leave its hashes unchanged', async () => {
    await aTalk();
    const before = (await exported(ada)).json() as ConversationExport;
    await say('Ancora una cosa');
    const { db } = app.services;
    const at = app.clock.now();
    const first = before.messages[0]?.id as number;
    app.clock.advance({ minutes: 1 });
    await db
      .updateTable('messages')
      .set({ content: 'Offriamo 130', edited_at: app.clock.now(), change: 3 })
      .where('id', '=', first)
      .execute();
    const later = (await exported(bea)).json() as ConversationExport;
    expect(later.messages.slice(0, 3).map(({ hash }) => hash)).toEqual(
      before.messages.map(({ hash }) => hash),
    );
    expect(later.messages[0]?.revisions.map(({ content }) => content)).toEqual([
      'Offriamo 100',
      'Offriamo 120',
    ]);
    expect((await check(bea, 3, before.head)).ok).toEqual({ agrees: true });
    expect(at).toBeInstanceOf(Date);
  });

  it('comes as a PDF in the reader’s language, and is audited with its last hash', async () => {
    await aTalk();
    for (const language of ['it', 'de']) {
      const answer = await exported(ada, 'pdf', language);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(answer.headers['content-disposition']).toContain(
        language === 'de' ? 'Unterhaltung' : 'Conversazione',
      );
    }
    const { head } = (await exported(ada)).json() as ConversationExport;
    const { items } = (
      await app.call(bea.token, 'Audit/GetDealAudit', { kind: 'conversation', dealId: room })
    ).ok;
    expect(items.map(({ facts }: { facts: object }) => facts)).toEqual([
      { format: 'pdf', count: 3, head },
      { format: 'pdf', count: 3, head },
      { format: 'json', count: 3, head },
    ]);
  });

  it('is for members, and for a mediator from their bound on: earlier messages only as a hash', async () => {
    await aTalk();
    const stranger = await makeAgent(app);
    expect([(await exported(stranger)).statusCode, (await check(stranger, 1, sha256('x'))).status]).toEqual([
      404, 404,
    ]);
    const { db } = app.services;
    const whole = (await exported(ada)).json() as ConversationExport;
    await db
      .updateTable('conversation_members')
      .set({ hidden_up_to_seq: 2 })
      .where('conversation_id', '=', room)
      .where('account_id', '=', bea.accountId)
      .execute();
    const part = await exported(bea);
    expect(part.body).not.toContain('Offriamo');
    expect(part.json()).toMatchObject({
      count: 1,
      head: whole.head,
      chain: { start: whole.messages[1]?.hash },
    });
  });
});

describe('the guard against requests for money', () => {
  const inRoom = (person: Person) => sockets.inRoom(person, room);
  const tickets = async (open = true) =>
    (await app.call(staff.token, 'Whatchat/GetMoneyTickets', { open })).ok.items.filter(
      ({ conversationId }: { conversationId: number }) => conversationId === room,
    );

  it('warns the conversation at once and opens a ticket for staff, once', async () => {
    const [a, b] = [await inRoom(ada), await inRoom(bea)];
    const text = 'Buongiorno. Mandami 500 euro con Western Union. A domani.';
    await ok(a.send(text, 'one'));
    await ok(a.send(text, 'one'));
    await b.showing(2);
    expect(b.shown[1]).toMatchObject({ kind: 'system', meta: { event: 'moneyRequested' } });
    const [ticket, ...others] = await tickets();
    expect(others).toEqual([]);
    expect(ticket).toMatchObject({
      rule: 'rail',
      passage: 'Mandami 500 euro con Western Union.',
      message: text,
      authorId: ada.accountId,
      status: 'open',
    });
    await indexMessagesJob.run(app.services, {});
    expect(await tickets()).toHaveLength(1);
  });

  it('ignores talk of fees, salaries and invoices', async () => {
    const a = await inRoom(ada);
    await ok(a.send('Lo stipendio richiesto è di 3.000 euro netti, la commissione la paga il club.', 'x'));
    await indexMessagesJob.run(app.services, {});
    expect(await tickets()).toEqual([]);
  });

  it('checks messages stored before a crash when they are indexed', async () => {
    await say('Inviami i soldi in bitcoin, è più veloce.');
    await indexMessagesJob.run(app.services, {});
    expect(await tickets()).toHaveLength(1);
  });

  it('has its ticket decided once, with a note, by staff; the conversation learns the outcome', async () => {
    const b = await inRoom(bea);
    await say('Inviami i soldi in bitcoin, è più veloce.');
    await indexMessagesJob.run(app.services, {});
    const [ticket] = await tickets();
    const decide = (version: number, status: string, note = 'Chiede bitcoin', token = staff.token) =>
      app.call(token, 'Whatchat/DecideMoneyTicket', {
        ticketId: ticket?.id as number,
        version,
        status: status as 'confirmed',
        note,
      });
    expect((await decide(1, 'confirmed', 'x')).status).toBe(400);
    expect((await decide(1, 'confirmed', 'Chiede bitcoin', ada.token)).status).toBe(403);
    const both = await Promise.all([decide(1, 'confirmed'), decide(1, 'dismissed')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await tickets()).toEqual([]);
    const [decided] = await tickets(false);
    expect(decided).toMatchObject({ note: 'Chiede bitcoin', version: 2 });
    await b.showing(3);
    expect(['moneyConfirmed', 'moneyDismissed']).toContain(b.shown.at(-1)?.meta?.event);
  });
});
