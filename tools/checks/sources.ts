import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Source {
  /** Relative to the project root, with forward slashes. */
  path: string;
  text: string;
}

const generatedFolders = new Set(['node_modules', 'dist', 'test-results']);

/** All our source files, including those not yet tracked by git. */
export async function listSources(): Promise<Source[]> {
  const paths = await sourcesBelow('');
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
}

async function sourcesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return /\.(ts|tsx|mjs|css|sql)$/.test(entry.name) ? [path] : [];
      return entry.name.startsWith('.') || generatedFolders.has(entry.name) ? [] : sourcesBelow(path);
    }),
  );
  return found.flat().sort();
}
