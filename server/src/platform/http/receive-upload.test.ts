import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import { pdfOf, uploadTo } from '../../../test/factories/files.ts';
import { makeAgent, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { cleanName } from './receive-upload.ts';

let app: TestApp;
let agent: Person & { agentId: number };
let playerId: number;
/** The answer of the fake ClamAV daemon to the next file. */
let scannerAnswers: ((content: string) => string) | null = (content) =>
  content.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')
    ? 'stream: Eicar-Test-Signature FOUND\0'
    : 'stream: OK\0';

const scanner = createServer((socket) => {
  if (!scannerAnswers) return socket.destroy();
  let received = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    if (received.subarray(-4).equals(Buffer.alloc(4)))
      socket.end(scannerAnswers?.(received.toString('latin1')) ?? '');
  });
});

beforeAll(async () => {
  await new Promise<void>((listening) => scanner.listen(0, '127.0.0.1', listening));
  const { port } = scanner.address() as { port: number };
  app = await buildTestApp({ env: { RATE_LIMITS: 'off', SCANNER_URL: `tcp://127.0.0.1:${port}` } });
  agent = await makeAgent(app);
  playerId = await makeAgentPlayer(app, agent.agentId);
});
afterAll(async () => {
  await app.close();
  scanner.close();
});

const parent = () => ({ parentKind: 'player' as const, parentId: playerId });
const send = (content: Buffer) =>
  uploadTo(app, agent.token, 'File/UploadFile', parent(), { name: 'a.pdf', content });

it('cuts a long extension between two characters', () => {
  expect(cleanName('a.12345678😀9')).toBe('a.12345678');
});

describe('the part Input', () => {
  it.each(['', 'Content-Type: application/json\r\n', 'Content-Type: application/json; charset=utf-8\r\n'])(
    'is read with the header "%s"',
    async (header) => {
      const input = `Content-Disposition: form-data; name="Input"\r\n${header}\r\n${JSON.stringify({ ParentKind: 'player', ParentId: playerId })}`;
      const file = `Content-Disposition: form-data; name="File"; filename="a.pdf"\r\n\r\n${pdfOf(100).toString('latin1')}`;
      const answer = await app.app.http.inject({
        method: 'POST',
        url: '/api/File/UploadFile',
        headers: {
          authorization: `Bearer ${agent.token}`,
          'content-type': 'multipart/form-data; boundary=b',
        },
        payload: Buffer.from(`--b\r\n${input}\r\n--b\r\n${file}\r\n--b--\r\n`, 'latin1'),
      });
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    },
  );
});

describe('a malformed form is refused as a problem document, never with a 5xx', () => {
  const form = (...parts: string[]) => `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`;
  const input = 'Content-Disposition: form-data; name="Input"\r\n\r\n{"ParentKind":"player","ParentId":1}';
  const file = 'Content-Disposition: form-data; name="File"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  it.each([
    ['no boundary', 'multipart/form-data', form(input, file), 400],
    ['an empty body', 'multipart/form-data; boundary=b', '', 400],
    ['cut off', 'multipart/form-data; boundary=b', form(input, file).slice(0, -20), 400],
    ['another boundary', 'multipart/form-data; boundary=c', form(input, file), 400],
    ['no file', 'multipart/form-data; boundary=b', form(input), 400],
    ['no input', 'multipart/form-data; boundary=b', form(file), 400],
    ['two files', 'multipart/form-data; boundary=b', form(input, file, file), 400],
    ['an input that is no JSON', 'multipart/form-data; boundary=b', form(input.replace('{', '['), file), 400],
    [
      'an input that reaches for the prototype',
      'multipart/form-data; boundary=b',
      form(input.replace('{', '{"__proto__":{"a":1},'), file),
      400,
    ],
    [
      'a field that is not described',
      'multipart/form-data; boundary=b',
      form(input.replace('}', ',"X":1}'), file),
      400,
    ],
    ['another kind of body', 'text/xml', '<a/>', 415],
  ])('%s', async (_what, type, payload, status) => {
    const answer = await app.app.http.inject({
      method: 'POST',
      url: '/api/File/UploadFile',
      headers: { 'content-type': type, authorization: `Bearer ${agent.token}` },
      payload,
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it('a call without a file refuses a form', async () => {
    const answer = await app.app.http.inject({
      method: 'POST',
      url: '/api/Account/GetMyProfile',
      headers: { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${agent.token}` },
      payload: form(input),
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('with a scanner', () => {
  const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

  it('an infected file is refused, any other is accepted', async () => {
    const infected = await send(Buffer.concat([pdfOf(300), Buffer.from(eicar)]));
    expect([infected.status, infected.code]).toEqual([400, 'FILE_INFECTED']);
    expect((await send(pdfOf(70_000))).status).toBe(200);
  });

  it('no file is accepted without its answer', async () => {
    scannerAnswers = null;
    const answer = await send(pdfOf(300));
    expect([answer.status, answer.code]).toEqual([503, 'UNAVAILABLE']);
    scannerAnswers = () => 'INSTREAM size limit exceeded. ERROR\0';
    expect((await send(pdfOf(300))).status).toBe(503);
  });
});

it('bytes beyond the limit are discarded while a huge body is read', async () => {
  const address = await app.app.http.listen({ host: '127.0.0.1', port: 0 });
  const head = '--b\r\nContent-Disposition: form-data; name="File"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  async function* body() {
    yield Buffer.from(head);
    for (let sent = 0; sent < 40; sent += 1) yield Buffer.alloc(1_000_000, 0x20);
    yield Buffer.from('\r\n--b--\r\n');
  }
  const answer = await fetch(`${address}/api/File/UploadFile`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${agent.token}` },
    body: Readable.toWeb(Readable.from(body())) as unknown as RequestInit['body'],
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'FILE_TOO_LARGE' });
});
