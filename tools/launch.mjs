// The entry point of every npm script. It must run on the machine's own Node (20 or later) before anything is
// installed; everything else runs on the Node that npm installs.
import { join } from 'node:path';
import { buildWeb } from './launch/build-web.mjs';
import { envFile } from './launch/env-file.mjs';
import { install } from './launch/install.mjs';
import { root, run, runAll } from './launch/run.mjs';
import { service } from './launch/service.mjs';

const [command = 'start', ...rest] = process.argv.slice(2);
const vite = join(root, 'node_modules/vite/bin/vite.js');

/** A command of the server, with the settings of the service. */
const runCommand = (name) => run([...envFile(), `server/src/cli/${name}.ts`, ...rest]);

const commands = {
  async start() {
    const settings = envFile();
    await buildWeb();
    return run([...settings, ...service.args, ...rest], { env: service.env });
  },
  dev() {
    const settings = envFile();
    return runAll([
      { args: [...settings, 'tools/develop.ts'] },
      { args: [...settings, vite, 'web', ...rest] },
    ]);
  },
  async test() {
    // With arguments there is no build first: a test that needs the web application builds it itself.
    if (rest.length === 0) await buildWeb();
    return run(['tools/run-tests.ts', ...rest]);
  },
  // Writes what is derived from the texts, the settings and the migrated database.
  generate: async () =>
    (await run(['tools/generate-text-keys.ts'])) ||
    (await run(['tools/generate-settings.ts'])) ||
    run(['tools/generate-database-types.ts']),
  check: () => run(['tools/check.ts', ...rest]),
  async bench() {
    await buildWeb();
    // A large young generation keeps garbage collection out of the measurements.
    return run(['--max-semi-space-size=64', 'bench/src/run.ts', ...rest]);
  },
  staff: () => runCommand('staff'),
  doctor: () => runCommand('doctor'),
  backup: () => runCommand('backup'),
  restore: () => runCommand('restore'),
  'upgrade-check': () => runCommand('upgrade-check'),
};

if (Object.hasOwn(commands, command)) {
  await install();
  process.exitCode = await commands[command]();
} else {
  console.error(`There is no "${command}". Known: ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 2;
}
