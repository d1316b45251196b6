import type { TestApp } from '../build-test-app.ts';
import { type Person, testPassword } from './people.ts';
import { unzip } from './unzip.ts';

export interface CopyOfData {
  fileName: string;
  /** Every file of the archive by its path. */
  files: Map<string, Buffer>;
  /** `data.json` as it is written, and read. */
  json: string;
  data: Record<string, Record<string, unknown>[]>;
}

/** The archive that a person takes of what is kept about them. */
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
