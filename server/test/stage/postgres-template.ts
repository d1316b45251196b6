import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/databases');
const notSources = /(^|\/)(node_modules|dist)\/|\.test\.ts$/;

/** What test databases are cloned from. */
export interface Template {
  name: string;
  /** Folders and files, from the project's root, whose contents decide what `fill` makes. */
  madeFrom: readonly string[];
  /** The folder of another PostgreSQL's programs; default: the one that npm installed. */
  bin?: string | undefined;
  /** Anything else that decides it, such as the day. */
  besides?: string;
  /** Fills the empty database. `dataDir` is the data folder of a service on it. */
  fill(database: { url: string; dataDir: string }): Promise<void>;
}

export interface RunningTemplate {
  url: string;
  dataDir: string;
  /** Stops PostgreSQL and removes all of it. */
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL in a temporary folder, without fsync, with the template as its database. What was filled once
 * is kept under a hash of what it was made from, and copied by later runs.
 */
export async function startTemplate(template: Template): Promise<RunningTemplate> {
  const kept = join(cache, `${template.name}-${hashOf(template)}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'trattativa-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  try {
    const isKept = existsSync(kept);
    if (isKept) await cp(kept, dataDir, { recursive: true });
    // Started by root, it runs as another user, who must be able to enter the folder.
    await chmod(dataDir, 0o711);
    if (!isKept) {
      const empty = await startEmbeddedPostgres({ dataDir, durable: false, bin: template.bin });
      await template.fill({ url: empty.url, dataDir }).finally(() => empty.stop());
      await keep(template, dataDir, kept);
    }
    const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false, bin: template.bin });
    return { url, dataDir, stop: () => stop().finally(removeFolder) };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

/** Keeps a copy in the place of the template's older ones. A concurrent run may have kept the same one first. */
async function keep({ name }: Template, dataDir: string, kept: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const older = (await readdir(cache)).filter((entry) => entry.startsWith(`${name}-`));
  const partial = await mkdtemp(join(cache, 'partial-'));
  await cp(dataDir, partial, { recursive: true });
  await rename(partial, kept).catch(() => rm(partial, { recursive: true, force: true }));
  for (const entry of older) await rm(join(cache, entry), { recursive: true, force: true });
}

function hashOf({ madeFrom, besides = '', bin = '' }: Template): string {
  const hash = createHash('sha256').update(besides).update(bin);
  for (const path of madeFrom.flatMap(filesOf).filter((file) => !notSources.test(file)))
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path: string): string[] {
  if (path.includes('.')) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}
