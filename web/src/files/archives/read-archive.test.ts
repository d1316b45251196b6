import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readArchive } from './read-archive.ts';

const rules = {
  types: { jpg: 'image/jpeg', png: 'image/png' },
  maxArchiveBytes: 200_000_000,
  maxUnpackedBytes: 500_000_000,
  maxFiles: 500,
  maxBytes: 5_000_000,
};
const read = (archive: Blob) => readArchive(archive, rules);

interface Packed {
  name: string;
  content: Uint8Array;
  method?: 0 | 8;
  flags?: number;
}

/** A ZIP archive as any program writes it. */
function zipOf(files: readonly Packed[]): Blob {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, method = 8, flags = 0 } of files) {
    const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content);
    const path = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(method, 8);
    head.writeUInt32LE(crc32(content), 14);
    head.writeUInt32LE(packed.length, 18);
    // The stated size is a lie: nobody may believe it.
    head.writeUInt32LE(1, 22);
    head.writeUInt16LE(path.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(1, 24);
    entry.writeUInt16LE(path.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(head, path, packed);
    directory.push(entry, path);
    offset += 30 + path.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Blob([new Uint8Array(Buffer.concat([...parts, listed, end]))]);
}

const picture = new TextEncoder().encode('a picture');

describe('an archive of files', () => {
  it('gives the files that are asked for, without folders and what computers add', async () => {
    const found = await read(
      zipOf([
        { name: 'Foto/Rossi Mario.JPG', content: picture },
        { name: 'Foto/Bàrtoli.png', content: picture, method: 0 },
        { name: '__MACOSX/Foto/._Rossi Mario.JPG', content: picture },
        { name: 'Foto/.DS_Store', content: picture },
        { name: 'Foto/leggimi.txt', content: picture },
      ]),
    );
    if (!('files' in found)) throw new Error(found.refused);
    expect(found.files.map(({ name, left }) => [name, left])).toEqual([
      ['Rossi Mario.JPG', null],
      ['Bàrtoli.png', null],
    ]);
    const [first] = found.files;
    expect(first?.file?.type).toBe('image/jpeg');
    expect(await first?.file?.text()).toBe('a picture');
  });

  it('leaves out a picture that grows beyond the limit when it is unpacked', async () => {
    const bomb = new Uint8Array(40_000_000);
    const found = await read(
      zipOf([
        { name: 'bomb.png', content: bomb },
        { name: 'rossi.png', content: picture },
      ]),
    );
    if (!('files' in found)) throw new Error(found.refused);
    expect(found.files.map(({ file, left }) => [file !== null, left])).toEqual([
      [false, 'tooLarge'],
      [true, null],
    ]);
  });

  it.each(['../rossi.png', 'a/../../rossi.png', '/etc/rossi.png', 'C:\\rossi.png', '..\\rossi.png'])(
    'is refused for a path that leaves its folder: %s',
    async (name) => {
      expect(await read(zipOf([{ name, content: picture }]))).toEqual({ refused: 'badNames' });
    },
  );

  it('is refused when it is none, has a password, no picture or too many', async () => {
    expect(await read(new Blob(['no archive']))).toEqual({ refused: 'notAZip' });
    expect(await read(new Blob([]))).toEqual({ refused: 'notAZip' });
    expect(await read(zipOf([{ name: 'a.png', content: picture, flags: 1 }]))).toEqual({
      refused: 'notAZip',
    });
    expect(await read(zipOf([{ name: 'a.pdf', content: picture }]))).toEqual({
      refused: 'empty',
    });
    const many = Array.from({ length: 501 }, (_, at) => ({ name: `${at}.png`, content: picture }));
    expect(await read(zipOf(many))).toEqual({ refused: 'tooMany' });
  });

  it('marks a picture whose bytes are broken', async () => {
    const archive = new Uint8Array(await zipOf([{ name: 'a.png', content: picture }]).arrayBuffer());
    archive.fill(0xff, 35, 40);
    const found = await read(new Blob([archive]));
    expect(found).toMatchObject({ files: [{ name: 'a.png', file: null, left: 'broken' }] });
  });
});
