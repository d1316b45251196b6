import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkContentRules } from './checks/content-rules.ts';
import { checkFileRules } from './checks/file-rules.ts';
import { checkFirstLoad } from './checks/first-load.ts';
import { checkLockfile } from './checks/lockfile.ts';
import { checkModuleBoundaries } from './checks/module-boundaries.ts';
import { listSources, root } from './checks/sources.ts';
import { checkStyles } from './checks/styles.ts';
import { checkTexts } from './checks/texts.ts';

/** What one check found wrong, a line each; nothing when all is well. */
type Check = () => Promise<string[]> | string[];

/** Runs a tool of its own; its output is the finding. */
function tool(command: string, args: readonly string[]): Promise<string[]> {
  return new Promise((resolve) => {
    const said: string[] = [];
    const child = spawn(process.execPath, [join(root, 'node_modules/.bin', command), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(String(part)));
    child.once('close', (code) => resolve(code === 0 ? [] : [said.join('').trim() || `ended with ${code}`]));
  });
}

const checks: Record<string, Check> = {
  types: () => tool('tsc', ['-p', '.']),
  'types of the web application': () => tool('tsc', ['-p', 'web']),
  'lint and format': () => tool('biome', ['ci', '--max-diagnostics=20', '--colors=off', '.']),
  'dead code': () => tool('knip', ['--no-progress']),
  'module boundaries': async () => checkModuleBoundaries(await listSources()),
  'SQL, fetch and football in their places': async () => checkContentRules(await listSources()),
  'first load of the web application': async () => checkFirstLoad(await listSources()),
  'file names and sizes': async () => checkFileRules(await listSources()),
  'sizes and style sheets': async () => checkStyles(await listSources()),
  'texts in seven languages': checkTexts,
  lockfile: checkLockfile,
};
const atOnce = 2;

/** `npm run check`: every rule that a tool can hold; names run only these. Answers the exit code. */
async function check(names: readonly string[]): Promise<number> {
  const wanted = Object.keys(checks).filter((name) => names.length === 0 || names.includes(name));
  const unknown = names.filter((name) => !wanted.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no check "${unknown.join('", "')}". Known: ${Object.keys(checks).join(', ')}.`);
    return 2;
  }
  const waiting = [...wanted];
  let broken = 0;
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      if (!(await report(name))) broken += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  console.log(broken === 0 ? 'All checks hold.' : `${broken} of ${wanted.length} checks found something.`);
  return broken === 0 ? 0 : 1;
}

async function report(name: string): Promise<boolean> {
  const started = performance.now();
  const findings = (await checks[name]?.()) ?? [];
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  for (const finding of findings) console.log(finding.replace(/^/gm, '     '));
  return findings.length === 0;
}

process.exitCode = await check(process.argv.slice(2));
