import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closingLine, type RunResult } from './test-totals.ts';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

/**
 * Runs every test: the pure ones and those on PostgreSQL first, then the stories in a browser, which want the processor
 * for themselves. Arguments are passed to one run instead. Prints the plain closing line over all of them last.
 */
async function runTests(args: readonly string[]): Promise<number> {
  const runs = args.length > 0 ? [args] : [['--project=unit', '--project=server'], ['--project=e2e']];
  const results: RunResult[] = [];
  for (const run of runs) results.push(await runVitest(run));
  const { line, sound } = closingLine(results);
  console.log(`\n${line}`);
  return sound ? 0 : 1;
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
