import { readdirSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildWeb } from '../../../../tools/launch/build-web.mjs';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { routes } from '../../modules.ts';

let app: TestApp;

beforeAll(async () => {
  await buildWeb();
  app = await buildTestApp();
}, 120_000);

afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.http.inject({ method: 'GET', url, headers });

describe('public files', () => {
  test('an asset of the web application is cached for ever and served precompressed', async () => {
    const folder = new URL('../../../../web/dist/assets/', import.meta.url);
    const script = readdirSync(folder)
      .find((name) => name.endsWith('.js.br'))
      ?.replace(/\.br$/, '');
    const plain = await get(`/assets/${script}`, { 'accept-encoding': 'identity' });
    const packed = await get(`/assets/${script}`, { 'accept-encoding': 'gzip, br' });
    expect(packed.statusCode).toBe(200);
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  test('the page itself is revalidated each time', async () => {
    const page = await get('/', { 'accept-encoding': 'br' });
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain('<div id="root">');
  });

  test('nothing outside the folder is served', async () => {
    for (const url of ['/assets/none.js', '/assets/..%2F..%2Fpackage.json', '/assets/..%2Findex.html'])
      expect((await get(url)).statusCode, url).toBeGreaterThanOrEqual(400);
  });

  test('an address typed without the hash redirects to the screen; a program gets 404', async () => {
    const typed = await get('/negotiation/5?tab=offers', { accept: 'text/html,application/xhtml+xml' });
    expect([typed.statusCode, typed.headers.location]).toEqual([302, '/#/negotiation/5?tab=offers']);
    expect((await get('/negotiation/5', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await get('/api/nothing', { accept: 'text/html' })).statusCode).toBe(404);
  });

  test('the API document is built once, compressed once, and answered 304 when unchanged', async () => {
    const first = await get('/api/openapi.json', { 'accept-encoding': 'gzip' });
    expect(first.headers['content-encoding']).toBe('gzip');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect((await get('/api/openapi.json')).headers.etag).toBe(etag);
    const again = await get('/api/openapi.json', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('the API document names every call', async () => {
    const document = (await get('/api/openapi.json')).json() as { paths: Record<string, { post?: object }> };
    for (const { endpoint } of routes)
      expect(document.paths[endpoint.path]?.post, endpoint.path).toBeDefined();
  });

  test('the API document counts against the limit of a guest', async () => {
    const statuses = new Set<number>();
    for (let call = 0; call < 301; call += 1)
      statuses.add((await get('/api/openapi.json', { 'if-none-match': '"x"' })).statusCode);
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
