import { type Import, importsOf } from './imports.ts';
import type { Source } from './sources.ts';

/** Which way imports may point, who may hold SQL, who may fetch (docs/architecture.md). */
export function checkImportArrows(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path) && !isTest(path))
    .flatMap((source) => {
      const wrong = importsOf(source).flatMap((found) => rules.flatMap((rule) => rule(found) ?? []));
      return [...wrong, ...contentFindings(source)].map((why) => `${source.path}: ${why}`);
    });
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path) || /^[a-z-]+\/test\//.test(path);
const workspaceOf = (path: string) =>
  /^(contract|texts|phoenix-server|server|web|e2e|bench|tools)\//.exec(path)?.[1];
const featureOf = (path: string, workspace: 'server' | 'web') =>
  new RegExp(`^${workspace}/src/([^/]+)/`).exec(path)?.[1];

/** What of ours each package may import besides itself. Stories, benchmarks and tools may import anything. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'phoenix-server': [],
  texts: ['contract'],
  server: ['contract', 'texts', 'phoenix-server'],
  web: ['contract', 'texts'],
};
/** Folders of the server that put features together rather than being one. */
const assembling = new Set(['platform', 'demo', 'cli']);
/** Folders of the web application that every feature stands on; `app` puts the features together. */
const webGround = new Set(['platform', 'ui']);

/** A feature may read through another's repository, never write (decision 14): told by the name. */
const onlyReads = /^(find|list|count|is)[A-Z]|(Exists|Columns)$/;

type Rule = (found: Import) => string | undefined;

const rules: readonly Rule[] = [
  ({ from, to }) => {
    const [own, target] = [workspaceOf(from), workspaceOf(to)];
    const allowed = own && mayImport[own];
    return allowed && target && own !== target && !allowed.includes(target)
      ? `${own} may not import ${to}`
      : undefined;
  },
  ({ from, to }) => {
    const target = featureOf(to, 'server');
    return featureOf(from, 'server') === 'platform' && target && target !== 'platform'
      ? `platform knows no feature, here ${to}`
      : undefined;
  },
  ({ from, to, names }) => {
    const [feature, target] = [featureOf(from, 'server'), featureOf(to, 'server')];
    const foreign = feature && target && feature !== target && !assembling.has(feature);
    if (!foreign) return undefined;
    if (/\.routes\.ts$/.test(to)) return `another feature's routes: ${to}`;
    const writes = /\.repository\.ts$/.test(to) ? names.filter((name) => !onlyReads.test(name)) : [];
    return writes.length > 0
      ? `writes through another feature's repository: ${to} (${writes.join(', ')})`
      : undefined;
  },
  ({ from, to }) => {
    const [own, target] = [featureOf(from, 'web'), featureOf(to, 'web')];
    return own && webGround.has(own) && target && !webGround.has(target)
      ? `${own} knows nothing of football, here ${to}`
      : undefined;
  },
  ({ from, to }) => {
    const [own, target] = [featureOf(from, 'web'), featureOf(to, 'web')];
    const foreign = own && target && own !== target && own !== 'app';
    return foreign && /-screen(\.tsx)?$/.test(to) ? `another feature's screen: ${to}` : undefined;
  },
];

const sql =
  /\bsql(<[^>]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\b(pool|client)\.query(<[^>]*>)?\(/;

function contentFindings({ path, text }: Source): string[] {
  const findings: string[] = [];
  const holdsSql = /\.repository\.ts$/.test(path) || path.startsWith('server/src/platform/');
  if (path.startsWith('server/src/') && !holdsSql && sql.test(text)) {
    findings.push('SQL stands only in *.repository.ts');
  }
  const fetches = path.startsWith('web/src/platform/api/');
  if (path.startsWith('web/src/') && !fetches && /(^|[^.\w])fetch\(|\bXMLHttpRequest\b/m.test(text)) {
    findings.push('only web/src/platform/api fetches');
  }
  return findings;
}
