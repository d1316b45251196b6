import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const stamp = join(root, 'web/dist/.built-from');
const sources = ['web', 'contract/src', 'texts', 'package-lock.json'];

/** Builds the web application when its sources have changed since the last build. */
export async function buildWeb() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the web application…');
  const code = await run([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) {
    console.error('The web application could not be built; see above.');
    process.exit(code);
  }
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const full = join(root, path);
  const entries = path.includes('.') ? null : readdirSync(full, { withFileTypes: true });
  if (entries === null) {
    hash.update(path).update(readFileSync(full));
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory() && entry.name !== 'dist' && entry.name !== 'node_modules') addTo(hash, below);
    else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      hash.update(below).update(readFileSync(join(root, below)));
  }
}
