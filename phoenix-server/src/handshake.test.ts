import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { buildTestServer, gate, type TestServer, type TestSession } from '../test/build-test-server.ts';
import { connectRaw, disconnectAll, refusedStatus } from '../test/raw-client.ts';
import type { PhoenixServerOptions } from './phoenix-server.ts';

let server: TestServer;

async function start(options: Partial<PhoenixServerOptions<TestSession>> = {}): Promise<void> {
  server = await buildTestServer({
    channels: [{ topic: 'me', join: (channel) => ({ ok: channel.session }), handle: {} }],
    ...options,
  });
}

async function whoAmI(query: string, options: Parameters<typeof connectRaw>[2] = {}): Promise<TestSession> {
  const client = await connectRaw(server.url, query, options);
  return (await client.ask(['1', '1', 'me', 'phx_join', {}]))[4].response;
}

afterEach(async () => {
  disconnectAll();
  await server.close();
});

describe('who may connect', () => {
  test('a refused token gets 403 before the upgrade', async () => {
    await start();
    expect(await refusedStatus(server.url, 'token=bad&vsn=2.0.0')).toBe(403);
    expect(await refusedStatus(server.url, 'vsn=2.0.0')).toBe(403);
    expect(await whoAmI('token=ann&vsn=2.0.0')).toMatchObject({ user: 'ann' });
  });

  test('a failing authentication gets 503 and is logged', async () => {
    await start({
      authenticate: () => Promise.reject(new Error('no database')),
    });
    expect(await refusedStatus(server.url)).toBe(503);
    expect(server.logged).toEqual(['authentication of a socket failed']);
  });

  test('versions 1.0.x and 2.0.x are supported, others refused', async () => {
    await start();
    for (const vsn of ['2.0.0', '2.0.9'])
      expect(await whoAmI(`token=ann&vsn=${vsn}`)).toMatchObject({ user: 'ann' });
    await connectRaw(server.url, 'token=ann&vsn=1.0.3');
    for (const vsn of ['3.0.0', '2.1.0', '1.1.0', '2', '', 'x', '__proto__']) {
      expect(await refusedStatus(server.url, `token=ann&vsn=${vsn}`)).toBe(403);
    }
  });

  test('the token may come as a subprotocol in either base64 alphabet, and phoenix is selected', async () => {
    const seen: (string | null)[] = [];
    await start({
      authenticate: async ({ token }) => {
        seen.push(token);
        return { user: 'ann', token: 'ann' };
      },
    });
    const token = 'ann/????>>>>~~~~';
    for (const alphabet of ['base64', 'base64url'] as const) {
      const bearer = Buffer.from(token).toString(alphabet).replaceAll('=', '');
      expect(bearer).toMatch(alphabet === 'base64' ? /[/+]/ : /[-_]/);
      const answer = await upgradeByHand([`Sec-WebSocket-Protocol: phoenix, base64url.bearer.phx.${bearer}`]);
      expect(answer).toContain('101 Switching Protocols');
      expect(answer).toMatch(/sec-websocket-protocol: phoenix\r\n/i);
    }
    expect(seen).toEqual([token, token]);
  });

  test('a client that does not offer the subprotocol phoenix among others is refused', async () => {
    await start();
    expect(await refusedStatus(server.url, undefined, { protocols: ['graphql-ws'] })).toBe(403);
  });

  test('a foreign origin is refused, a missing one is not', async () => {
    await start();
    expect(await refusedStatus(server.url, undefined, { origin: 'https://evil.example' })).toBe(403);
    expect(await refusedStatus(server.url, undefined, { origin: 'null' })).toBe(403);
    await connectRaw(server.url, undefined, { origin: server.url.replace('ws:', 'http:') });
    await connectRaw(server.url);
  });

  test('a list of origins names whole origins, hosts, or all subdomains of a host', async () => {
    await start({ allowedOrigins: ['https://a.example', '//b.example:81', '//*.c.example'] });
    for (const origin of [
      'https://a.example',
      'http://b.example:81',
      'https://x.c.example',
      'http://x.y.c.example:9',
    ]) {
      await connectRaw(server.url, undefined, { origin });
    }
    for (const origin of [
      'http://a.example',
      'https://b.example',
      'https://c.example',
      'https://xc.example',
      server.url,
    ]) {
      expect(await refusedStatus(server.url, undefined, { origin })).toBe(403);
    }
  });

  test('an owner has a maximum number of sockets', async () => {
    await start({ limits: { socketsPerOwner: 2 } });
    const first = await connectRaw(server.url, 'token=ann/1&vsn=2.0.0');
    await connectRaw(server.url, 'token=ann/2&vsn=2.0.0');
    expect(await refusedStatus(server.url, 'token=ann/3&vsn=2.0.0')).toBe(429);
    await connectRaw(server.url, 'token=bob&vsn=2.0.0');
    server.phoenix.closeSockets({ sessionKey: 'ann/1' });
    await first.closed;
    await connectRaw(server.url, 'token=ann/3&vsn=2.0.0');
  });

  test('another path is answered 404, including the long-polling path', async () => {
    await start();
    expect(await refusedStatus(server.url, '/socket/longpoll?vsn=2.0.0')).toBe(404);
    expect(await refusedStatus(server.url, '/socket/websocket/x?token=ann')).toBe(404);
    const response = await fetch(`${server.url.replace('ws:', 'http:')}/socket/longpoll?vsn=2.0.0`);
    expect(response.status).toBe(404);
  });

  test('an upgrade that is not a GET, or not to WebSocket, is answered 400', async () => {
    await start();
    expect(await upgradeByHand([], 'POST')).toContain('400 Bad Request');
    expect(await upgradeByHand([], 'GET', 'h2c')).toContain('400 Bad Request');
  });

  test('a client that hangs up while it is being authenticated leaves nothing behind', async () => {
    const authenticating = gate();
    const slow = gate();
    await start({
      authenticate: async () => {
        authenticating.open();
        await slow.passed;
        return { user: 'ann', token: 'ann' };
      },
    });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(upgradeRequest([]));
    await authenticating.passed;
    socket.resetAndDestroy();
    await once(socket, 'close');
    slow.open();
    await slow.passed;
    expect(await refusedStatus(server.url, 'token=ann&vsn=9')).toBe(403);
    expect(server.phoenix.stats().sockets).toBe(0);
  });
});

