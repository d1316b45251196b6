import type { FoundMessage } from '@trattativa/contract/room/evidence/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMessage, makePair, makeTalk } from '../../../test/factories/chat.ts';
import { makeAgent, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { indexMessagesJob } from './jobs/index-messages.ts';

let app: TestApp;
let ada: Person;
let bea: Person;
let cleo: Person;
let room: number;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ ada, bea, room } = await makeTalk(app));
  cleo = await makeAgent(app, { name: 'Cleo' });
});

const say = (content: string, more: { room?: number; from?: Person; files?: string[] } = {}) =>
  insertMessage(app, more.room ?? room, (more.from ?? ada).accountId, content, more.files);
async function found(person: Person, text: string, more: object = {}): Promise<FoundMessage[]> {
  return (await app.call(person.token, 'Whatchat/SearchMessages', { text, ...more })).ok.items;
}
const idsOf = (items: FoundMessage[]) => items.map(({ id }) => id);

describe.each([
  ['directly after it was sent', false],
  ['once it is in the index', true],
])('search %s', (_when, isIndexed) => {
  const index = async () => {
    if (isIndexed) await indexMessagesJob.run(app.services, {});
  };

  it.each([
    ['it', 'I documenti per le visite mediche sono pronti', 'documento visita medica'],
    ['en', 'The negotiations are going on', 'negotiation'],
    ['es', 'Las condiciones económicas nos parecen buenas', 'condicion economica'],
    ['ca', 'Hem rebut les signatures dels contractes', 'signatura contracte'],
    ['fr', 'Les indemnités de formation sont payées', 'INDEMNITE'],
    ['pt', 'As negociações continuam amanhã', 'negociação'],
    ['de', 'Die Verträge liegen in München', 'vertrag munchen'],
  ])('finds other forms of a word in %s, ignoring accents and case', async (_language, said, search) => {
    const id = await say(said);
    await say('niente di tutto questo');
    await index();
    expect(idsOf(await found(bea, search))).toEqual([id]);
  });

  it('finds word prefixes, all words, and names of attachments', async () => {
    const one = await say('Il certificato medico di Tommaso');
    const two = await say('', { files: ['Certificato-medico_2026.pdf'] });
    await say('Solo il certificato');
    await index();
    expect(idsOf(await found(ada, 'certif medic'))).toEqual([two, one]);
    const [file] = await found(ada, 'certificato 2026');
    expect(file?.attachments).toEqual([{ name: 'Certificato-medico_2026.pdf', isHit: true }]);
  });

  it('shows author, place and time, with the hits marked', async () => {
    await say('Buongiorno, le visite mediche sono lunedì', { from: bea });
    await index();
    const [message] = await found(ada, 'visita');
    expect(message).toMatchObject({ conversationId: room, fromId: bea.accountId });
    expect(message?.conversationName).toContain('Bea');
    expect(message?.fromName).toContain('Bea');
    expect(message?.excerpt).toEqual([
      { text: 'Buongiorno, le ', isHit: false },
      { text: 'visite', isHit: true },
      { text: ' mediche sono lunedì', isHit: false },
    ]);
  });

  it('finds only visible messages: own conversations, nothing deleted, nothing hidden from a mediator', async () => {
    const other = await makePair(app, bea, cleo);
    const seen = await say('parola segreta', { room: other, from: bea });
    const hidden = await say('parola segreta');
    const { db } = app.services;
    await index();
    expect(idsOf(await found(ada, 'segreta'))).toEqual([hidden]);
    expect(idsOf(await found(bea, 'segreta'))).toEqual([hidden, seen]);
    expect(
      (await app.call(ada.token, 'Whatchat/SearchMessages', { text: 'segreta', conversationId: other }))
        .status,
    ).toBe(404);
    await db
      .updateTable('conversation_members')
      .set({ hidden_up_to_seq: 1 })
      .where('conversation_id', '=', other)
      .where('account_id', '=', bea.accountId)
      .execute();
    expect(idsOf(await found(bea, 'segreta'))).toEqual([hidden]);
    await db
      .updateTable('messages')
      .set({ content: '', deleted_at: app.clock.now(), change: 1 })
      .where('id', '=', hidden)
      .execute();
    expect(await found(bea, 'segreta')).toEqual([]);
  });

  it('finds an edited message by its current text', async () => {
    const id = await say('Arriva giovedì');
    await index();
    await app.services.db
      .updateTable('messages')
      .set({ content: 'Arriva venerdì', edited_at: app.clock.now(), change: 1 })
      .where('id', '=', id)
      .execute();
    expect(await found(ada, 'giovedi')).toEqual([]);
    expect(idsOf(await found(ada, 'venerdi'))).toEqual([id]);
  });

  it('pages from the latest, in one conversation or in all', async () => {
    const other = await makePair(app, ada, cleo);
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.push(await say(`proposta ${n}`, { room: n % 2 === 0 ? room : other }));
    await index();
    const first = (await app.call(ada.token, 'Whatchat/SearchMessages', { text: 'proposta', limit: 3 })).ok;
    const cursor = first.nextCursor as string;
    const second = (
      await app.call(ada.token, 'Whatchat/SearchMessages', { text: 'proposta', limit: 3, cursor })
    ).ok;
    expect([...idsOf(first.items), ...idsOf(second.items)]).toEqual(ids.toReversed());
    expect(second.nextCursor).toBeNull();
    expect(idsOf(await found(ada, 'proposta', { conversationId: other }))).toEqual([ids[3], ids[1]]);
  });
});

it.each(["' | & ! ( ) : * <->", '!!', '\\', '“”'])('%s is no word and causes no error', async (text) => {
  expect((await app.call(ada.token, 'Whatchat/SearchMessages', { text })).status).toBe(400);
});

it('a message that becomes visible late is indexed, and none twice', async () => {
  const { db } = app.services;
  const count = async () =>
    (
      await db
        .selectFrom('message_words')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  await say('prima');
  await indexMessagesJob.run(app.services, {});
  const before = await count();
  await say('poi');
  await Promise.all([indexMessagesJob.run(app.services, {}), indexMessagesJob.run(app.services, {})]);
  app.clock.advance({ minutes: 2 });
  for (let n = 0; n < 3; n += 1) {
    await indexMessagesJob.run(app.services, {});
    app.clock.advance({ minutes: 2 });
  }
  expect(await count()).toBe(before + 1);
  const progress = await db.selectFrom('message_words_progress').selectAll().executeTakeFirstOrThrow();
  expect(progress.settled_id).toBe(progress.seen_id);
});
