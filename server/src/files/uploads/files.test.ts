import { agentType } from '@trattativa/domain/identity/agent-types';
import { maxFileBytes, maxFiles } from '@trattativa/domain/platform/file-limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer, makeDeal } from '../../../test/factories/deals.ts';
import { plainPdf } from '../../../test/factories/documents.ts';
import {
  docx,
  fetchFile,
  pdfOf,
  pictureBomb,
  pictureOf,
  uploadTo,
  zip,
} from '../../../test/factories/files.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { sweepFiles } from './jobs/sweep-files.ts';

let app: TestApp;
let agent: Person & { agentId: number };
let playerId: number;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  agent = await makeAgent(app);
  playerId = await makeAgentPlayer(app, agent.agentId);
});
afterAll(() => app.close());

const ofPlayer = (id = playerId) => ({ parentKind: 'player' as const, parentId: id });
const attach = (name: string, content: Buffer, token = agent.token, parent = ofPlayer()) =>
  uploadTo(app, token, 'File/UploadFile', parent, { name, content });
const newPlayer = () => makeAgentPlayer(app, agent.agentId);

describe('allowed attachments', () => {
  it.each([
    ['contratto è.pdf', 'application/pdf', () => pdfOf(2000)],
    ['foto.jpg', 'image/jpeg', () => pictureOf('jpeg')],
    ['FOTO.JPEG', 'image/jpeg', () => pictureOf('jpeg')],
    ['foto.png', 'image/png', () => pictureOf('png')],
    ['foto.webp', 'image/webp', () => pictureOf('webp')],
    ['lettera.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', () => docx()],
  ])('%s is stored as %s', async (name, type, content) => {
    const { file } = (await attach(name, await content(), agent.token, ofPlayer(await newPlayer()))).ok;
    expect(file).toMatchObject({ name, type, generated: false, can: { remove: true } });
    const answer = await fetchFile(app, agent.token, `/files/${file.id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.rawPayload.length).toBe(file.bytes);
  });

  const page = Buffer.from('<html><script>alert(1)</script></html>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  it.each([
    ['a page', 'pagina.html', () => page, 'FILE_TYPE_NOT_ALLOWED'],
    ['a drawing that can run', 'disegno.svg', () => svg, 'FILE_TYPE_NOT_ALLOWED'],
    ['a page that is called a PDF', 'pagina.pdf', () => page, 'FILE_CONTENT_DIFFERS'],
    ['a drawing that is called a PNG', 'disegno.png', () => svg, 'FILE_CONTENT_DIFFERS'],
    ['a JPEG that is called a PNG', 'foto.png', () => pictureOf('jpeg'), 'FILE_CONTENT_DIFFERS'],
    ['a PDF that is called a JPEG', 'foto.jpg', () => pdfOf(500), 'FILE_CONTENT_DIFFERS'],
    ['a plain zip that is called a DOCX', 'testo.docx', () => zip([['a.txt', 'a']]), 'FILE_CONTENT_DIFFERS'],
    ['a program', 'foto.jpg.exe', () => pdfOf(500), 'FILE_TYPE_NOT_ALLOWED'],
    ['no extension', 'contratto', () => pdfOf(500), 'FILE_TYPE_NOT_ALLOWED'],
    ['nothing in it', 'vuoto.pdf', () => Buffer.alloc(0), 'FILE_CONTENT_DIFFERS'],
    ['half a picture', 'meta.png', async () => (await pictureOf('png')).subarray(0, 900), 'FILE_UNREADABLE'],
    [
      'a PDF with a script',
      'modulo.pdf',
      () => plainPdf('/OpenAction << /S /J#61vaScript >>'),
      'FILE_ACTIVE',
    ],
    ['a DOCX with macros', 'macro.docx', () => docx([['word/vbaProject.bin', 'x']]), 'FILE_ACTIVE'],
    ['a picture of 400 million points', 'bomba.png', () => pictureBomb(), 'FILE_UNREADABLE'],
  ])('%s is refused', async (_what, name, content, code) => {
    const answer = await attach(name, await content());
    expect([answer.status, answer.code]).toEqual([400, code]);
    expect(answer.detail).toContain(name.split('.')[0]);
  });

  it.each([
    [maxFileBytes - 1, 200],
    [maxFileBytes, 200],
    [maxFileBytes + 1, 400],
  ])('%i bytes are answered %i', async (bytes, status) => {
    const answer = await attach('grande.pdf', pdfOf(bytes), agent.token, ofPlayer(await newPlayer()));
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(answer.detail).toBe(
        'grande.pdf: dimensione del file non valida, gli allegati devono essere entro 10 MB',
      );
    }
  });

  it('are re-encoded when pictures: no metadata of camera, place or author is left', async () => {
    const sent = await pictureOf('jpeg');
    expect(sent.includes('canary-artist')).toBe(true);
    const { file } = (await attach('foto.jpg', sent, agent.token, ofPlayer(await newPlayer()))).ok;
    const kept = (await fetchFile(app, agent.token, `/files/${file.id}`)).rawPayload;
    expect(kept.includes('canary')).toBe(false);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });

  it('are limited to ten per parent, also under concurrent uploads', async () => {
    const crowded = ofPlayer(await newPlayer());
    const answers = await Promise.all(
      Array.from({ length: maxFiles + 3 }, (_, n) => attach(`${n}.pdf`, pdfOf(300), agent.token, crowded)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxFiles);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['TOO_MANY_FILES']),
    );
  });
});

describe('file delivery', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\win.pdf', 'win.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', undefined],
    ['fdp\u202egnp.pdf', 'fdp gnp.pdf'],
    ['"quoted".pdf', undefined],
    ['日本語 – è.pdf', '日本語 – è.pdf'],
  ])('%j loses any path or control character in its name', async (name, shown) => {
    const { file } = (await attach(name, pdfOf(300), agent.token, ofPlayer(await newPlayer()))).ok;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
    expect(file.name).not.toMatch(/[/\\"\u0000-\u001f\u202e]/);
    if (shown) expect(file.name).toBe(shown);
    const { headers } = await fetchFile(app, agent.token, `/files/${file.id}`);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.%~-]+$/,
    );
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is a download that is never sniffed, run or cached', async () => {
    const { file } = (await attach('a.pdf', pdfOf(300), agent.token, ofPlayer(await newPlayer()))).ok;
    for (const method of ['GET', 'HEAD'] as const) {
      const { headers, statusCode, body } = await fetchFile(app, agent.token, `/files/${file.id}`, method);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
        'content-length': '300',
      });
      expect(body.length > 0).toBe(method === 'GET');
    }
  });
});

describe('read access to a file', () => {
  it('follows its parent; for all others it is absent, by GET and HEAD alike', async () => {
    const own = await makePlayerAccount(app);
    const { file } = (
      await uploadTo(
        app,
        own.token,
        'File/UploadFile',
        { parentKind: 'player', parentId: own.playerId },
        { name: 'passaporto.pdf', content: pdfOf(400) },
      )
    ).ok;
    const staff = await makeStaff(app);
    const others = [
      agent,
      await makeAgent(app, { agentType: agentType.premium }),
      await makeTeamMember(app),
      await makeCoach(app),
      await makeCoach(app, { scout: true }),
      await makePlayerAccount(app),
    ];
    for (const reader of [own, staff]) {
      expect((await fetchFile(app, reader.token, `/files/${file.id}`)).statusCode).toBe(200);
    }
    for (const { token } of others) {
      for (const method of ['GET', 'HEAD'] as const) {
        const foreign = await fetchFile(app, token, `/files/${file.id}`, method);
        const absent = await fetchFile(app, token, `/files/${'x'.repeat(43)}`, method);
        expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body]);
        expect(foreign.headers['content-length']).toBe(absent.headers['content-length']);
      }
      for (const path of ['File/DeleteFile', 'File/RestoreFile'] as const) {
        expect((await app.call(token, path, { fileId: file.id })).status).toBe(404);
      }
      const listed = await app.call(token, 'File/GetFiles', ofPlayer(own.playerId));
      expect([listed.status, listed.problem.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await fetchFile(app, null, `/files/${file.id}`)).statusCode).toBe(401);
    expect((await fetchFile(app, staff.token, '/files/..%2f..%2fetc%2fpasswd')).statusCode).toBe(404);
    expect((await fetchFile(app, staff.token, `/files/${file.id}`)).statusCode).toBe(200);
  });

  it('is shared by both sides of a negotiation, and each removes only its own', async () => {
    const deal = await makeDeal(app);
    const parent = { parentKind: 'negotiation' as const, parentId: deal.negotiationId };
    const send = (person: Person, name: string) =>
      uploadTo(app, person.token, 'File/UploadFile', parent, { name, content: pdfOf(300) });
    const { file: agents } = (await send(deal.agent, 'proposta.pdf')).ok;
    const { file: clubs } = (await send(deal.club, 'visita.pdf')).ok;
    const seen = (await app.call(deal.club.token, 'File/GetFiles', parent)).ok;
    expect(seen.items.map(({ name, can }) => [name, can.remove]).sort()).toEqual([
      ['proposta.pdf', false],
      ['visita.pdf', true],
    ]);
    expect((await app.call(deal.club.token, 'File/DeleteFile', { fileId: agents.id })).problem.code).toBe(
      'FORBIDDEN',
    );
    expect((await app.call(deal.club.token, 'File/DeleteFile', { fileId: clubs.id })).status).toBe(200);
    expect((await send(await makeTeamMember(app), 'spia.pdf')).status).toBe(404);
  });
});

describe('deleting and restoring', () => {
  it('files are deleted with their parent', async () => {
    const gone = await newPlayer();
    const { file } = (await attach('a.pdf', pdfOf(300), agent.token, ofPlayer(gone))).ok;
    await app.services.db.deleteFrom('players').where('id', '=', gone).execute();
    await sweepFiles.run(app.services, {});
    expect(await app.services.storage.size(`files/${file.id}`)).toBeNull();
  });

  it('a deletion can be undone for 30 seconds; a day later the bytes are gone', async () => {
    const parent = ofPlayer(await newPlayer());
    const { file } = (await attach('a.pdf', pdfOf(300), agent.token, parent)).ok;
    const drop = () => app.call(agent.token, 'File/DeleteFile', { fileId: file.id });
    const restore = () => app.call(agent.token, 'File/RestoreFile', { fileId: file.id });
    expect((await drop()).status).toBe(200);
    expect((await fetchFile(app, agent.token, `/files/${file.id}`)).statusCode).toBe(404);
    app.clock.advance({ seconds: 30 });
    expect((await restore()).ok.file.id).toBe(file.id);
    expect((await drop()).status).toBe(200);
    app.clock.advance({ seconds: 31 });
    expect((await restore()).status).toBe(404);
    expect(await app.services.storage.size(`files/${file.id}`)).toBe(300);
    app.clock.advance({ days: 1 });
    for (let twice = 0; twice < 2; twice += 1) await sweepFiles.run(app.services, {});
    expect(await app.services.storage.size(`files/${file.id}`)).toBeNull();
  });
});
