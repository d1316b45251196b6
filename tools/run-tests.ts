import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closingLine, filesToTellAgain, flakyIn, type RunResult, without } from './test-totals.ts';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

/** What runs when nothing is named, but for the stories. */
const withoutStories = ['--project=unit', '--project=server'];

/**
 * Runs every test: the pure ones and those on PostgreSQL first, then the stories in a browser, which want the processor
 * for themselves. Arguments (paths, the runner's own options) are passed to one run instead. Prints the plain closing line
 * over all of them last. With `--watch` it goes on running what a saved file concerns, without closing line.
 */
async function runTests(args: readonly string[]): Promise<number> {
  if (args.includes('--watch')) {
    const named = args.filter((arg) => arg !== '--watch');
    return spawnNode([vitest, 'watch', ...(named.length > 0 ? named : withoutStories)]);
  }
  if (args.length > 0) return close([await runVitest(args)]);
  const first = await runVitest(withoutStories);
  const stories = await runStories();
  return close([first, ...stories.results], stories.flaky);
}

function close(results: readonly RunResult[], flaky = 0): number {
  const { line, sound } = closingLine(results, flaky);
  console.log(`\n${line}`);
  return sound ? 0 : 1;
}

/**
 * The browser stories. A file that failed is told once more, alone and on a fresh market, and what was lost the first
 * time is named: the log above holds why (docs/decisions/0041).
 */
async function runStories(): Promise<{ results: RunResult[]; flaky: number }> {
  const first = await runVitest(['--project=e2e']);
  const again = filesToTellAgain(first);
  if (again.length === 0) return { results: [first], flaky: 0 };
  const second = await runVitest(['--project=e2e', ...again.map(({ name }) => name)]);
  const lost = again.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'failed');
  for (const { fullName } of lost) console.log(`Told twice, for it failed the first time: ${fullName}`);
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
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    // One that was told to end ends what it started, and reports nothing.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        child.kill(signal);
        child.once('exit', () => process.exit(130));
      });
    }
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

process.exitCode = await runTests(process.argv.slice(2));
