import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { listen } from '../../../test/factories/chat.ts';
import { makeAgent, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { namingChat } from '../../platform/http/public-files.ts';

/** The chat on its own host; the page comes from another. */
let chat: TestApp;
let ada: Person;
const page = 'https://trattativa.example';

beforeAll(async () => {
  chat = await buildTestApp({
    env: { ROLES: 'chat', PUBLIC_URL: page, CHAT_URL: 'https://chat.trattativa.example' },
  });
  await listen(chat);
  ada = await makeAgent(chat, { name: 'Ada' });
});

afterAll(() => chat.close());

describe('a chat on its own host', () => {
  it('serves the calls of the chat and no others', async () => {
    const authorization = `Bearer ${ada.token}`;
    const me = await chat.app.http.inject({ url: '/accounts/me', headers: { authorization } });
    expect([me.statusCode, me.json().id]).toEqual([200, ada.accountId]);
    const other = await chat.app.http.inject({ method: 'POST', url: '/api/Players/List' });
    expect(other.statusCode).toBe(404);
  });

  it('accepts calls from the page, sign-out included, and from no other origin', async () => {
    const asked = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': 'DELETE' };
      const answer = await chat.app.http.inject({ method: 'OPTIONS', url: '/accounts/sign_out', headers });
      return [answer.headers['access-control-allow-origin'], answer.headers['access-control-allow-methods']];
    };
    expect(await asked(page)).toEqual([page, expect.stringContaining('DELETE')]);
    expect((await asked('https://evil.example'))[0]).toBeUndefined();
  });

  it('opens its socket to the page and to no other origin', async () => {
    const { port } = chat.app.http.server.address() as AddressInfo;
    const opens = (origin: string) =>
      new Promise<boolean>((resolve) => {
        const url = `ws://127.0.0.1:${port}/socket/websocket?token=${ada.token}&vsn=2.0.0`;
        const socket = new WebSocket(url, { origin });
        socket.on('error', () => resolve(false));
        socket.on('open', () => {
          socket.terminate();
          resolve(true);
        });
      });
    expect(await opens(page)).toBe(true);
    expect(await opens('https://evil.example')).toBe(false);
  });

  it('is named by the page, whose policy allows it', async () => {
    expect(namingChat('<html><head><title>x', 'https://chat.example/')).toBe(
      '<html><head><meta name="chat-url" content="https://chat.example"><title>x',
    );
    const { headers } = await chat.app.http.inject({ url: '/healthz' });
    expect(headers['content-security-policy']).toContain(
      'https://chat.trattativa.example wss://chat.trattativa.example',
    );
  });
});
