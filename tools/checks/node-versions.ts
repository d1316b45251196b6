import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './sources.ts';

interface Manifest {
  optionalDependencies: Record<string, string>;
}

interface Lock {
  packages: Record<string, { version?: string; integrity?: string }>;
}

/** All platforms have the same Node version (decision 5) and a hash in the lock file; npm omits packages it cannot find. */
export async function checkNodeVersions(): Promise<string[]> {
  const read = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'));
  return nodeVersionFindings(
    (await read('package.json')) as Manifest,
    (await read('package-lock.json')) as Lock,
  );
}

/** As `checkNodeVersions`, for the given package.json and package-lock.json. One line per finding. */
export function nodeVersionFindings(manifest: Manifest, lock: Lock): string[] {
  const pinned = Object.entries(manifest.optionalDependencies).filter(([name]) => name.startsWith('node-'));
  const versions = new Set(pinned.map(([, version]) => version));
  const apart =
    versions.size > 1
      ? [`package.json: Node differs by platform: ${pinned.map((pin) => pin.join(' ')).join(', ')}`]
      : [];
  const missing = pinned.flatMap(([name, version]) => {
    const locked = lock.packages[`node_modules/${name}`];
    const whole = locked?.version === version && locked.integrity !== undefined;
    return whole ? [] : [`package-lock.json: ${name} ${version} is missing, or its hash`];
  });
  return [...apart, ...missing];
}
