import { importsOf } from './imports.ts';
import type { Source } from './sources.ts';

/** Entry points that a browser loads before sign-in. Their lazy imports load later. */
const firstLoaded = [
  'web/src/main.tsx',
  'web/src/identity/accounts/login-screen.tsx',
  'web/src/identity/accounts/register/register-screen.tsx',
];

/** The schema library is large and only the server needs it, so the first load must not reach it, even indirectly. */
const heavy = new Set(['zod']);

/**
 * Import chains from the first load of the web application to forbidden packages. Type imports are free and ignored.
 */
export function checkFirstLoad(sources: readonly Source[], roots: readonly string[] = firstLoaded): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const missing = roots.filter((root) => !byPath.has(root)).map((root) => `${root}: does not exist`);
  const findings: string[] = [];
  const seen = new Set<string>();
  const visit = (path: string, chain: readonly string[]) => {
    const source = byPath.get(path);
    if (!source || seen.has(path)) return;
    seen.add(path);
    for (const { to, typeOnly, lazy } of importsOf(source)) {
      if (typeOnly || lazy) continue;
      if (heavy.has(to)) findings.push(`${[...chain, path].join(' > ')}: loads ${to}`);
      else visit(to, [...chain, path]);
    }
  };
  for (const root of roots) visit(root, []);
  return [...missing, ...findings];
}
