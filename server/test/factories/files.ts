import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Api } from '@trattativa/contract/api';
import { fromWire, toWire } from '@trattativa/contract/wire-names';
import sharp from 'sharp';
import type { TestApp } from '../stage/build-test-app.ts';

/** A PDF of exactly this many bytes. */
export function pdfOf(bytes: number): Buffer {
  const file = Buffer.alloc(bytes, 0x20);
  file.write('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1');
  file.write('\n%%EOF\n', bytes - 7);
  return file;
}

/** A noisy picture with a place and a name in its metadata. */
export async function pictureOf(
  format: 'jpeg' | 'png' | 'webp',
  { width = 64, height = 48 } = {},
): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  return sharp(randomBytes(width * height * 3), { raw })
    .withExif({ IFD0: { Artist: 'canary-artist', ImageDescription: 'canary-place' } })
    .toFormat(format)
    .toBuffer();
}

/** A black PNG of 20,000 × 20,000 pixels in 50 kB. */
export function pictureBomb(): Buffer {
  const side = 20_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit for each pixel, greyscale; each row begins with its filter byte.
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(content.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The smallest Word document: a zip of stored files; `more` are further parts. */
export function docx(more: readonly (readonly [name: string, text: string])[] = []): Buffer {
  const types =
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  return zip([['[Content_Types].xml', types], ['word/document.xml', '<w:document/>'], ...more]);
}

/** A zip of any files, stored without compression. */
export function zip(files: readonly (readonly [name: string, text: string])[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of files) {
    const content = Buffer.from(text);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt32LE(content.length, 20);
    entry.writeUInt32LE(content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(head, Buffer.from(name), content);
    directory.push(entry, Buffer.from(name));
    at += 30 + name.length + content.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}

/** Calls an uploading endpoint as the web application does. */
export async function uploadTo<Path extends keyof Api>(
  app: TestApp,
  token: string | null,
  path: Path,
  input: Api[Path]['input'],
  file: { name: string; content: Buffer },
) {
  const form = new FormData();
  form.append('Input', JSON.stringify(toWire(input)));
  form.append('File', new Blob([new Uint8Array(file.content)]), file.name);
  const encoded = new Response(form);
  const response = await app.app.http.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const body = JSON.parse(response.body) as unknown;
  return {
    status: response.statusCode,
    code: (body as { code?: string }).code,
    detail: (body as { detail?: string }).detail,
    get ok(): Api[Path]['output'] {
      if (response.statusCode >= 400) throw new Error(`${path} was refused: ${response.body}`);
      return fromWire(body) as Api[Path]['output'];
    },
  };
}

/** `GET` or `HEAD` of a stored file. */
export function fetchFile(app: TestApp, token: string | null, url: string, method: 'GET' | 'HEAD' = 'GET') {
  return app.app.http.inject({
    method,
    url,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
}

/** Somebody puts a document among the files of a player's record. */
export async function attachDocument(app: TestApp, by: { token: string }, playerId: number): Promise<void> {
  const file = { name: 'documento.pdf', content: pdfOf(100) };
  await uploadTo(app, by.token, 'File/UploadFile', { parentKind: 'player', parentId: playerId }, file);
}
