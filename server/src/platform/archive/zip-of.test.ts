import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unzip } from '../../../test/factories/copy-of-data.ts';
import { cleanName } from '../http/receive-upload.ts';
import { type ZipEntry, zipOf } from './zip-of.ts';

const at = new Date('2026-09-15T10:00:00Z');

async function* entriesOf(
  files: readonly (readonly [string, readonly Uint8Array[]])[],
): AsyncGenerator<ZipEntry> {
  for (const [name, parts] of files)
    yield { name, at, content: Readable.from(parts.map((part) => Buffer.from(part))) };
}

it('returns the same bytes, whatever the content and the chunk sizes', async () => {
  const file = fc.tuple(
    fc.string({ unit: 'grapheme' }).map((name) => `files/${cleanName(name)}`),
    fc.array(fc.uint8Array({ maxLength: 4000 })),
  );
  const some = fc.uniqueArray(file, { selector: ([name]) => name, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(some, async (files) => {
      const read = unzip(await buffer(zipOf(entriesOf(files))));
      expect([...read]).toEqual(files.map(([name, parts]) => [name, Buffer.concat(parts)]));
    }),
    { numRuns: 50 },
  );
});

it('opens files one at a time and leaves none open when the reader disconnects', async () => {
  const opened: Readable[] = [];
  async function* endless(): AsyncGenerator<ZipEntry> {
    for (let n = 0; ; n += 1) {
      const content = Readable.from(Array.from({ length: 16 }, () => randomBytes(16_384)));
      opened.push(content);
      yield { name: `${n}`, at, content };
    }
  }
  let read = 0;
  for await (const _part of zipOf(endless())) {
    read += 1;
    if (read === 7) break;
  }
  expect(opened.length).toBeLessThan(7);
  await Promise.all(opened.map((content) => content.destroyed || once(content, 'close')));
});

it('ends with the error of an unreadable file', async () => {
  async function* broken(): AsyncGenerator<ZipEntry> {
    const content = new Readable({ read: () => content.destroy(new Error('the disk is gone')) });
    yield { name: 'a', at, content };
  }
  await expect(buffer(zipOf(broken()))).rejects.toThrow('the disk is gone');
});
