import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The Node 24 that npm brought for this machine; the one that runs this if npm brought none. */
export function pinnedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin');
  const brought = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(brought) ? brought : process.execPath;
}

/** Runs the pinned Node from the project's root; answers its exit code. Signals are passed on, nothing is left behind. */
export async function run(args, options = {}) {
  return (await startNode(args, options)).ended;
}

/** Runs several at once; when one ends the others are told to. Answers the first exit code. */
export async function runAll(list) {
  const started = await Promise.all(list.map((args) => startNode(args)));
  const first = await Promise.race(started.map(({ ended }) => ended));
  for (const { child } of started) child.kill('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
  return first;
}

async function startNode(args, { env = {}, cwd = root } = {}) {
  const path = `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`;
  const child = spawn(pinnedNode(), args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  });
  // The terminal sends Ctrl-C to the child too; this process only waits for it to finish.
  const passOn = (signal) => child.kill(signal);
  const wait = () => {};
  process.on('SIGINT', wait);
  process.on('SIGTERM', passOn);
  process.on('SIGHUP', passOn);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code, signal) => {
      process.off('SIGINT', wait);
      process.off('SIGTERM', passOn);
      process.off('SIGHUP', passOn);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
  return { child, ended };
}
