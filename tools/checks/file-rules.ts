import type { Source } from './sources.ts';

const maxSourceLines = 300;
const maxTestLines = 500;
const maxFolderFiles = 30;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs|css|sql)$/;
const meaninglessName = /(^|[-.])(util|utils|helper|helpers|manager|common|misc)([-.]|$)/;
/** A reference to a document in capitals. Readers have only the specification and the project's own documents. */
const foreignDocument = /\b[A-Z]{4,} (§|rows? )\d/;
/** Generated from the migrated database and from the texts. */
const generated = new Set(['server/src/platform/database/schema.ts', 'texts/src/text-placeholders.ts']);

/**
 * Checks file names (kebab-case, meaningful), lengths (300 lines, tests 500), folders (30 files of code and styles, tests
 * among them) and references to missing documents.
 */
export function checkFileRules(sources: readonly Source[]): string[] {
  return [...checkFiles(sources), ...checkFolders(sources)];
}

function checkFolders(sources: readonly Source[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of sources) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (/\.(tsx?|css)$/.test(path)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) =>
    count > maxFolderFiles
      ? [`${folder}: ${count} files; ${maxFolderFiles} at most, so group them by subject`]
      : [],
  );
}

function checkFiles(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const findings: string[] = [];
    const parts = path.split('/');
    const name = parts.at(-1) ?? '';
    if (!kebabCase.test(name)) findings.push(`${path}: file names are kebab-case`);
    if (parts.some((part) => meaninglessName.test(part)))
      findings.push(`${path}: the name does not describe the content`);
    const lines = text.split('\n').length - 1;
    const longest = /\.test\.tsx?$/.test(name) ? maxTestLines : maxSourceLines;
    if (lines > longest && !generated.has(path)) findings.push(`${path}: ${lines} lines; ${longest} at most`);
    const foreign = foreignDocument.exec(text)?.[0];
    if (foreign) findings.push(`${path}: "${foreign}" refers to a document that is not in the project`);
    return findings;
  });
}
