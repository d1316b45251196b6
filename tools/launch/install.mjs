import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './run.mjs';

const wantedFile = join(root, 'package-lock.json');
// npm writes this file last, so it describes the last complete installation.
const installedFile = join(root, 'node_modules', '.package-lock.json');

/** Installs the lock file's packages if any is missing. Exits the process on failure. */
export async function install() {
  if (isInstalled(read(wantedFile), read(installedFile))) return;
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  console.log('Installing the packages, including Node and PostgreSQL (the first time this takes a minute)…');
  const progress = setInterval(() => console.log(`  still installing (${seconds()})`), 10_000);
  const code = await npmInstall();
  clearInterval(progress);
  if (code !== 0) {
    console.error('Installing failed, see above. Is the npm registry reachable?');
    process.exit(1);
  }
  console.log(`Installed in ${seconds()}.`);
}

/**
 * Whether every package of the wanted lock file is installed in its version; optional packages (of other platforms) may
 * be missing. Both arguments are in npm's format; null if the file does not exist.
 */
export function isInstalled(wanted, installed) {
  if (!wanted || !installed) return false;
  return Object.entries(wanted.packages).every(([path, locked]) => {
    if (!path.includes('node_modules/')) return true;
    const present = installed.packages[path];
    return present
      ? present.version === locked.version && present.link === locked.link
      : locked.optional === true;
  });
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function npmInstall() {
  // npm passes the path of its own program; it may not be on the PATH.
  const cli = process.env.npm_execpath ?? '';
  const npm = basename(cli) === 'npm-cli.js' ? [process.execPath, cli] : ['npm'];
  // Development packages are needed for the build, whatever NODE_ENV is. Warnings about this older Node do not matter: a
  // newer one is installed.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn(npm[0], [...npm.slice(1), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && npm.length === 1,
  });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
