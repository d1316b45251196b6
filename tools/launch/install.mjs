import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const stamp = join(root, 'node_modules', '.trattativa-install');

/** Installs what the lock file says when that was not done yet, or when the lock file has changed since. */
export async function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing what the project needs (the first time this takes a minute)…');
  const npm = process.env.npm_execpath
    ? [process.execPath, [process.env.npm_execpath]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  // The pinned Node 24 is among what is installed, so warnings about this older one mean nothing.
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync(npm[0], [...npm[1], ...flags], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (done.status !== 0) {
    console.error('Installing failed; see above. Is the npm registry reachable?');
    process.exit(done.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
