import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { ChatMessage } from '@trattativa/contract/room/chat/chat';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, makePair, OpenSockets, ok } from '../../../../test/factories/chat.ts';
import { type CopyOfData, copyOfData } from '../../../../test/factories/copy-of-data.ts';
import { makeDeal } from '../../../../test/factories/deals.ts';
import { pdfOf, pictureOf, uploadTo } from '../../../../test/factories/files.ts';
import {
  makeAgent,
  makePlayerAccount,
  makeTeamMember,
  type Person,
} from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { storageName } from '../../../files/uploads/store-file.ts';

let app: TestApp;
let sockets: OpenSockets;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  sockets = new OpenSockets(await listen(app));
});
afterAll(async () => {
  sockets.close();
  await app.close();
});

type Parent = Parameters<typeof uploadTo<'File/UploadFile'>>[3];

async function upload(person: Person, parent: Parent, name: string, content = pdfOf(700)) {
  app.clock.advance({ seconds: 1 });
  const answer = await uploadTo(app, person.token, 'File/UploadFile', parent, { name, content });
  return answer.ok.file.id;
}

async function roomOf(person: Person, conversationId: number) {
  const { channel } = await sockets.inRoom(person, conversationId);
  return {
    say: async (fileIds: string[]) => {
      const message = { content: 'Ecco', client_id: crypto.randomUUID(), attachment_ids: fileIds };
      return (await ok<{ message: ChatMessage }>(channel.push('send_message', message))).message.id;
    },
    takeBack: (messageId: number) => ok(channel.push('delete_message', { message_id: messageId })),
  };
}

const unsent = (person: Person) => ({ parentKind: 'unsent', parentId: person.accountId }) as const;
const paths = ({ files }: CopyOfData) => [...files.keys()];

