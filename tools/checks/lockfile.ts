import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './sources.ts';

interface Locked {
  integrity?: string;
  resolved?: string;
  link?: boolean;
}

/** Every package from a registry is pinned by its hash, so that it cannot be replaced (ASVS A15.1.2). */
export async function checkLockfile(): Promise<string[]> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(lock.packages)
    .filter(
      ([path, locked]) => path.includes('node_modules/') && !locked.link && locked.integrity === undefined,
    )
    .map(([path]) => `${path} has no integrity hash in package-lock.json`);
}
