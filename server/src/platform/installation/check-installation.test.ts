import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { checkInstallation } from './check-installation.ts';
import { type Finding, note } from './finding.ts';

let app: TestApp;
let folder: string;
const proxies: Server[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trattativa-installation-'));
  app = await buildTestApp({ env: { TRUST_PROXY: '1' } });
  await app.app.http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const proxy of proxies) proxy.close();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** A proxy as nginx is one: it adds the caller's address, and passes upgrades on if it is told to. */
async function openProxy(options: { addsCaller: boolean; upgrades: boolean }): Promise<string> {
  const target = portOf(app.app.http.server);
  const server = createServer((incoming, answer) => {
    const { upgrade: _upgrade, connection: _connection, ...headers } = incoming.headers;
    const forwarded = [headers['x-forwarded-for'], '203.0.113.9'].filter(Boolean).join(', ');
    const passed = options.addsCaller ? { ...headers, 'x-forwarded-for': forwarded } : headers;
    const asked = request(
      { port: target, host: '127.0.0.1', path: incoming.url, method: incoming.method, headers: passed },
      (came) => {
        answer.writeHead(came.statusCode ?? 500, came.headers);
        came.pipe(answer);
      },
    );
    incoming.pipe(asked);
  });
  if (options.upgrades)
    server.on('upgrade', (incoming, socket) => {
      const far = connect(target, '127.0.0.1');
      const headers = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      far.write(`GET ${incoming.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
      far.pipe(socket).pipe(far);
      for (const end of [far, socket]) end.on('error', () => {});
    });
  proxies.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${portOf(server)}`;
}

async function findings(publicUrl: string): Promise<Finding[]> {
  const { config } = app.services;
  return checkInstallation({
    config: { ...config, publicUrl, host: '127.0.0.1', port: portOf(app.app.http.server) },
    databaseUrl: app.databaseUrl,
    migrations: fileURLToPath(new URL('../../../migrations/', import.meta.url)),
    envFile: join(folder, '.env'),
    checkPayments: async () => [note('payments', 'None.')],
  });
}

const of = (part: string, found: Finding[]) => found.filter((finding) => finding.part === part);

it('finds no fault in a whole installation behind a proxy', async () => {
  const found = await findings(await openProxy({ addsCaller: true, upgrades: true }));
  expect(found.filter(({ state }) => state === 'fault' || state === 'warning')).toEqual([]);
  expect(of('address', found).map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^The service answers at /),
    'The proxy passes on who calls (203.0.113.9).',
    expect.stringMatching(/^Sockets reach the chat at /),
  ]);
  expect(of('clock', found)[0]?.state).toBe('ok');
});

it('names a proxy that passes neither the caller nor sockets on', async () => {
  const found = await findings(await openProxy({ addsCaller: false, upgrades: false }));
  expect(of('address', found).map(({ state, sentence }) => [state, sentence])).toEqual([
    ['ok', expect.stringMatching(/^The service answers at /)],
    ['fault', expect.stringMatching(/^A caller can choose its address/)],
    ['fault', expect.stringMatching(/^Sockets do not reach the chat at /)],
  ]);
});

it('how a call arrives is told to nobody without the key of the installation', async () => {
  const answer = await app.app.http.inject({ method: 'GET', url: '/healthz/caller' });
  expect(answer.statusCode).toBe(404);
});
