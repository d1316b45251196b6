import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
afterEach(() => app.close());

describe('the upgrade of a connection to another protocol', () => {
  it.each([
    ['with the chat', 'api,chat,worker', '/blocked/websocket'],
    ['without the chat', 'api', '/socket/websocket'],
  ])('is answered 404 where nothing takes it, on a node %s', async (_node, roles, path) => {
    app = await buildTestApp({ env: { ROLES: roles } });
    await app.app.http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.app.http.server.address() as AddressInfo;
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const asked = request({ port, host: '127.0.0.1', path, headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(404);
    answer.resume();
    await once(answer, 'close');
  });
});
