import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { storeRefusal } from '../storage/assert-store-writable.ts';
import { openStorage } from '../storage/file-storage.ts';
import { type Finding, fault, faultOf, ok } from './finding.ts';

const part = 'files';
const patienceMs = 20_000;

/** Writes a file to the store, reads it, compares it and removes it. */
export async function checkStore(config: Pick<Config, 's3' | 'dataDir'>): Promise<Finding[]> {
  const where = config.s3 ? `the bucket ${config.s3.bucket}` : `the folder files in ${config.dataDir}`;
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-store-'));
  const path = join(folder, 'check');
  const bytes = randomBytes(1_000);
  await writeFile(path, bytes);
  // Another name each time: two who check at once do not read one another's file.
  const name = `check/${randomBytes(16).toString('hex')}`;
  const store = openStorage(config);
  let came: Buffer | undefined;
  const tried = (async () => {
    await store.put(name, path, 'application/octet-stream');
    const found = await store.read(name);
    came = found ? await buffer(found.stream) : Buffer.alloc(0);
    await store.remove(name);
  })();
  try {
    await Promise.race([tried, setTimeout(patienceMs, undefined, { ref: false })]);
  } catch (error) {
    const refusal = storeRefusal(error);
    if (refusal !== null && config.s3) return [faultOf(part, refusal)];
    return [absent(where, (error as Error).message, config.s3 !== undefined)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if (came === undefined)
    return [absent(where, `no answer within ${patienceMs / 1_000} s`, config.s3 !== undefined)];
  if (!came.equals(bytes))
    return [
      fault(
        part,
        `What was written to ${where} is not what is read from it.`,
        'Look whether S3_ENDPOINT leads to the store itself, without a cache between.',
      ),
    ];
  return [ok(part, `A file was written to ${where}, read and removed.`)];
}

const absent = (where: string, why: string, isBucket: boolean): Finding =>
  fault(
    part,
    `Files cannot be stored in ${where} (${why}).`,
    isBucket
      ? 'Correct S3_ENDPOINT and S3_REGION, and let this machine reach the store.'
      : 'Make the folder writable for the user of the service, or set DATA_DIR to another one.',
  );
