import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import {
  chmod,
  chown,
  lchown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseTrouble } from '../database-trouble.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { embeddedBinaries, reachableByOthers } from './embedded-binaries.ts';
import { embeddedTrouble } from './embedded-trouble.ts';

// PostgreSQL refuses to run as root; this user exists everywhere.
const nobody = 65_534;
const outsideHome = '/var/lib/trattativa';
export const databaseUser = 'trattativa';

/** Orders by code points on every machine; PostgreSQL has this provider from version 17 on. */
const builtinLocale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
/** The order by code points from the operating system, for older versions. */
const systemLocale = ['--locale=C.UTF-8'];

/** The user that PostgreSQL runs as; empty means the current user. */
export type Identity = { uid?: number; gid?: number };

/** The files of one PostgreSQL, ready to be started. */
export interface DatabaseCluster {
  folder: string;
  /** The folder of `postgres` and `initdb`. */
  bin: string;
  password: string;
  identity: Identity;
  /** Call when the cluster is no longer used. */
  release(): Promise<void>;
}

/**
 * Opens the cluster of a data folder and creates it on first use: in `postgres` below the folder or, for root
 * whose folders other users cannot reach, in a separate folder below /var/lib/trattativa that the file
 * `postgres-is-in` names. An interrupted creation is never mistaken for a cluster. Throws `DataFolderInUse`
 * when another process holds it.
 */
export async function openCluster(options: {
  dataDir: string;
  durable: boolean;
  bin: string | undefined;
  say(line: string): void;
}): Promise<DatabaseCluster> {
  const { dataDir, durable, say } = options;
  const locks = [await lockDataFolder(dataDir)];
  const release = async () => {
    for (const lock of locks) await lock.release();
  };
  try {
    const folder = (await findClusterFolder(dataDir)) ?? (await chooseClusterFolder(resolve(dataDir)));
    // A copied data folder names the same cluster, and the lock on the copy does not protect it.
    if (folder !== inside(dataDir)) locks.push(await lockDataFolder(dirname(folder)));
    await adoptCopy(folder);
    const identity = identityFor(folder);
    const bin = options.bin ?? join(await embeddedBinaries(identity.uid !== undefined), 'bin');
    const isNew = !existsSync(folder);
    const password = (await readClusterPassword(dataDir)) ?? (await makeClusterPassword(dataDir, isNew));
    if (isNew) {
      say('Making the database…');
      const locale = options.bin === undefined ? builtinLocale : systemLocale;
      await make({ dataDir, folder, bin, locale, password, identity, durable });
    }
    return { folder, bin, password, identity, release };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Path of the cluster of a data folder; null when none was created yet. Throws when the recorded cluster is
 * gone.
 */
export async function findClusterFolder(dataDir: string): Promise<string | null> {
  if (existsSync(inside(dataDir))) return inside(dataDir);
  const record = await readFile(recordOf(dataDir), 'utf8').catch(() => null);
  if (record === null || process.getuid?.() !== 0) return null;
  const folder = record.trim();
  if (existsSync(folder)) return folder;
  throw new DatabaseTrouble(
    `The database of ${dataDir} was kept in ${folder}, which is gone. Put it back, or delete ${dataDir} to begin anew.`,
  );
}

const inside = (dataDir: string) => join(resolve(dataDir), 'postgres');
const recordOf = (dataDir: string) => join(dataDir, 'postgres-is-in');

async function chooseClusterFolder(dataDir: string): Promise<string> {
  if (process.getuid?.() !== 0 || reachableByOthers(dataDir)) return inside(dataDir);
  await mkdir(outsideHome, { recursive: true, mode: 0o755 });
  const home = await mkdtemp(join(outsideHome, 'data-'));
  await chmod(home, 0o755);
  return join(home, 'postgres');
}

/**
 * PostgreSQL runs as the owner of its files; clusters created by root belong to nobody. Throws when this
 * process may not switch to that user.
 */
function identityFor(folder: string): Identity {
  const self = process.getuid?.();
  if (self === undefined) return {};
  const owner = existsSync(folder) ? statSync(folder) : undefined;
  if (self === 0) return owner ? { uid: owner.uid, gid: owner.gid } : { uid: nobody, gid: nobody };
  if (!owner || owner.uid === self) return {};
  throw new DatabaseTrouble(
    `The database in ${folder} was made by another user. Start as that user, or set DATA_DIR to another folder.`,
  );
}

/**
 * A backup restored by root belongs to root, as whom PostgreSQL does not run. Gives it to nobody, like a
 * cluster that root creates. Only its owner may read it.
 */
async function adoptCopy(folder: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync(folder) || statSync(folder).uid !== 0) return;
  await chmod(folder, 0o700);
  for (const name of await readdir(folder, { recursive: true }))
    await lchown(join(folder, name), nobody, nobody);
  // The folder itself comes last, so that an interrupted run starts over.
  await chown(folder, nobody, nobody);
}

const passwordFileOf = (dataDir: string) => join(dataDir, 'postgres-password');

/** The password of a data folder's cluster; null when none was created yet. */
export async function readClusterPassword(dataDir: string): Promise<string | null> {
  const password = await readFile(passwordFileOf(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return password.trim() || null;
}

async function makeClusterPassword(dataDir: string, isNew: boolean): Promise<string> {
  const file = passwordFileOf(dataDir);
  if (!isNew)
    throw new DatabaseTrouble(
      `The file ${file} is missing, without which the database cannot be opened. Put it back from the backup of the folder.`,
    );
  const password = randomBytes(24).toString('hex');
  await writeFile(`${file}.new`, `${password}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return password;
}

async function make(cluster: {
  dataDir: string;
  folder: string;
  bin: string;
  locale: readonly string[];
  password: string;
  identity: Identity;
  durable: boolean;
}): Promise<void> {
  const { folder, bin, password, identity } = cluster;
  await removeInterrupted(folder);
  const making = await mkdtemp(`${folder}.making-`);
  const partial = join(making, 'postgres');
  const passwordFile = join(making, 'password');
  await mkdir(partial, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  for (const path of [making, partial, passwordFile]) {
    if (identity.uid !== undefined) await chown(path, identity.uid, identity.gid ?? identity.uid);
  }
  try {
    await initialise({ dataDir: cluster.dataDir, folder }, bin, identity, [
      ...['-D', partial, '-U', databaseUser, '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
      ...['--encoding=UTF8', ...cluster.locale],
      ...(cluster.durable ? [] : ['--no-sync']),
    ]);
    if (folder !== inside(cluster.dataDir)) await writeFile(recordOf(cluster.dataDir), `${folder}\n`);
    await rename(partial, folder);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

/**
 * Removes the rest of an interrupted creation. If that process still runs, the next start removes the rest.
 */
async function removeInterrupted(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.making-`;
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(prefix)) continue;
    await rm(join(dirname(folder), name), { recursive: true, force: true }).catch(() => {});
  }
}

async function initialise(
  where: { dataDir: string; folder: string },
  bin: string,
  identity: Identity,
  args: string[],
): Promise<void> {
  const child = spawn(join(bin, 'initdb'), args, {
    ...identity,
    cwd: bin,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(String(part)));
  const code = await new Promise((done, fail) => child.once('error', fail).once('close', done));
  process.off('exit', abandon);
  if (code !== 0)
    throw embeddedTrouble({ ...where, problem: `initdb ended with ${code}`, output: output.join('') });
}
