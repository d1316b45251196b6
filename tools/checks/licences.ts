import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './sources.ts';

interface Lock {
  packages: Record<string, { license?: string; link?: boolean }>;
}

/** SPDX names of licences that only require a copy of the licence. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
]);

interface Exception {
  packages: RegExp;
  /** From the lock file; absent if the package names none. */
  licence?: string;
  why: string;
}

const exceptions: readonly Exception[] = [
  {
    packages: /^axe-core$/,
    licence: 'MPL-2.0',
    why: 'checks the screens in tests; unchanged, never delivered',
  },
  {
    packages: /^lightningcss(-|$)/,
    licence: 'MPL-2.0',
    why: 'a build tool; unchanged, never delivered',
  },
  {
    packages: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips as a separate library that may be replaced; unchanged',
  },
  {
    packages: /^@img\/sharp-win32-/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    why: 'libvips as on the other platforms',
  },
  {
    packages: /^@img\/sharp-wasm32$/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    why: 'libvips as on the other platforms',
  },
  {
    packages: /^dejavu-fonts-ttf$/,
    licence: 'SEE LICENSE IN README.md AND LICENSE',
    why: 'Bitstream Vera licence: free except for selling the font on its own',
  },
  { packages: /^png-js$/, why: 'MIT in its LICENSE, not named in its package.json' },
];

/** Every package of the lock file has an allowed licence, and NOTICE.md names only existing files and packages. */
export async function checkLicences(): Promise<string[]> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const notice = await readFile(join(root, 'NOTICE.md'), 'utf8');
  return [...licenceFindings(lock), ...noticeFindings(notice, lock)];
}

/** One line for each package whose licence is neither allowed nor an exception. */
export function licenceFindings(lock: Lock): string[] {
  return Object.entries(lock.packages).flatMap(([path, { license, link }]) => {
    if (!path.includes('node_modules/') || link || isAllowed(license)) return [];
    const name = nameOf(path);
    const excepted = exceptions.some(({ packages, licence }) => licence === license && packages.test(name));
    return excepted ? [] : [`${name}: the licence ${license ?? '(none named)'} is not on the allow list`];
  });
}

/** Evaluates an SPDX expression without nested parentheses: any licence joined by OR, all joined by AND. */
function isAllowed(licence = ''): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => allowed.has(part.trim())));
}

/** The files and packages in NOTICE.md's second column that do not exist; `*` matches any name. */
export function noticeFindings(notice: string, lock: Lock, exists = isThere): string[] {
  const packages = Object.keys(lock.packages).map(nameOf);
  const rows = notice.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| what'));
  const named = rows.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)]);
  return named.flatMap(([, name = '']) => {
    const isFile = name.includes('/') && !name.startsWith('@');
    const found = isFile ? exists(name) : packages.some((other) => matches(other, name));
    return found ? [] : [`NOTICE.md: ${name} does not exist`];
  });
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/')).replace('node_modules/', '');
const matches = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
const isThere = (pattern: string) => globSync(pattern, { cwd: root }).length > 0;
