import { dirname, join, normalize } from 'node:path';
import type { Source } from './sources.ts';

interface Import {
  from: string;
  /** From the project's root for our own files, the package name otherwise. */
  to: string;
  typeOnly: boolean;
}

const statement =
  /(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
const sqlWords =
  /\bsql(<[^>]*>)?`|\.selectFrom\(|\.insertInto\(|\.updateTable\(|\.deleteFrom\(|\bpool\.query\(/;

/** Which way imports may point, who may hold SQL, who may fetch (ARCHITECTURE, rules 1 to 3). */
export function checkImportArrows(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))
    .flatMap((source) => {
      const wrong = importsOf(source).flatMap((found) => rules.flatMap((rule) => rule(found) ?? []));
      return [...wrong.map((why) => `${source.path}: ${why}`), ...contentFindings(source)];
    });
}

export function importsOf({ path, text }: Source): Import[] {
  return [...text.matchAll(statement)].map((match) => {
    const target = match[2] ?? match[3] ?? '';
    const to = target.startsWith('.')
      ? normalize(join(dirname(path), target))
      : target.replace(/^@trattativa\/(texts)\//, '$1/').replace(/^@trattativa\/([a-z-]+)\/?/, '$1/src/');
    return { from: path, to, typeOnly: match[1] !== undefined };
  });
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('server/test/');
const ours = /^(contract|texts|phoenix-server|server|web|e2e|bench)\//;
const featureOf = (path: string, workspace: 'server' | 'web') =>
  new RegExp(`^${workspace}/src/([^/]+)/`).exec(path)?.[1];
/** Folders of the server that assemble features rather than being one. */
const assembling = new Set(['platform', 'demo', 'cli']);
const webFrame = new Set(['app', 'platform', 'ui']);

type Rule = (found: Import) => string | undefined;

const rules: readonly Rule[] = [
  ({ from, to }) => {
    const workspace = from.split('/')[0] ?? '';
    const alone = ['contract', 'texts', 'phoenix-server'].includes(workspace) && !isTest(from);
    return alone && ours.test(to) && !to.startsWith(`${workspace}/`)
      ? `${workspace} imports nothing of ours, here ${to}`
      : undefined;
  },
  ({ from, to }) => {
    const target = featureOf(to, 'server');
    const inPlatform = featureOf(from, 'server') === 'platform' && !isTest(from);
    return inPlatform && target && target !== 'platform'
      ? `platform knows no feature, here ${to}`
      : undefined;
  },
  ({ from, to }) => {
    const feature = featureOf(from, 'server');
    const target = featureOf(to, 'server');
    const foreign = feature && target && feature !== target && !assembling.has(feature) && !isTest(from);
    return foreign && /\.(repository|routes)\.ts$/.test(to)
      ? `another feature's repository or routes: ${to}`
      : undefined;
  },
  ({ from, to }) => {
    const toFeature = featureOf(to, 'web');
    const inKit = featureOf(from, 'web') === 'ui';
    return inKit && toFeature && toFeature !== 'ui' && toFeature !== 'platform'
      ? `ui knows nothing of football, here ${to}`
      : undefined;
  },
  ({ from, to }) => {
    const feature = featureOf(from, 'web');
    const target = featureOf(to, 'web');
    const foreign =
      feature && target && feature !== target && !webFrame.has(feature) && !webFrame.has(target);
    return foreign && /-screen\.tsx$/.test(to) ? `another feature's screen: ${to}` : undefined;
  },
  ({ from, to, typeOnly }) => {
    const schema = to === 'zod' || /^contract\/src\/(.*\/endpoints|fields|endpoint|api)(\.ts)?$/.test(to);
    return from.startsWith('web/src/') && schema && !typeOnly && !isTest(from)
      ? `loads the schema library into the browser: ${to} (import only its types)`
      : undefined;
  },
];

function contentFindings({ path, text }: Source): string[] {
  const findings: string[] = [];
  const server = path.startsWith('server/src/') && !isTest(path);
  if (
    server &&
    !/\.repository\.ts$/.test(path) &&
    !path.startsWith('server/src/platform/') &&
    sqlWords.test(text)
  ) {
    findings.push(`${path}: SQL stands only in *.repository.ts and the *-sql.ts pieces of one`);
  }
  const web = path.startsWith('web/src/') && !isTest(path);
  if (web && !path.startsWith('web/src/platform/api/') && /(^|[^.\w])fetch\(/m.test(text)) {
    findings.push(`${path}: only web/src/platform/api fetches`);
  }
  return findings;
}
