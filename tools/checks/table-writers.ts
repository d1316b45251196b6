import { isTest } from './module-boundaries.ts';
import { placeOf, rankOf } from './modules.ts';
import type { Source } from './sources.ts';
import { tableOwners } from './table-owners.ts';

/** The demo and the command line use every module; like tests, they may write any table. */
const mayWriteAny = /^server\/src\/(demo|cli)\//;

/** Generated from the migrated database, so it names every table. */
const schema = 'server/src/platform/database/schema.ts';

const known = '[a-z_][a-z0-9_]*';
/** A table that the text does not name: `${table}` in SQL. */
const unnamed = '\\$\\{';
const statement = new RegExp(
  [
    `\\b(?:insert\\s+into|delete\\s+from(?:\\s+only)?|merge\\s+into|truncate(?:\\s+table)?)\\s+(?<sql>${known}|${unnamed})`,
    `\\bupdate\\s+(?:only\\s+)?(?<updated>${known}|${unnamed}[^}]*\\})(?:\\s+(?:as\\s+)?${known})?\\s+set\\b`,
    `\\.(?:insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*(?:['"\`](?<built>${known})|(?<builtUnnamed>[^'"\`\\s]))`,
  ].join('|'),
  'gi',
);

interface Write {
  path: string;
  line: number;
  /** Null if the statement does not name it. */
  table: string | null;
}

/** The findings and the counts. */
export interface TableWriters {
  findings: string[];
  summary: string;
}

/** Only the folder that `table-owners.ts` names writes a table. One line per finding, with the alternative. */
export function checkTableWriters(
  sources: readonly Source[],
  owners: Readonly<Record<string, string>> = tableOwners,
): TableWriters {
  const tables = tablesOf(sources);
  const writes = sources
    .filter(({ path }) => path.startsWith('server/src/') && path !== schema && path.endsWith('.ts'))
    .filter(({ path }) => !isTest(path) && !mayWriteAny.test(path))
    .flatMap(writesOf);
  const foreign = writes.flatMap((write) => writeFindings(write, owners, tables));
  const several = tables.filter((table) => writersOf(table, writes).size > 1).length;
  return {
    findings: [...mapFindings(sources, tables, owners), ...foreign],
    summary: `${tables.length} tables, ${writes.length} writing statements, ${several} ${several === 1 ? 'table' : 'tables'} with several writers`,
  };
}

/** The tables in the generated types: `accounts: Accounts;` below `interface DB`. */
function tablesOf(sources: readonly Source[]): string[] {
  const text = sources.find(({ path }) => path === schema)?.text ?? '';
  const listed = /interface DB \{([^}]*)\}/.exec(text)?.[1] ?? '';
  return [...listed.matchAll(/^\s*(\w+):/gm)].map((match) => match[1] as string);
}

/** Finds writing statements. Comments, which begin a line or follow a space, are ignored. */
function writesOf({ path, text }: Source): Write[] {
  const code = text
    .replace(/(?<=^|\s)\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/^(\s*)\/\/.*$/gm, '$1');
  return [...code.matchAll(statement)].map((match) => {
    const { sql, updated, built } = match.groups ?? {};
    const name = (sql ?? updated ?? built)?.toLowerCase();
    const line = code.slice(0, match.index).split('\n').length;
    return { path, line, table: name === undefined || name.startsWith('$') ? null : name };
  });
}

const folderOf = (path: string) => path.slice('server/src/'.length).split('/').slice(0, 2).join('/');

const writersOf = (table: string, writes: readonly Write[]) =>
  new Set(writes.filter((write) => write.table === table).map(({ path }) => folderOf(path)));

function writeFindings(
  { path, line, table }: Write,
  owners: Readonly<Record<string, string>>,
  tables: readonly string[],
): string[] {
  const at = `${path}:${line}`;
  if (table === null) return [`${at}: the statement does not name its table; use one statement per table`];
  if (!tables.includes(table)) return [`${at}: writes ${table}, which the migrations do not create`];
  const owner = owners[table];
  if (owner === undefined || owner === folderOf(path)) return [];
  return [`${at}: writes ${table}, which belongs to ${owner}; ${remedy(path, owner)}`];
}

/** What a file should do instead of writing another folder's table. */
function remedy(path: string, owner: string): string {
  const own = placeOf(path)?.module ?? null;
  const owning = owner.split('/')[0] as string;
  const doors = `server/src/${owning}/*.ts`;
  if (own === null) return `call its door, ${doors}`;
  if (own === owning)
    return `call a function of its repository, or one that is registered in ${own}/module.ts if that makes a cycle`;
  return rankOf(own) > rankOf(owning)
    ? `call its door, ${doors}, or record an event`
    : `declare a port in server/src/${own} that ${owning} implements, or record an event`;
}

/** Tables without an owner, and stale lines of the map. */
function mapFindings(
  sources: readonly Source[],
  tables: readonly string[],
  owners: Readonly<Record<string, string>>,
): string[] {
  const map = 'tools/checks/table-owners.ts';
  const folders = new Set(
    sources.filter(({ path }) => path.startsWith('server/src/')).map(({ path }) => folderOf(path)),
  );
  const isThere = (owner: string) =>
    [...folders].some((folder) => folder === owner || folder.startsWith(`${owner}/`));
  return [
    ...tables
      .filter((table) => !(table in owners))
      .map((table) => `${map}: name the folder that writes ${table}`),
    ...Object.keys(owners)
      .filter((table) => !tables.includes(table))
      .map((table) => `${map}: the table ${table} no longer exists`),
    ...Object.entries(owners)
      .filter(([, owner]) => !isThere(owner))
      .map(([table, owner]) => `${map}: ${table} belongs to ${owner}, which does not exist`),
  ];
}
