import { dirname, join, normalize } from 'node:path';
import type { Source } from './sources.ts';

export interface Import {
  from: string;
  /** The path from the project root for our own files, else the package name. */
  to: string;
  typeOnly: boolean;
  /** The imported names as exported, without type-only imports; `*` for everything. */
  names: readonly string[];
  /** A dynamic `import()`. */
  lazy: boolean;
}

const statement =
  /(?:import|export)\s+(type\s+)?(?:([\w*{}\s,$]+?)\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The imports and re-exports of a file, in order. */
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

/** Resolves `@trattativa/contract/players/player` by the packages' `exports`; other packages are returned unchanged. */
function ownPackage(target: string): string {
  const [, workspace, below = 'index'] = /^@trattativa\/([a-z-]+)(?:\/(.+))?$/.exec(target) ?? [];
  if (workspace === undefined) return target;
  return below.endsWith('.json') ? `${workspace}/${below}` : `${workspace}/src/${below}.ts`;
}
