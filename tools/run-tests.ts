import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
}

/**
 * Runs every test: the pure ones and those on PostgreSQL first, then the stories in a browser, which want the machine to
 * themselves. Prints the plain closing line over all of them; fails when one failed or none ran.
 */
async function runTests(vitest: string, args: readonly string[]): Promise<number> {
  const runs =
    args.length > 0
      ? [args]
      : [
          ['--project', 'unit', '--project', 'server'],
          ['--project', 'e2e'],
        ];
  const total = { passed: 0, failed: 0, skipped: 0 };
  let sound = true;
  for (const projects of runs) {
    const folder = await mkdtemp(join(tmpdir(), 'trattativa-report-'));
    const file = join(folder, 'report.json');
    const code = await runVitest([
      vitest,
      'run',
      ...projects,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    const report = JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) as Report | null;
    await rm(folder, { recursive: true, force: true });
    if (code !== 0 || report === null) sound = false;
    total.passed += report?.numPassedTests ?? 0;
    total.failed += report?.numFailedTests ?? 0;
    total.skipped += report?.numPendingTests ?? 0;
  }
  // A suite that could not even start has no failed test to count, and must not pass for green.
  if (!sound && total.failed === 0) total.failed = 1;
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
  return sound && total.passed > 0 ? 0 : 1;
}

function runVitest(args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], { stdio: 'inherit' });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

const [vitest = '', ...args] = process.argv.slice(2);
process.exitCode = await runTests(vitest, args);
