import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkFileRules } from './checks/file-rules.ts';
import { checkImportArrows } from './checks/import-arrows.ts';
import { checkLockfile } from './checks/lockfile.ts';
import { listSources, root } from './checks/sources.ts';
import { checkTexts } from './checks/texts.ts';

/** What one check found wrong, a line each; nothing when all is well. */
type Check = () => Promise<string[]> | string[];

const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** Runs a tool of its own; its output is the finding. */
function tool(command: string, args: readonly string[]): Promise<string[]> {
  return new Promise((resolve) => {
    const said: string[] = [];
    const child = spawn(process.execPath, [command, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    child.stdout.on('data', (part) => said.push(String(part)));
    child.stderr.on('data', (part) => said.push(String(part)));
    child.once('close', (code) => resolve(code === 0 ? [] : [said.join('').trim() || `ended with ${code}`]));
  });
}

const checks: Record<string, Check> = {
  types: () => tool(bin('tsc'), ['-p', '.']),
  'types of the web application': () => tool(bin('tsc'), ['-p', 'web']),
  'lint and format': () => tool(bin('biome'), ['ci', '--max-diagnostics=20', '--colors=off', '.']),
  'import arrows': async () => checkImportArrows(await listSources()),
  'file names and sizes': async () => checkFileRules(await listSources()),
  'texts in seven languages': checkTexts,
  'dead code': () => tool(bin('knip'), ['--no-progress']),
  lockfile: checkLockfile,
};

/** `npm run check`: every rule that a tool can hold. Answers the exit code. */
async function check(): Promise<number> {
  let broken = 0;
  for (const [name, run] of Object.entries(checks)) {
    const started = performance.now();
    const findings = await run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
    for (const finding of findings) console.log(finding.replace(/^/gm, '     '));
    if (findings.length > 0) broken += 1;
  }
  console.log(broken === 0 ? 'All checks hold.' : `${broken} checks found something.`);
  return broken === 0 ? 0 : 1;
}

process.exitCode = await check();
