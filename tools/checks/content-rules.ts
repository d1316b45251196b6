import { isTest } from './module-boundaries.ts';
import type { Source } from './sources.ts';

const sql =
  /\bsql(<[^>]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\b(pool|client)\.query(<[^>]*>)?\(/;

/** The code below the first module that is about football. */
const withoutFootball = /^(server\/src\/platform|web\/src\/platform|web\/src\/ui|phoenix-server)\//;

/** Data of the product: its tables, settings, addresses, kinds of callers and their icons. */
const data: ReadonlySet<string> = new Set([
  'server/src/platform/database/schema.ts',
  'server/src/platform/config.ts',
  'server/src/platform/config/settings.ts',
  'server/src/platform/config/provider-settings.ts',
  'web/src/platform/paths.ts',
  'web/src/platform/menu-entry.ts',
  'web/src/platform/audiences.ts',
  'web/src/platform/session/session-store.ts',
  'web/src/platform/login/log-in.ts',
  'web/src/ui/text/avatar-picture.tsx',
]);

/** Unambiguous terms. `match`, `offer` and `request` have other meanings in code, so only events of these names count. */
const things =
  'players?|teams?|clubs?|negotiations?|mandates?|mandated|scouts?|coach|coaching|football|portfolios?';
const footballWord = new RegExp(`^(${things})$`, 'i');
const footballEvent = new RegExp(
  `['"\`](${things}|match|matches|request|offer|candidate|application)\\.[a-z]\\w*['"\`]`,
);
const commentOrText =
  /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/** An id of the spec as a figure in a statement, where the compiler does not see it. */
const idInSql =
  /\b(\w*status|profile|sub_profile|agent_type|(\w+_)?role)\s+(=|<>|!=|is (not )?distinct from|(not )?in \()\s*(any\s*\('\{)?\d{1,2}\b(?!\d)/;

/** A limit of a form field as a figure; `max={1}` may also be a progress bar's. */
const typedBound =
  /\b(maxLength|minLength)=\{\d|\bmax=\{\d{2,}|<DigitsField\b(?:(?!\/>)[\s\S])*?\bmax=\{\d|\.slice\(0, \d{2,}\) \|\| undefined/;

/**
 * SQL is allowed only in repositories and the server's platform, and writes ids of the spec by name. Only web/src/platform/api calls fetch. The platform, the
 * UI components and the chat protocol contain no football terms. Limits of form fields come from `domain`, which the
 * contract's schemas take them from too.
 */
export function checkContentRules(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path) && !isTest(path))
    .flatMap((source) => contentFindings(source).map((why) => `${source.path}: ${why}`));
}

function contentFindings({ path, text }: Source): string[] {
  const findings: string[] = [];
  const mayContainSql = /\.repository\.ts$/.test(path) || path.startsWith('server/src/platform/');
  if (path.startsWith('server/src/') && !mayContainSql && sql.test(text)) {
    findings.push('SQL is allowed only in *.repository.ts');
  }
  if (path.startsWith('server/src/') && idInSql.test(text.replace(comment, ' '))) {
    findings.push('a status, profile or role in SQL is a constant of a sql-names.ts');
  }
  const mayFetch = path.startsWith('web/src/platform/api/');
  if (path.startsWith('web/src/') && !mayFetch && /(^|[^.\w])fetch\(|\bXMLHttpRequest\b/m.test(text)) {
    findings.push('only web/src/platform/api may call fetch');
  }
  if (path.startsWith('web/src/') && typedBound.test(text)) {
    findings.push('a limit of a form field is a constant of domain (text-limits.ts and its like)');
  }
  if (withoutFootball.test(path) && !data.has(path)) {
    for (const word of new Set(footballWords(text)))
      findings.push(`"${word}" is a football term; it belongs in a module above`);
  }
  return findings;
}

/** Finds identifiers with a football term, and names of football events. Comments and other strings are ignored. */
function footballWords(text: string): string[] {
  const names = text.replace(commentOrText, ' ').match(/[A-Za-z_$][\w$]*/g) ?? [];
  const inNames = names.filter((name) =>
    name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).some((word) => footballWord.test(word)),
  );
  return [...inNames, ...(text.replace(comment, ' ').match(new RegExp(footballEvent, 'g')) ?? [])];
}
