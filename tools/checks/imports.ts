import { dirname, join, normalize } from 'node:path';
import type { Source } from './sources.ts';

export interface Import {
  from: string;
  /** From the project's root for our own files, the package name otherwise. */
  to: string;
  typeOnly: boolean;
  /** By `import()`: loaded later, if at all. */
  lazy: boolean;
}

const statement =
  /(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What a file imports and re-exports, in order. */
export function importsOf({ path, text }: Source): Import[] {
  return [...text.matchAll(statement)].map((match) => {
    const target = match[2] ?? match[3] ?? '';
    const to = target.startsWith('.') ? normalize(join(dirname(path), target)) : ownPackage(target);
    return { from: path, to, typeOnly: match[1] !== undefined, lazy: match[3] !== undefined };
  });
}

/** The file behind `@trattativa/contract/players/player`, as the packages' `exports` say; other packages as they are. */
function ownPackage(target: string): string {
  const [, workspace, below = 'index'] = /^@trattativa\/([a-z-]+)(?:\/(.+))?$/.exec(target) ?? [];
  if (workspace === undefined) return target;
  return below.endsWith('.json') ? `${workspace}/${below}` : `${workspace}/src/${below}.ts`;
}