describe('a copy of one’s data (one JSON and files archive)', () => {
  it("holds the person's data and nothing of anybody else", async () => {
    const player = await makePlayerAccount(app);
    const other = await makeAgent(app, { name: 'Sconosciuto' });
    await app.services.db
      .updateTable('players')
      .set({ comments: 'copied-mine', phone: '+39 333 1234567' })
      .where('id', '=', player.playerId)
      .execute();
    const { fileName, json, data } = await copyOfData(app, player);
    expect(fileName).toBe(`trattativa-${app.clock.now().toISOString().slice(0, 10)}.zip`);
    expect(data).toMatchObject({
      exportedAt: app.clock.now().toISOString(),
      account: [{ email: player.email }],
      ownRecords: [{ comments: 'copied-mine', phone: '+39 333 1234567' }],
      messages: [],
      files: [],
      pictures: [],
    });
    expect(json).not.toContain(other.email);
    expect(json).not.toMatch(/argon2|password_hash|refresh_hash/);
  });

  it('contains attachments, pictures and files sent in chats, each named by the document', async () => {
    const player = await makePlayerAccount(app);
    const friend = await makeAgent(app);
    const room = await makePair(app, player, friend);
    const own = pdfOf(90_001);
    await upload(player, { parentKind: 'player', parentId: player.playerId }, 'Curriculum è.pdf', own);
    const [sent, foreign] = [
      await upload(player, unsent(player), 'accordo.pdf', pdfOf(801)),
      await upload(friend, unsent(friend), 'altrui.pdf', pdfOf(802)),
    ];
    await (await roomOf(player, room)).say([sent]);
    await (await roomOf(friend, room)).say([foreign]);
    await upload(player, unsent(player), 'non inviato.pdf', pdfOf(803));
    const picture = { name: 'io.png', content: await pictureOf('png') };
    await uploadTo(app, player.token, 'File/SaveAvatar', { kind: 'account' }, picture);
    const copy = await copyOfData(app, player);
    expect(paths(copy)).toEqual([
      'files/001-Curriculum è.pdf',
      'files/002-accordo.pdf',
      'files/003-non inviato.pdf',
      'pictures/1.png',
      'data.json',
    ]);
    expect(copy.files.get('files/001-Curriculum è.pdf')?.equals(own)).toBe(true);
    expect(copy.files.get('files/002-accordo.pdf')?.equals(pdfOf(801))).toBe(true);
    expect(copy.files.get('pictures/1.png')?.subarray(1, 4).toString()).toBe('PNG');
    expect(copy.data.files).toMatchObject([
      { path: 'files/001-Curriculum è.pdf', of: 'player', ofId: player.playerId, bytes: own.length },
      { path: 'files/002-accordo.pdf', of: 'message', byOneself: true },
      { path: 'files/003-non inviato.pdf', of: 'unsent' },
    ]);
    expect(copy.data.pictures).toEqual(['pictures/1.png']);
  });

  it('contains files sent in conversations the person has left, not deleted ones', async () => {
    const [ada, bea] = [await makeAgent(app), await makeAgent(app)];
    const room = await makePair(app, ada, bea);
    const { say, takeBack } = await roomOf(ada, room);
    await say([await upload(ada, unsent(ada), 'resta.pdf')]);
    await takeBack(await say([await upload(ada, unsent(ada), 'ritirato.pdf')]));
    await app.services.db
      .updateTable('conversation_members')
      .set({ left_at: app.clock.now() })
      .where('account_id', '=', ada.accountId)
      .execute();
    const copy = await copyOfData(app, ada);
    expect(paths(copy)).toEqual(['files/001-resta.pdf', 'data.json']);
    expect(copy.data.files?.map(({ name, path }) => [name, path !== null])).toEqual([
      ['resta.pdf', true],
      ['ritirato.pdf', false],
    ]);
  });

  it('follows the access rules of a deal: a former club member gets the list, not the files', async () => {
    const { club, negotiationId } = await makeDeal(app);
    const member = await makeTeamMember(app, { teamId: club.teamId });
    const parent = { parentKind: 'negotiation', parentId: negotiationId } as const;
    await upload(member, parent, 'bozza.pdf');
    expect(paths(await copyOfData(app, member))).toEqual(['files/001-bozza.pdf', 'data.json']);
    await app.services.db.deleteFrom('team_members').where('account_id', '=', member.accountId).execute();
    const after = await copyOfData(app, member);
    expect(paths(after)).toEqual(['data.json']);
    expect(after.data.files).toMatchObject([{ name: 'bozza.pdf', path: null }]);
  });

  it('skips a file whose bytes are gone, and leaves no temporary file', async () => {
    const player = await makePlayerAccount(app);
    const parent = { parentKind: 'player', parentId: player.playerId } as const;
    const lost = await upload(player, parent, 'perso.pdf');
    await upload(player, parent, 'resta.pdf');
    await app.services.storage.remove(storageName(lost));
    const copy = await copyOfData(app, player);
    expect(paths(copy)).toEqual(['files/002-resta.pdf', 'data.json']);
    expect(copy.data.files).toMatchObject([{ path: null }, { path: 'files/002-resta.pdf' }]);
    const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('trattativa-copy-'));
    await expect.poll(left).toEqual([]);
  });

  it('reads long parts in batches: every row once, in order', async () => {
    const [ada, bea] = [await makeAgent(app), await makeAgent(app)];
    const room = await makePair(app, ada, bea);
    for (const count of [500, 501]) {
      await sql`
        insert into messages (conversation_id, seq, from_id, client_id, kind, content, inserted_at)
        select ${room}, n, ${ada.accountId}, gen_random_uuid()::text, 'text', 'riga ' || n, ${app.clock.now()}
        from generate_series((select count(*) + 1 from messages where conversation_id = ${room}), ${count}) n`.execute(
        app.services.db,
      );
      const { data } = await copyOfData(app, ada);
      expect(data.messages?.map(({ content }) => content)).toEqual(
        Array.from({ length: count }, (_, index) => `riga ${index + 1}`),
      );
    }
  });
});
