import { isTest } from './module-boundaries.ts';
import type { Source } from './sources.ts';

const sql =
  /\bsql(<[^>]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\b(pool|client)\.query(<[^>]*>)?\(/;

/** SQL stands only in repositories and the server's platform; only web/src/platform/api fetches. */
export function checkContentRules(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path) && !isTest(path))
    .flatMap((source) => contentFindings(source).map((why) => `${source.path}: ${why}`));
}

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
