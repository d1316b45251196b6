import { dirname, join, normalize } from 'node:path';
import type { Source } from './sources.ts';

export interface Import {
  from: string;
  /** From the project's root for our own files, the package name otherwise. */
  to: string;
  typeOnly: boolean;
  /** What is taken by name, as it is called there, types marked as such left out; `*` for everything. */
  names: readonly string[];
  /** By `import()`: loaded later, if at all. */
  lazy: boolean;
}

const statement =
  /(?:import|export)\s+(type\s+)?(?:([\w*{}\s,$]+?)\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What a file imports and re-exports, in order. */
export function importsOf({ path, text }: Source): Import[] {
  return [...text.matchAll(statement)].map((match) => {
    const target = match[3] ?? match[4] ?? '';
    const to = target.startsWith('.') ? normalize(join(dirname(path), target)) : ownPackage(target);
    const typeOnly = match[1] !== undefined;
    const names = typeOnly ? [] : namesOf(match[2] ?? '*');
    return { from: path, to, typeOnly, names, lazy: match[4] !== undefined };
  });
}

/** `{ type Row, findPlayer as find }` → `findPlayer`. */
function namesOf(clause: string): string[] {
  const named = /^\{([^}]*)\}$/.exec(clause.trim());
  if (!named) return ['*'];
  return (named[1] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0] as string);
}

/** The file behind `@trattativa/contract/players/player`, as the packages' `exports` say; other packages as they are. */
function ownPackage(target: string): string {
  const [, workspace, below = 'index'] = /^@trattativa\/([a-z-]+)(?:\/(.+))?$/.exec(target) ?? [];
  if (workspace === undefined) return target;
  return below.endsWith('.json') ? `${workspace}/${below}` : `${workspace}/src/${below}.ts`;
}
