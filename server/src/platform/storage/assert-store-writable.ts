import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FileStorage } from './storage.ts';

/** The store of files cannot be used with these settings. The message is written for the operator and complete. */
export class StoreTrouble extends Error {}

/** Written and removed again at every start: a right to list the bucket, which other checks need, is not asked for. */
const name = 'check/written-at-the-start';

/** What the names of an answer's error mean; `NoSuchBucket` also for stores that answer 404 without a name. */
const remedies: Readonly<Record<string, string>> = {
  NoSuchBucket: 'The bucket does not exist. Correct S3_BUCKET, or create it.',
  InvalidAccessKeyId: 'The access key is not known. Correct S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'The secret of the access key is wrong. Correct S3_SECRET_ACCESS_KEY.',
  AccessDenied:
    'The access key may not write to the bucket. Grant it s3:PutObject, s3:GetObject and s3:DeleteObject.',
  PermanentRedirect: 'The bucket is in another region. Correct S3_REGION or S3_ENDPOINT.',
  AuthorizationHeaderMalformed: 'The bucket is in another region. Correct S3_REGION.',
};
const patienceMs = 10_000;
const nameOfStatus: Readonly<Record<number, string>> = {
  301: 'PermanentRedirect',
  403: 'AccessDenied',
  404: 'NoSuchBucket',
};

/**
 * Writes a file to the store and removes it. Throws `StoreTrouble` when the store refuses, because no upload would ever
 * work. A store that does not answer is only said: it may be back before somebody needs it.
 */
export async function assertStoreWritable(store: FileStorage, say: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-store-'));
  try {
    await writeFile(join(folder, 'check'), '');
    const path = join(folder, 'check');
    const checked = store.put(name, path, 'text/plain').then(() => store.remove(name));
    await Promise.race([checked, givenUp()]);
  } catch (error) {
    const refused = storeRefusal(error);
    if (refused !== null) throw new StoreTrouble(refused);
    const { message } = error as Error;
    say(
      `The store of files does not answer (${message}). Until it does, files can be neither sent nor read.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a store's refusal means, with the remedy; null when it only did not answer. */
export function storeRefusal(error: unknown): string | null {
  const { name: kind, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } };
  const remedy = remedies[kind] ?? remedies[nameOfStatus[$metadata?.httpStatusCode ?? 0] ?? ''];
  return remedy === undefined ? null : `Files cannot be stored in the bucket. ${remedy}`;
}

async function givenUp(): Promise<never> {
  await setTimeout(patienceMs, undefined, { ref: false });
  throw new Error(`no answer within ${patienceMs / 1_000} seconds`);
}
