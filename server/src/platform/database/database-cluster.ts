import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockDataFolder } from './data-folder-lock.ts';
import { embeddedBinaries, reachableByOthers } from './embedded-binaries.ts';

// Root may not run PostgreSQL; this user exists everywhere.
const nobody = 65_534;
const outsideHome = '/var/lib/trattativa';
export const databaseUser = 'trattativa';

/** The user that PostgreSQL runs as; empty: the one who started it. */
export type Identity = { uid?: number; gid?: number };

/** The files of one PostgreSQL, ready to be started. */
export interface DatabaseCluster {
  folder: string;
  /** Where `bin/postgres` is. */
  native: string;
  password: string;
  identity: Identity;
  /** To be called when the cluster is no longer used. */
  release(): Promise<void>;
}

/**
 * The cluster of a data folder, made on the first use: in `postgres` below it, or, for root whose folders others cannot
 * reach, in a folder of its own below /var/lib/trattativa that the file `postgres-is-in` names. A making that was
 * interrupted leaves nothing that a later one would take for a cluster.
 */
export async function openCluster(options: {
  dataDir: string;
  durable: boolean;
  say(line: string): void;
}): Promise<DatabaseCluster> {
  await mkdir(options.dataDir, { recursive: true });
  const { folder, release } = await place(resolve(options.dataDir));
  const identity = identityFor(folder);
  const native = await embeddedBinaries(identity.uid !== undefined);
  const password = await clusterPassword(options.dataDir);
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    options.say('Making the database…');
    await make({ folder, native, password, identity, durable: options.durable });
  }
  return { folder, native, password, identity, release };
}

async function place(dataDir: string): Promise<{ folder: string; release(): Promise<void> }> {
  const inside = join(dataDir, 'postgres');
  const record = join(dataDir, 'postgres-is-in');
  const isRoot = process.getuid?.() === 0;
  if (existsSync(inside) || !isRoot) return { folder: inside, release: async () => {} };
  if (existsSync(record)) {
    const folder = (await readFile(record, 'utf8')).trim();
    if (!existsSync(folder)) {
      throw new Error(
        `The database of ${dataDir} was kept in ${folder}, which is gone. Put it back, or delete ${dataDir}.`,
      );
    }
    return locked(folder);
  }
  if (reachableByOthers(dataDir)) return { folder: inside, release: async () => {} };
  await mkdir(outsideHome, { recursive: true, mode: 0o755 });
  const home = await mkdtemp(join(outsideHome, 'data-'));
  await chmod(home, 0o755);
  await writeFile(record, `${join(home, 'postgres')}\n`);
  await mkdir(join(home, 'postgres'));
  return locked(join(home, 'postgres'));
}

/** A copied data folder names the same cluster: the data folder's own lock does not keep the two apart. */
async function locked(folder: string): Promise<{ folder: string; release(): Promise<void> }> {
  const { release } = await lockDataFolder(resolve(folder, '..'));
  return { folder, release };
}

/** PostgreSQL runs as whoever owns its files. Throws when this process may not become that user. */
function identityFor(folder: string): Identity {
  const self = process.getuid?.();
  if (self === undefined) return {};
  const owner = existsSync(join(folder, 'PG_VERSION')) || self !== 0 ? ownerOf(folder) : undefined;
  if (self === 0) return owner && owner.uid !== 0 ? owner : { uid: nobody, gid: nobody };
  if (owner && owner.uid !== self) {
    throw new Error(
      `The database in ${folder} was made by another user. Start as that user, or set DATA_DIR to another folder.`,
    );
  }
  return {};
}

function ownerOf(folder: string): { uid: number; gid: number } | undefined {
  return existsSync(folder) ? statSync(folder) : undefined;
}

async function clusterPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres-password');
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  const password = randomBytes(24).toString('hex');
  await writeFile(`${file}.new`, `${password}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return password;
}

async function make(cluster: {
  folder: string;
  native: string;
  password: string;
  identity: Identity;
  durable: boolean;
}): Promise<void> {
  const { folder, native, password, identity } = cluster;
  const partial = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (identity.uid !== undefined) {
    for (const path of [partial, passwordFile]) await chown(path, identity.uid, identity.gid ?? identity.uid);
  }
  try {
    await initialise(native, identity, [
      ...['-D', partial, '-U', databaseUser, '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(cluster.durable ? [] : ['--no-sync']),
    ]);
    await rename(partial, folder);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function initialise(native: string, identity: Identity, args: string[]): Promise<void> {
  const child = spawn(join(native, 'bin', 'initdb'), args, {
    ...identity,
    cwd: native,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(String(part)));
  const code = await new Promise((done, fail) => child.once('error', fail).once('close', done));
  if (code !== 0) throw new Error(`The database could not be made:\n${said.join('')}`);
}
