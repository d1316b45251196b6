import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  closingLine,
  failuresIn,
  filesToRunAgain,
  flakyIn,
  type RunResult,
  slowestIn,
  without,
} from './test-totals.ts';
import { openWorkFolder } from './work-folder.ts';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const compileCache = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url));

/** All tests except those in a browser; migrations and statements also on the oldest PostgreSQL, where it is installed. */
const withoutBrowser = ['unit', 'server', 'live', 'postgresql-15'].map((name) => `--project=${name}`);

/**
 * Runs every test: unit and server tests first, then the browser tests, which need the processor for themselves, and names
 * the slowest files. With arguments (paths, options of the runner) there is one run of these instead. Prints a closing line
 * over all runs. With `--watch` it reruns the tests affected by each saved file and prints no closing line.
 */
async function runTests(args: readonly string[]): Promise<number> {
  if (args.includes('--watch')) {
    const named = args.filter((arg) => arg !== '--watch');
    return spawnNode([vitest, 'watch', ...(named.length > 0 ? named : withoutBrowser)]);
  }
  if (args.length > 0) return close([await runVitest(args)]);
  const first = await runVitest(withoutBrowser);
  const browser = await runBrowserTests();
  const results = [first, ...browser.results];
  console.log(`\nThe slowest files:\n${slowestIn(results).join('\n')}`);
  return close(results, browser.flaky);
}

function close(results: readonly RunResult[], flaky = 0): number {
  const { line, ok } = closingLine(results, flaky);
  for (const failure of failuresIn(results)) console.log(failure);
  console.log(`\n${line}`);
  return ok ? 0 : 1;
}

/**
 * Runs the browser tests. Failed files run once more, alone and on a fresh copy of the demo market. The tests that failed
 * the first time are listed; the log above has the reasons (docs/decisions/0041).
 */
async function runBrowserTests(): Promise<{ results: RunResult[]; flaky: number }> {
  const first = await runVitest(['--project=e2e']);
  const again = filesToRunAgain(first);
  if (again.length === 0) return { results: [first], flaky: 0 };
  const second = await runVitest(['--project=e2e', ...again.map(({ name }) => name)]);
  const lost = again.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'failed');
  for (const { fullName } of lost) console.log(`Ran twice because it failed the first time: ${fullName}`);
  return { results: [without(first, again), second], flaky: flakyIn(again, second) };
}

async function runVitest(args: readonly string[]): Promise<RunResult> {
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-report-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const exitCode = await spawnNode([vitest, 'run', ...args, ...reporters]);
    const report = await readFile(file, 'utf8').catch(() => 'null');
    return { exitCode, report: JSON.parse(report) as RunResult['report'] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function spawnNode(args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    // Workers and the servers that tests start strip the types of the same sources: each is cached once.
    const env = { ...process.env, NODE_COMPILE_CACHE: compileCache, TMPDIR: workFolder.path };
    const child = spawn(process.execPath, args, { stdio: 'inherit', env });
    // On a signal, stop the child and exit without a report.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        child.kill(signal);
        child.once('exit', () => process.exit(130));
      });
    }
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const workFolder = openWorkFolder();
process.once('exit', workFolder.remove);
process.exitCode = await runTests(process.argv.slice(2));
