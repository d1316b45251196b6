import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './checks/sources.ts';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const pages = files.filter((file) => /^(docs\/.*|[^/]+)\.md$/.test(file));

/** Files that exist only at run time or in another project. */
const elsewhere = new Set(['data.json', 'web/dist/.built-from']);

const workspacePath = /^(domain|contract|texts|phoenix-server|server|web|e2e|bench|tools|docs)\//;
const fileName = /^[\w.-]+\.(ts|tsx|mjs|css|sql|json)$/;

/** A path with `<name>`, `…` or `*` is checked up to that part; a file name may be in any folder. */
function isThere(name: string): boolean {
  const fixed = name.replace(/[<…*].*$/, '').replace(/[^/]*$/, (rest) => (/[<…*]/.test(name) ? '' : rest));
  if (existsSync(join(root, fixed))) return true;
  return files.some((file) => file.endsWith(`/${fixed}`));
}

it.each(pages)('%s links and names only existing files', (page) => {
  const text = readFileSync(join(root, page), 'utf8').replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, to = '']) => to);
  const names = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => (workspacePath.test(name) || fileName.test(name)) && !elsewhere.has(name));
  expect([
    ...links.filter((to) => !existsSync(join(root, dirname(page), to))),
    ...names.filter((name) => !isThere(name)),
  ]).toEqual([]);
});
