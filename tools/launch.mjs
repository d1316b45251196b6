// The entry point of every npm script. It must run on the machine's own Node (20 or later) before anything is
// installed; everything else runs on the Node that npm installs.
import { join } from 'node:path';
import { buildWeb } from './launch/build-web.mjs';
import { install } from './launch/install.mjs';
import { root, run, runAll } from './launch/run.mjs';
import { service } from './launch/service.mjs';

const [command = 'start', ...rest] = process.argv.slice(2);
const vite = join(root, 'node_modules/vite/bin/vite.js');

const commands = {
  async start() {
    await buildWeb();
    return run([...service.args, ...rest], { env: service.env });
  },
  dev() {
    const service = `http://127.0.0.1:${process.env.PORT || 3000}`;
    return runAll([
      { args: ['tools/develop.ts'] },
      { args: [vite, 'web', ...rest], env: { API_URL: service } },
    ]);
  },
  async test() {
    // With arguments there is no build first: a test that needs the web application builds it itself.
    if (rest.length === 0) await buildWeb();
    return run(['tools/run-tests.ts', ...rest]);
  },
  // Writes the sources that are derived from the texts and from the migrated database.
  generate: async () =>
    (await run(['tools/generate-text-keys.ts'])) || run(['tools/generate-database-types.ts']),
  check: () => run(['tools/check.ts', ...rest]),
  async bench() {
    await buildWeb();
    // A large young generation keeps garbage collection out of the measurements.
    return run(['--max-semi-space-size=64', 'bench/src/run.ts', ...rest]);
  },
  staff: () => run(['server/src/cli/staff.ts', ...rest]),
};

if (Object.hasOwn(commands, command)) {
  await install();
  process.exitCode = await commands[command]();
} else {
  console.error(`There is no "${command}". Known: ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 2;
}
