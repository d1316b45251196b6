import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, type Source } from './sources.ts';

/** The first migration checked. Earlier ones landed before the rule, and a landed migration is never edited. */
const firstChecked = 53;
/** The first migration that says of itself what it is: releases from then on read it (docs/operations.md). */
const firstDeclared = 200;

/** A comment or string literal, whose words are not SQL. */
const notSql = /--.*$|'(?:[^']|'')*'/gm;

/** Objects that a running release does not notice being dropped: no statement names them. */
const harmlessDrop =
  /\b(on commit drop|drop\s+(constraint|index|trigger|not null|default|expression|identity))\b/gi;
const harmlessRename = /\b(alter index\s+(if exists\s+)?\S+\s+rename|rename constraint)\b/gi;

const droppedColumn = /\bdrop\s+column\s+(\w+)/gi;

/** A derived column that the same file adds again has a new expression; PostgreSQL 15 cannot change it otherwise. */
const keptUnlessDerived =
  (sql: string) =>
  (drop: string, column: string): string =>
    new RegExp(`\\badd\\s+column\\s+${column}\\s+[\\w[\\]]+\\s+generated\\s+always\\b`, 'i').test(sql)
      ? ''
      : drop;

const isDestructive = /\b(drop|rename)\b/i;
const contracts = /^-- Unused since (\d+\.\d+\.\d+): \S/;
const expands = /^-- Expand: \S/;

/**
 * Expand, then contract (docs/operations.md): a migration says in its first line which of them it is, and an expansion does
 * nothing that a node of the release before would notice.
 */
export async function checkMigrations(sources: readonly Source[]): Promise<string[]> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return migrationFindings(sources, version);
}

/** As `checkMigrations`, for a project of this version (`major.minor.patch`). One line per finding. */
export function migrationFindings(sources: readonly Source[], version: string): string[] {
  return sources.flatMap(({ path, text }) => {
    const number = Number(/^server\/migrations\/(\d{4})-.*\.sql$/.exec(path)?.[1] ?? 0);
    if (number < firstChecked) return [];
    const sql = text.replace(notSql, '');
    const isDropping = isDestructive.test(
      sql
        .replace(harmlessDrop, '')
        .replace(harmlessRename, '')
        .replace(droppedColumn, keptUnlessDerived(sql)),
    );
    const since = contracts.exec(text)?.[1];
    if (since !== undefined)
      return isLater(since, version)
        ? [`${path}: says unused since ${since}, but the project is only at ${version}`]
        : [];
    if (isDropping)
      return [`${path}: drops or renames; its first line must say "-- Unused since <version>: <what>"`];
    if (number < firstDeclared) return [];
    if (!expands.test(text))
      return [
        `${path}: its first line must say "-- Expand: <what it adds>" or, if it removes or restricts something, "-- Unused since <version>: <what>"`,
      ];
    return restrictionsIn(sql).map(
      (what) =>
        `${path}: is declared as an expansion, but ${what}, which a node of the release before would notice`,
    );
  });
}

/** What in an expansion would fail for a node that does not know of it. Tables that the file creates are nobody's yet. */
function restrictionsIn(sql: string): string[] {
  const created = new Set(
    namesAfter(sql, /\bcreate\s+(?:temporary\s+)?table\s+(?:if not exists\s+)?([\w.]+)/gi),
  );
  const found: string[] = [];
  for (const statement of sql.split(';').map((one) => one.trim())) {
    const [changed] = namesAfter(statement, /^alter\s+table\s+(?:only\s+)?(?:if exists\s+)?([\w.]+)/gi);
    if (changed !== undefined && !created.has(changed)) found.push(...restrictionsOf(changed, statement));
    const [indexed] = namesAfter(statement, /^create\s+unique\s+index\b[^(]*?\bon\s+(?:only\s+)?([\w.]+)/gi);
    if (indexed !== undefined && !created.has(indexed)) found.push(`${indexed} gets a unique index`);
    const [emptied] = namesAfter(statement, /\b(?:delete\s+from|truncate(?:\s+table)?)\s+([\w.]+)/gi);
    if (emptied !== undefined && !created.has(emptied)) found.push(`rows of ${emptied} are deleted`);
    if (/^revoke\b/i.test(statement)) found.push('a right is revoked');
    if (/^create\s+(?:or replace\s+)?(?:rule|policy)\b/i.test(statement))
      found.push('a rule or a policy is created');
  }
  return found;
}

/** An action of `alter table` is what stands between two commas outside of brackets. */
function restrictionsOf(table: string, statement: string): string[] {
  let actions = statement;
  while (/\([^()]*\)/.test(actions)) actions = actions.replace(/\([^()]*\)/g, '');
  const dropped = new Set(namesAfter(actions, /\bdrop\s+constraint\s+(?:if exists\s+)?(\w+)/gi));
  return actions.split(',').flatMap((action) => {
    const added = /\badd\s+(?:column\s+)?(?:if not exists\s+)?(\w+)/i.exec(action)?.[1]?.toLowerCase();
    if (added === 'constraint') {
      const [name = ''] = namesAfter(action, /\badd\s+constraint\s+(\w+)/gi);
      // Replaced by one of the same name: a longer list of values, most often.
      return dropped.has(name) ? [] : [`${table} gets the constraint ${name}`];
    }
    if (added !== undefined && ['check', 'unique', 'foreign', 'primary', 'exclude'].includes(added))
      return [`${table} gets a constraint`];
    if (added !== undefined) {
      const isFilled =
        /\b(default|generated)\b/i.test(action) || !/\bnot null\b|\bprimary key\b/i.test(action);
      return isFilled ? [] : [`${table}.${added} is not null without a default`];
    }
    if (/\bset\s+not\s+null\b/i.test(action)) return [`a column of ${table} becomes not null`];
    if (/\b(set\s+data\s+)?type\b/i.test(action)) return [`a column of ${table} changes its type`];
    if (/\bdrop\s+default\b/i.test(action)) return [`a column of ${table} loses its default`];
    if (/\brow\s+level\s+security\b/i.test(action)) return [`${table} gets row level security`];
    return [];
  });
}

const namesAfter = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name.toLowerCase());

const isLater = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;
