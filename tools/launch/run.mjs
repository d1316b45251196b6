import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const onWindows = process.platform === 'win32';
/** The oldest Node that runs our TypeScript sources directly. */
const neededMajor = 24;
const endWithLauncher = new URL('./end-with-launcher.mjs', import.meta.url).href;

/** The Node that npm installed for this platform. If npm has none, the current one, provided it is new enough. */
function pinnedNode() {
  const system = onWindows ? 'win' : process.platform;
  const binary = onWindows ? 'node.exe' : 'node';
  const installed = ['node', 'node-bin']
    .map((name) => join(root, 'node_modules', `${name}-${system}-${process.arch}`, 'bin', binary))
    .find(existsSync);
  if (installed === undefined && Number(process.versions.node.split('.')[0]) < neededMajor) {
    console.error(
      `npm has no Node for ${process.platform}-${process.arch}. Install Node ${neededMajor} or later and start again.`,
    );
    process.exit(1);
  }
  return installed ?? process.execPath;
}

/** Runs the pinned Node in the project root and returns its exit code. The child never outlives this process. */
export function run(args, options = {}) {
  return runAll([{ args, ...options }]);
}

/** Runs several programs; when one ends, the others are stopped. Returns the first exit code when all have ended. */
export async function runAll(programs) {
  const started = programs.map(startNode);
  const signalAll = (signal) => {
    for (const { child } of started) child.kill(signal);
  };
  const stopFollowing = followSignals(signalAll);
  const first = await Promise.race(started.map(({ ended }) => ended));
  signalAll('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
  stopFollowing();
  return first;
}

/** Forwards termination signals, and detects that the parent npm was killed. Returns a function that stops doing so. */
function followSignals(signalAll) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, signalAll);
  // The scripts of package.json use `exec`: a shell between npm and this program would not forward a SIGINT that is sent
  // to npm alone.
  const startedByNpm = process.env.npm_lifecycle_event !== undefined;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (startedByNpm && process.ppid !== npm) signalAll('SIGTERM');
  }, 250);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, signalAll);
  };
}

function startNode({ args, env = {}, cwd = root }) {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(pinnedNode(), ['--import', endWithLauncher, ...args], {
    cwd,
    // The channel closes when this process ends, even by kill -9; the preloaded module listens for it.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path, ...env },
  });
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
  return { child, ended };
}
