import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { assertStoreWritable } from './assert-store-writable.ts';
import { openStorage } from './file-storage.ts';
import type { FileStorage } from './storage.ts';

/** A fake S3 with what the service uses: objects by bucket and key. */
const objects = new Map<string, { content: Buffer; type: string }>();
const s3 = createServer(async (request, response) => {
  const key = new URL(request.url ?? '', 'http://s3.test').pathname;
  if (!key.startsWith('/bucket/')) {
    response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end('<Error><Code>NoSuchBucket</Code></Error>');
    return;
  }
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) {
    response.writeHead(403).end();
    return;
  }
  if (request.method === 'PUT') {
    objects.set(key, { content: await buffer(request), type: request.headers['content-type'] ?? '' });
    response.writeHead(200).end();
    return;
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
    return;
  }
  const found = objects.get(key);
  if (!found) {
    const missing = '<Error><Code>NoSuchKey</Code></Error>';
    response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end(request.method === 'HEAD' ? '' : missing);
    return;
  }
  response.writeHead(200, { 'content-length': found.content.length, 'content-type': found.type });
  response.end(request.method === 'HEAD' ? '' : found.content);
});

let folder: string;
let stores: Record<string, FileStorage>;
const name = `files/${'a'.repeat(43)}`;
const content = randomBytes(200_000);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trattativa-storage-'));
  await writeFile(join(folder, 'sent'), content);
  await new Promise<void>((listening) => s3.listen(0, '127.0.0.1', listening));
  const { port } = s3.address() as { port: number };
  const cloud = readConfig({
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'bucket',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  stores = { folder: openStorage(readConfig({ DATA_DIR: folder })), s3: openStorage(cloud) };
});
afterAll(async () => {
  s3.close();
  s3.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['folder', 's3'])('%s', (kind) => {
  const store = () => stores[kind] as FileStorage;

  it('returns stored bytes and their size, and deletes them', async () => {
    expect(await store().read(name)).toBeNull();
    expect(await store().size(name)).toBeNull();
    await store().put(name, join(folder, 'sent'), 'application/pdf');
    const read = await store().read(name);
    expect(read?.bytes).toBe(content.length);
    expect((await buffer(read?.stream as never)).equals(content)).toBe(true);
    expect(await store().size(name)).toBe(content.length);
    for (let twice = 0; twice < 2; twice += 1) await store().remove(name);
    expect(await store().size(name)).toBeNull();
  });

  it('refuses names that the service would never create', async () => {
    for (const wrong of [
      '../x',
      'files/../../etc/passwd',
      `files/${'a'.repeat(43)}/..`,
      'x',
      'files/.',
      '',
    ]) {
      await expect(store().read(wrong)).rejects.toThrow('no name of a stored file');
      await expect(store().put(wrong, join(folder, 'sent'), '')).rejects.toThrow('no name of a stored file');
    }
  });
});

describe('the start with a bucket', () => {
  const said: string[] = [];
  const check = (env: Record<string, string>) => {
    const { port } = s3.address() as { port: number };
    const config = readConfig({
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'bucket',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      ...env,
    });
    return assertStoreWritable(openStorage(config), (line) => said.push(line));
  };

  it('goes on when it can be written, and leaves nothing in it', async () => {
    const before = [...objects.keys()];
    await check({});
    expect([...objects.keys()]).toEqual(before);
    expect(said).toEqual([]);
  });

  it.each([
    [{ S3_BUCKET: 'other' }, 'S3_BUCKET'],
    [{ S3_ACCESS_KEY_ID: 'other' }, 'may not write to the bucket'],
  ])('with %j is refused with a sentence that says %s', async (env, words) => {
    await expect(check(env)).rejects.toThrow(words);
  });

  it('that does not answer goes on and says so', async () => {
    await check({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    expect(said.join()).toContain('does not answer');
  });
});

it('a partly written file leaves nothing behind', async () => {
  const other = `files/${'b'.repeat(43)}`;
  await expect(stores.folder?.put(other, join(folder, 'absent'), '')).rejects.toThrow();
  expect(await stores.folder?.size(other)).toBeNull();
  expect(await readdir(join(folder, 'files', 'files'))).toEqual([]);
});

describe('settings', () => {
  it.each([
    [{ S3_BUCKET: 'b' }, 'S3_ACCESS_KEY_ID'],
    [{ S3_ENDPOINT: 'http://x' }, 'S3_BUCKET'],
    [{ S3_ENDPOINT: 'ftp://x' }, 'S3_ENDPOINT'],
    [{ SCANNER_URL: 'http://x' }, 'SCANNER_URL'],
    [{ TILES_URL: 'http://x/{z}' }, 'TILES_URL'],
  ])('%j is refused with a sentence that names %s', (env, word) => {
    expect(() => readConfig(env)).toThrow(word);
  });
});
