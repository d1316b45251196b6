import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { listFilesOfPerson, openOwnFile, openOwnPictures } from '../../../files/uploads.ts';
import type { Actor } from '../../../platform/actor.ts';
import { type ZipEntry, zipOf } from '../../../platform/archive/zip-of.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import type { FileAnswer } from '../../../platform/http/send-file.ts';
import type { Services } from '../../../platform/services.ts';
import type { ExportSubject } from '../../data-export.ts';
import { verifyOwnPassword } from '../sign-in/verify-password.ts';
import { readEverythingAbout } from './export.repository.ts';

/**
 * All data about the caller as one archive: `data.json` plus own files and pictures (GDPR Art. 15 and 20).
 * The document is written to a local file and the archive is streamed: neither is ever in memory as a whole.
 * Throws `PASSWORD_WRONG`.
 */
export async function exportMyData(
  services: Services,
  call: CallOf<typeof accountEndpoints.exportMyData>,
): Promise<FileAnswer> {
  const { actor } = call;
  const { accountId, agentId, coachingStaffId, teamId } = actor;
  await verifyOwnPassword(services, call);
  const at = services.clock.now();
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-copy-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'data.json');
    await writeMyData(services.db, { accountId, agentId, coachingStaffId, teamId }, at, path);
    services.log.info({ event: 'data exported', account: accountId }, 'a person took a copy of their data');
    const body = zipOf(contentsOf(services, actor, at, path));
    body.once('close', () => void discard());
    return { name: `trattativa-${dayOf(at)}.zip`, type: 'application/zip', body };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** The files and pictures, then the document that describes each of them. */
async function* contentsOf(
  services: Services,
  actor: Actor,
  at: Date,
  dataPath: string,
): AsyncGenerator<ZipEntry> {
  const files: object[] = [];
  for (const file of await listFilesOfPerson(services.db, actor.accountId)) {
    const content = await openOwnFile(services, actor, file);
    const { name, type, bytes, created_at: createdAt } = file;
    const number = String(files.length + 1).padStart(3, '0');
    const path = content && `files/${number}-${name}`;
    files.push({
      path,
      name,
      type,
      bytes,
      of: file.parent_kind,
      ofId: file.parent_id,
      byOneself: file.uploaded_by === actor.accountId,
      at: createdAt,
    });
    if (content && path) yield { name: path, at: createdAt, content };
  }
  const pictures: string[] = [];
  for await (const content of openOwnPictures(services, actor)) {
    const path = `pictures/${pictures.length + 1}.png`;
    pictures.push(path);
    yield { name: path, at, content };
  }
  yield { name: 'data.json', at, content: Readable.from(finished(dataPath, { files, pictures })) };
}

async function* finished(path: string, rest: Record<string, readonly unknown[]>): AsyncGenerator<Buffer> {
  yield* createReadStream(path);
  const parts = Object.entries(rest).map(
    ([part, rows]) =>
      `,\n${JSON.stringify(part)}: [${rows.map((row) => `\n${JSON.stringify(row)}`).join(',')}\n]`,
  );
  yield Buffer.from(`${parts.join('')}\n}\n`);
}

/**
 * Writes a person's data into a new file at `path`: a JSON object with an array per part, one row per line.
 * The closing brace is omitted: the archive's file list is appended later.
 */
async function writeMyData(db: Database, subject: ExportSubject, at: Date, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.write(`{\n"exportedAt": ${JSON.stringify(at)}`);
    let written = '';
    await readEverythingAbout(db, subject, async (part, rows) => {
      const begins = part !== written;
      const before = written === '' || !begins ? '' : '\n]';
      const head = begins ? `${before},\n${JSON.stringify(part)}: [` : '';
      const comma = begins ? '' : ',';
      const lines = rows.map((row) => `\n${JSON.stringify(row)}`).join(',');
      await file.write(`${head}${rows.length === 0 ? '' : comma}${lines}`);
      written = part;
    });
    await file.write('\n]');
  } finally {
    await file.close();
  }
}
