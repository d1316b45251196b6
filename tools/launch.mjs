// The one door to everything: `npm start`, `npm test` and the others come here. It must run on the Node that happens
// to be on the machine (20 or later) before anything is installed; all else runs on the Node 24 that npm brings.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './launch/build-web.mjs';
import { install } from './launch/install.mjs';
import { root, run, runAll } from './launch/run.mjs';

const [command = 'start', ...rest] = process.argv.slice(2);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

const commands = {
  async start() {
    await buildWeb();
    return run(['server/src/start.ts', ...rest]);
  },
  async dev() {
    return runAll([
      ['--watch', '--watch-preserve-output', 'server/src/start.ts'],
      [join(root, 'node_modules/vite/bin/vite.js'), 'web'],
    ]);
  },
  async test() {
    await buildWeb();
    return run(['tools/run-tests.ts', vitest, ...rest]);
  },
  check: () => run(['tools/check.ts', ...rest]),
  bench: async () => {
    await buildWeb();
    return run(['bench/src/run.ts', ...rest]);
  },
  staff: () => run(['server/src/cli/staff.ts', ...rest]),
};

if (!Object.hasOwn(commands, command) || !existsSync(join(root, 'package-lock.json'))) {
  console.error(`There is no "${command}". Known: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
await install();
process.exitCode = await commands[command]();
