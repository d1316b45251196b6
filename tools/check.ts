import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkContentRules } from './checks/content-rules.ts';
import { checkDerivedInputs } from './checks/derived-inputs.ts';
import { checkFileRules } from './checks/file-rules.ts';
import { checkFirstLoad } from './checks/first-load.ts';
import { checkLicences } from './checks/licences.ts';
import { checkLockfile } from './checks/lockfile.ts';
import { checkMigrations } from './checks/migrations.ts';
import { checkModuleBoundaries } from './checks/module-boundaries.ts';
import { checkNodeVersions } from './checks/node-versions.ts';
import { listSources, root } from './checks/sources.ts';
import { checkStyles } from './checks/styles.ts';
import { checkTableWriters } from './checks/table-writers.ts';
import { checkTextUse } from './checks/texts/text-use.ts';
import { checkTexts } from './checks/texts/texts.ts';

/** The findings of one check, one per line; empty if it passes. */
type Findings = string[];
/** Some checks also report counts. */
type Counted = { findings: Findings; summary: string };
type Check = () => Promise<Findings> | Findings | Promise<Counted>;

/** Runs an external tool; its output is the finding. */
function tool(command: string, args: readonly string[]): Promise<Findings> {
  return new Promise((resolve) => {
    const output: string[] = [];
    const child = spawn(process.execPath, [join(root, 'node_modules/.bin', command), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(String(part)));
    child.once('close', (code) =>
      resolve(code === 0 ? [] : [output.join('').trim() || `ended with ${code}`]),
    );
  });
}

/** Type-checks each workspace with its own tsconfig.json, incrementally. */
async function types(...folders: readonly string[]): Promise<string[]> {
  const findings: string[] = [];
  for (const folder of folders) {
    const buildInfo = join(
      root,
      'node_modules/.cache/types',
      `${folder === '.' ? 'root' : folder}.tsbuildinfo`,
    );
    findings.push(...(await tool('tsc', ['-p', folder, '--incremental', '--tsBuildInfoFile', buildInfo])));
  }
  return findings;
}

const checks: Record<string, Check> = {
  types: () => types('.'),
  'types of the web application and of the proof of its live rules': () => types('server/test/live'),
  'types of the browser tests': () => types('e2e'),
  'types of standalone packages': () => types('domain', 'contract', 'texts', 'phoenix-server'),
  'lint and format': () => tool('biome', ['ci', '--max-diagnostics=20', '--colors=off', '.']),
  'floating promises': () => tool('oxlint', ['--type-aware', '--format=unix', '--deny-warnings', '.']),
  'dead code': () => tool('knip', ['--no-progress']),
  'module boundaries': async () => checkModuleBoundaries(await listSources()),
  'one writer for each table': async () => checkTableWriters(await listSources()),
  'misplaced SQL, fetch and football terms': async () => checkContentRules(await listSources()),
  'inputs derived from the contract': async () => checkDerivedInputs(await listSources()),
  'first load of the web application': async () => checkFirstLoad(await listSources()),
  'file names and sizes': async () => checkFileRules(await listSources()),
  'font sizes and style sheets': async () => checkStyles(await listSources()),
  'destructive migrations': async () => checkMigrations(await listSources()),
  'texts in seven languages': checkTexts,
  'unused texts': checkTextUse,
  lockfile: checkLockfile,
  licences: checkLicences,
  'one Node version on every platform': checkNodeVersions,
};
const atOnce = 2;

/** `npm run check`: runs all checks, or only those named. Returns the exit code. */
async function check(names: readonly string[]): Promise<number> {
  const wanted = Object.keys(checks).filter((name) => names.length === 0 || names.includes(name));
  const unknown = names.filter((name) => !wanted.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no check "${unknown.join('", "')}". Known: ${Object.keys(checks).join(', ')}.`);
    return 2;
  }
  const queue = [...wanted];
  let failed = 0;
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      if (!(await report(name))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  console.log(failed === 0 ? 'All checks passed.' : `${failed} of ${wanted.length} checks failed.`);
  return failed === 0 ? 0 : 1;
}

async function report(name: string): Promise<boolean> {
  const started = performance.now();
  const found = (await checks[name]?.()) ?? [];
  const { findings, summary } = Array.isArray(found) ? { findings: found, summary: '' } : found;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)${summary && `: ${summary}`}`,
  );
  for (const finding of findings) console.log(finding.replace(/^/gm, '     '));
  return findings.length === 0;
}

process.exitCode = await check(process.argv.slice(2));
