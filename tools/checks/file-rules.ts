import type { Source } from './sources.ts';

const longestSource = 300;
const longestTest = 500;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs|css|sql)$/;
const namesThatSayNothing = /(^|[-.])(util|utils|helper|helpers|manager|common|misc)([-.]|$)/;
/** A paragraph of some page in capitals: whoever inherits the project has the specification and what is in it, no other. */
const foreignPage = /\b[A-Z]{4,} (§|rows? )\d/;
/** Written by a tool, from the migrated database and from the texts. */
const generated = new Set(['server/src/platform/database/schema.ts', 'texts/src/text-placeholders.ts']);

/** File names in kebab-case that say something; no source over 300 lines, no test over 500; no reference that leads nowhere. */
export function checkFileRules(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const findings: string[] = [];
    const parts = path.split('/');
    const name = parts.at(-1) ?? '';
    if (!kebabCase.test(name)) findings.push(`${path}: file names are kebab-case`);
    if (parts.some((part) => namesThatSayNothing.test(part)))
      findings.push(`${path}: the name says nothing of what is in it`);
    const lines = text.split('\n').length - 1;
    const longest = /\.test\.tsx?$/.test(name) ? longestTest : longestSource;
    if (lines > longest && !generated.has(path)) findings.push(`${path}: ${lines} lines; ${longest} at most`);
    const foreign = foreignPage.exec(text)?.[0];
    if (foreign) findings.push(`${path}: "${foreign}" refers to a page that is not in the project`);
    return findings;
  });
}
