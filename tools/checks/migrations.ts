import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, type Source } from './sources.ts';

/** The first migration checked. Earlier ones landed before the rule, and a landed migration is never edited. */
const firstChecked = 53;

/** A comment or string literal, whose words are not SQL. */
const notSql = /--.*$|'(?:[^']|'')*'/gm;

/** Objects that a running release does not notice being dropped: no statement names them. */
const harmlessDrop =
  /\b(on commit drop|drop\s+(constraint|index|trigger|not null|default|expression|identity))\b/gi;
const harmlessRename = /\b(alter index\s+(if exists\s+)?\S+\s+rename|rename constraint)\b/gi;

const isDestructive = /\b(drop|rename)\b/i;
const firstLine = /^-- Unused since (\d+\.\d+\.\d+): \S/;

/** Expand, then contract (docs/operations.md): a migration that drops or renames states since which version nothing uses it. */
export async function checkMigrations(sources: readonly Source[]): Promise<string[]> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return migrationFindings(sources, version);
}

/** As `checkMigrations`, for a project of this version (`major.minor.patch`). One line per finding. */
export function migrationFindings(sources: readonly Source[], version: string): string[] {
  return sources.flatMap(({ path, text }) => {
    const number = Number(/^server\/migrations\/(\d{4})-.*\.sql$/.exec(path)?.[1] ?? 0);
    const statements = text.replace(notSql, '').replace(harmlessDrop, '').replace(harmlessRename, '');
    if (number < firstChecked || !isDestructive.test(statements)) return [];
    const since = firstLine.exec(text)?.[1];
    if (since === undefined) {
      return [`${path}: drops or renames; its first line must say "-- Unused since <version>: <what>"`];
    }
    return isLater(since, version)
      ? [`${path}: says unused since ${since}, but the project is only at ${version}`]
      : [];
  });
}

const isLater = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;
