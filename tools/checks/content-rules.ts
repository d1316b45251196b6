import { isTest } from './module-boundaries.ts';
import type { Source } from './sources.ts';

const sql =
  /\bsql(<[^>]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\b(pool|client)\.query(<[^>]*>)?\(/;

/** What lies below the first module that knows football. */
const withoutFootball = /^(server\/src\/platform|web\/src\/platform|web\/src\/ui|phoenix-server)\//;

/** What the product is made of as data: its tables, settings, addresses, kinds of callers and their pictures. */
const data: ReadonlySet<string> = new Set([
  'server/src/platform/database/schema.ts',
  'server/src/platform/config.ts',
  'web/src/platform/paths.ts',
  'web/src/platform/menu-entry.ts',
  'web/src/platform/audiences.ts',
  'web/src/platform/session/session-state.ts',
  'web/src/platform/login/log-in.ts',
  'web/src/ui/avatar-picture.tsx',
]);

/** Words that mean nothing else in code; `match`, `offer` and `request` do, so only events of that name are looked for. */
const things =
  'players?|teams?|clubs?|negotiations?|mandates?|mandated|scouts?|coach|coaching|football|portfolios?';
const footballWord = new RegExp(`^(${things})$`, 'i');
const footballEvent = new RegExp(
  `['"\`](${things}|match|matches|request|offer|candidate|application)\\.[a-z]\\w*['"\`]`,
);
const commentOrText =
  /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/**
 * SQL stands only in repositories and the server's platform; only web/src/platform/api fetches; the platform, the pieces of
 * screens and the chat's protocol have no name from football.
 */
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
  if (withoutFootball.test(path) && !data.has(path)) {
    for (const word of new Set(footballWords(text)))
      findings.push(`"${word}" is football, which stands above`);
  }
  return findings;
}

/** Names with a football word in them, and names of football events. Comments and other texts may say anything. */
function footballWords(text: string): string[] {
  const names = text.replace(commentOrText, ' ').match(/[A-Za-z_$][\w$]*/g) ?? [];
  const inNames = names.filter((name) =>
    name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).some((word) => footballWord.test(word)),
  );
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, ' ');
  return [...inNames, ...(withoutComments.match(new RegExp(footballEvent, 'g')) ?? [])];
}
