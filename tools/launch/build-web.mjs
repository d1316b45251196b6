import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

// The build empties this folder first, so an interrupted build leaves no stamp.
const stamp = join(root, 'web/dist/.built-from');
const files = ['package-lock.json', 'tsconfig.json'];
const notSources = new Set(['dist', 'node_modules']);

/** Builds the web application if its sources have changed since the last build. Exits the process on failure. */
export async function buildWeb() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const started = Date.now();
  console.log('Building the web application…');
  const code = await run([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) {
    console.error('Building the web application failed; see above.');
    process.exit(code);
  }
  writeFileSync(stamp, wanted);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of builtFrom()) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** The build's source files, relative to the project root: the web application's and those of our packages that it uses. */
export function builtFrom() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'web/package.json'), 'utf8'));
  const ours = Object.keys(dependencies).flatMap((name) => /^@trattativa\/(.+)$/.exec(name)?.[1] ?? []);
  return [...['web', ...ours].flatMap(filesBelow), ...files];
}

function filesBelow(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return notSources.has(entry.name) ? [] : filesBelow(path);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
    });
}