describe('the end of sockets', () => {
  test('signing out closes the sockets of that sign-in with 4001, and no others', async () => {
    await start();
    const out = await Promise.all(
      ['ann/1', 'ann/1'].map((token) => connectRaw(server.url, `token=${token}&vsn=2.0.0`)),
    );
    const other = await connectRaw(server.url, 'token=ann/2&vsn=2.0.0');
    server.phoenix.closeSockets({ sessionKey: 'ann/1' });
    expect(await Promise.all(out.map(({ closed }) => closed))).toEqual([4001, 4001]);
    expect((await other.ask(['1', '1', 'me', 'phx_join', {}]))[4].status).toBe('ok');
    server.phoenix.closeSockets({ ownerKey: 'ann' }, 1012);
    expect(await other.closed).toBe(1012);
  });

  test('a sign-in that ended in another way is detected at the next join', async () => {
    let isValid = true;
    await start({ isStillValid: async () => isValid });
    const client = await connectRaw(server.url);
    expect((await client.ask(['1', '1', 'me', 'phx_join', {}]))[4].status).toBe('ok');
    isValid = false;
    client.send(['2', '2', 'me', 'phx_join', {}]);
    expect(await client.closed).toBe(4001);
  });

  test('what was sent before the close arrives before it', async () => {
    await start();
    const client = await connectRaw(server.url);
    await client.ask(['1', '1', 'me', 'phx_join', {}]);
    server.phoenix.broadcast('me', 'bye', {});
    server.phoenix.closeSockets({ ownerKey: 'ann' });
    expect((await client.next())[3]).toBe('bye');
    expect(await client.closed).toBe(4001);
  });

  test('a drain refuses new sockets and closes the present ones with 1012, spread over time', async () => {
    await start();
    const clients = await Promise.all(
      [...'abcdefghij'].map((token) => connectRaw(server.url, `token=${token}&vsn=2.0.0`)),
    );
    const drained = server.phoenix.drain(250);
    expect(await refusedStatus(server.url)).toBe(503);
    const counts = [server.phoenix.stats().sockets];
    for (let step = 0; step < 4; step += 1) {
      server.clock.advance(50);
      counts.push(server.phoenix.stats().sockets);
    }
    expect(counts).toEqual([8, 6, 4, 2, 0]);
    await drained;
    expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual(Array(10).fill(1012));
  });

  test('a drain does not wait for a peer that answers nothing', async () => {
    await start();
    const { hostname, port } = new URL(server.url);
    const peer = connect(Number(port), hostname);
    const head = [
      'GET /socket/websocket?token=ann&vsn=2.0.0 HTTP/1.1',
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ];
    peer.write(`${head.join('\r\n')}\r\n\r\n`);
    await once(peer, 'data');
    const drained = server.phoenix.drain(50);
    server.clock.advance(50);
    server.clock.advance(300);
    await drained;
    peer.destroy();
  });
});

function upgradeRequest(headers: string[], method = 'GET', protocol = 'websocket'): string {
  const lines = [
    `${method} /socket/websocket?token=ann&vsn=2.0.0 HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    `Upgrade: ${protocol}`,
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    ...headers,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** The head of the answer to a hand-written request. */
async function upgradeByHand(headers: string[], method?: string, protocol?: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(upgradeRequest(headers, method, protocol));
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer);
}
