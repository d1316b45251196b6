import { crc32, inflateRawSync } from 'node:zlib';
import type { TestApp } from '../stage/build-test-app.ts';
import { type Person, testPassword } from './people.ts';

export interface CopyOfData {
  fileName: string;
  /** Every file of the archive by its path. */
  files: Map<string, Buffer>;
  /** `data.json` as text, and parsed. */
  json: string;
  data: Record<string, Record<string, unknown>[]>;
}

/** The archive with a person's data export. */
export async function copyOfData(app: TestApp, person: Person): Promise<CopyOfData> {
  const answer = await app.app.http.inject({
    method: 'POST',
    url: '/api/Account/ExportMyData',
    headers: { authorization: `Bearer ${person.token}` },
    payload: { CurrentPassword: testPassword },
  });
  if (answer.headers['content-type'] !== 'application/zip') throw new Error(answer.body);
  const files = unzip(answer.rawPayload);
  const json = files.get('data.json')?.toString() ?? '';
  const fileName = /filename="([^"]+)"/.exec(String(answer.headers['content-disposition']))?.[1] ?? '';
  return { fileName, files, json, data: JSON.parse(json) };
}

/** The content of an archive, by its directory; verifies each file's checksum. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 20)];
    const [nameLength, extraLength] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const head = archive.readUInt32LE(at + 42);
    const from = head + 30 + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28);
    const content = inflateRawSync(archive.subarray(from, from + packed));
    if (crc32(content) !== crc) throw new Error(`${name} is damaged`);
    files.set(name, content);
    at += 46 + nameLength + extraLength;
  }
  return files;
}
