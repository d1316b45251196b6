import type { ColumnRead } from './column-reads.ts';
import type { Prepared } from './preparing-database.ts';

/** A text of a repository that reads a table: an `sql` template, or a call of the query builder. */
export interface TableRead {
  /** Path and line: `server/src/…/x.repository.ts:12`. */
  place: string;
  file: string;
  table: string;
  /** Null where the table is only named. */
  column: string | null;
}

/** What a statement is made of. */
interface Part {
  place: string;
  file: string;
  text: string;
}

/** As many statements show what a template reads: the others differ in the number of their values. */
const enough = 3;

/** The statements that together contain each template several times, as far as it occurs so often. */
export function representatives(statements: readonly Prepared[]): Prepared[] {
  const seen = new Map<unknown, number>();
  return statements.filter(({ templates, parts, builtIn, text }) => {
    const contents = new Set<unknown>([...templates, ...parts, ...(builtIn === null ? [] : [text])]);
    const isNeeded = [...contents].some((one) => (seen.get(one) ?? 0) < enough);
    if (isNeeded) for (const one of contents) seen.set(one, (seen.get(one) ?? 0) + 1);
    return isNeeded;
  });
}

/** The words that may follow a table's name and are not its alias. */
const notAliases = new Set(
  (
    'where on set left right inner full cross join group order limit for using select values default do ' +
    'natural lateral from returning having union offset and or not end then else when'
  ).split(' '),
);
/** An interpolation in a template, and a word in its place. */
const interpolated = ' ? ';

/**
 * The reads of a statement by the part that names them, because a statement is put together of templates of
 * several files: a condition that the owner of a table exports reads the table where it is written.
 */
export function readsOfParts(statement: Prepared, reads: readonly ColumnRead[]): TableRead[] {
  const parts = partsOf(statement);
  const tables = [...new Set(reads.map(({ table }) => table))];
  const all = aliasesIn(statement.text, tables);
  const aliases = new Map(parts.map((part) => [part, aliasesIn(part.text, tables)]));
  const naming = new Map(
    tables.map((table) => [table, parts.filter(({ text }) => hasWord(text, table))] as const),
  );
  /** The tables that an alias means in a part: those of the part itself, else of its file, else of the statement. */
  const meant = (part: Part, alias: string): ReadonlySet<string> => {
    const inFile = parts
      .filter(({ file }) => file === part.file)
      .flatMap((one) => [...(aliases.get(one)?.get(alias) ?? [])]);
    return (
      aliases.get(part)?.get(alias) ?? (inFile.length > 0 ? new Set(inFile) : (all.get(alias) ?? new Set()))
    );
  };
  return reads.flatMap(({ table, column }) => {
    const named = naming.get(table) ?? [];
    const isReadIn = (part: Part) =>
      column === null
        ? named.includes(part)
        : qualifiersOf(part.text, column).some((qualifier) =>
            qualifier === null ? named.includes(part) : meant(part, qualifier).has(table),
          );
    const found = parts.filter(isReadIn);
    // A column that no part names, as `select *` does, belongs to what names the table.
    const readers = found.length > 0 ? found : named.length > 0 ? named : parts.slice(0, 1);
    return readers.map(({ place, file }) => ({ place, file, table, column }));
  });
}

/** The templates of a statement. One whose text stands in several files is taken from the files, or modules, of the others. */
function partsOf({ templates, parts, builtIn, text }: Prepared): Part[] {
  const byText = Map.groupBy([...templates, ...parts], ({ pieces }) => pieces.join('\0'));
  const files = new Set(
    [...byText.values()]
      .filter((same) => new Set(same.map(({ file }) => file)).size === 1)
      .map(([one]) => one?.file),
  );
  const modules = new Set([...files].map((file) => file && moduleOf(file)));
  const chosen = [...byText.values()].flatMap((same) => {
    const ofFiles = same.filter(({ file }) => files.has(file));
    const ofModules = same.filter(({ file }) => modules.has(moduleOf(file)));
    return [ofFiles, ofModules, same].find((some) => some.length > 0) ?? same;
  });
  const made = [...new Set(chosen)].map(({ place, file, pieces }) => ({
    place,
    file,
    text: pieces.join(interpolated),
  }));
  return builtIn === null ? made : [{ place: builtIn, file: builtIn, text }, ...made];
}

/** `server/src/people` of a path below it. */
function moduleOf(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(text);
}

/** The tables by alias; a table is also its own alias, and the alias of a subquery means none. */
function aliasesIn(text: string, tables: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (alias: string, table: string) =>
    found.set(alias, (found.get(alias) ?? new Set<string>()).add(table));
  for (const table of tables) {
    if (!hasWord(text, table)) continue;
    add(table, table);
    for (const [, alias = ''] of text.matchAll(
      new RegExp(`\\b${table}"?\\s+(?:as\\s+)?"?([a-z_]\\w*)`, 'gi'),
    ))
      if (!notAliases.has(alias.toLowerCase())) add(alias.toLowerCase(), table);
  }
  for (const [, alias = ''] of text.matchAll(/\)\s*(?:as\s+)?([a-z_]\w*)/gi))
    if (!found.has(alias.toLowerCase())) found.set(alias.toLowerCase(), new Set());
  return found;
}

/** What stands before a column wherever a text names it; null for nothing, or for an interpolation. */
function qualifiersOf(text: string, column: string): (string | null)[] {
  if (column === '*')
    return [...text.matchAll(/\(\s*(\w+)\s*[,)]|\b(\w+)\.\*/g)].map(([, value, all]) => value ?? all ?? null);
  const named = new RegExp(`(?:(\\w+)"?\\s*\\.\\s*)?"?\\b${column}\\b`, 'gi');
  return [...text.matchAll(named)].map(([, qualifier]) => qualifier?.toLowerCase() ?? null);
}
