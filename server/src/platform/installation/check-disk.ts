import { access, constants, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { freeBytesOf, minFreeBytes } from '../http/admission/readiness.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

/** Below it an operator should know: documents, a week of jobs and a backup beside take about as much. */
const lowBytes = 2 * 1024 ** 3;

/** The free space of the data folder's disk. */
export async function checkDisk(
  { dataDir }: Pick<Config, 'dataDir'>,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Promise<Finding[]> {
  const free = await freeBytes(dataDir);
  const megabytes = `${Math.floor(free / 1024 ** 2)} MB`;
  const remedy = 'Make room, or set DATA_DIR to a folder on a larger disk.';
  if (free < minFreeBytes)
    return [
      fault('disk', `The disk of ${dataDir} is full (${megabytes} free): nodes are not ready.`, remedy),
    ];
  if (free < lowBytes) return [warning('disk', `The disk of ${dataDir} has only ${megabytes} free.`, remedy)];
  return [
    ok('disk', `The disk of ${dataDir} has ${Number.isFinite(free) ? megabytes : 'enough space'} free.`),
  ];
}

const part = 'rights';

/** Whether the service may write its data folder, and whether others may read its secrets. */
export async function checkRights({ dataDir }: Pick<Config, 'dataDir'>, envFile: string): Promise<Finding[]> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return [
      fault(
        part,
        `The data folder ${dataDir} cannot be made or written (${(error as NodeJS.ErrnoException).code}).`,
        'Give it to the user of the service (chown), or set DATA_DIR to another folder.',
      ),
    ];
  }
  const secret = [envFile, join(dataDir, 'token-secret'), join(dataDir, 'postgres-password')];
  const open = (await Promise.all(secret.map(readableByOthers))).flat();
  if (open.length === 0 || process.platform === 'win32')
    return [ok(part, `${dataDir} is writable, and only its owner reads the secrets.`)];
  return [
    warning(
      part,
      `Other users of this machine may read the secrets in ${open.join(' and ')}.`,
      `chmod o-rwx ${open.join(' ')}`,
    ),
  ];
}

async function readableByOthers(file: string): Promise<string[]> {
  const found = await stat(file).catch(() => null);
  return found && (found.mode & 0o004) !== 0 ? [file] : [];
}
