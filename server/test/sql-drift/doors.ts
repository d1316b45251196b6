import { placeOf, rankOf } from '../../../tools/checks/modules.ts';
import type { PublishedColumns } from '../../src/platform/server-module.ts';
import type { TableRead } from './table-reads.ts';

/** The demo and the command line use every module; like tests, they may read any table. */
const mayReadAny = /^server\/src\/(demo|cli)\//;

export interface Doors {
  /** The folder that owns each table. */
  owners: Readonly<Record<string, string>>;
  published: PublishedColumns;
  /** Tables of higher modules that a file still reads, by file. Shrinks only. */
  upward: Readonly<Record<string, readonly string[]>>;
}

/** The counts, and what the check refuses: one line each, with the way out. */
export interface DoorFindings {
  upward: string[];
  unpublished: string[];
  /** Declarations that nothing needs. */
  idle: string[];
  summary: string;
}

/** A statement reads the tables of its own module, and of lower modules the columns that they publish. */
export function checkDoors(reads: readonly TableRead[], { owners, published, upward }: Doors): DoorFindings {
  const own = reads.filter(({ file }) => !mayReadAny.test(file) && file.startsWith('server/src/'));
  const judged = own.map((read) => ({
    ...read,
    from: moduleOf(read.file),
    owner: moduleOf(folderOf(owners, read)),
  }));
  const foreign = judged.filter(({ from, owner }) => from !== owner);
  const upwards = foreign.filter(({ from, owner }) => rankOf(owner) > rankOf(from));
  const downwards = foreign.filter(({ from, owner }) => rankOf(owner) < rankOf(from));
  const columns = (table: string): readonly string[] => published[table as keyof PublishedColumns] ?? [];
  const needed = new Set(downwards.map(({ table, column }) => `${table}.${column}`));
  const known = new Set(upwards.map(({ file, table }) => `${file} ${table}`));
  return {
    upward: linesOf(
      upwards.filter(({ file, table }) => !upward[file]?.includes(table)),
      ({ from, owner }) =>
        `${from} is below ${owner}: declare a port in server/src/${from} that ${owner} fills, move the statement to ${owner}, or record an event`,
    ),
    unpublished: linesOf(
      downwards.filter(({ table, column }) => column !== null && !columns(table).includes(column)),
      ({ owner }) => `call a door of ${owner}, or publish it in server/src/${owner}/published-columns.ts`,
    ),
    idle: [
      ...Object.entries(published).flatMap(([table, names]) =>
        names
          .filter((column) => !needed.has(`${table}.${column}`))
          .map((column) => `${table}.${column}: no other module reads it; do not publish it`),
      ),
      ...Object.entries(upward).flatMap(([file, tables]) =>
        tables
          .filter((table) => !known.has(`${file} ${table}`))
          .map((table) => `${file} no longer reads ${table}; strike it from the list`),
      ),
    ],
    summary:
      `${tablesOf(judged)} reads of tables, ${tablesOf(foreign)} of them of other modules' tables, ` +
      `${tablesOf(upwards)} upwards; ${needed.size} columns published`,
  };
}

const moduleOf = (path: string): string =>
  placeOf(path)?.module ?? path.slice('server/src/'.length).split('/')[0] ?? '';

const folderOf = (owners: Doors['owners'], { table }: TableRead): string =>
  `server/src/${owners[table] ?? 'nobody'}/`;

/** The number of pairs of a file and a table. */
const tablesOf = (reads: readonly TableRead[]): number =>
  new Set(reads.map(({ file, table }) => `${file} ${table}`)).size;

function linesOf<Read extends TableRead>(reads: readonly Read[], remedy: (read: Read) => string): string[] {
  const byTable = Map.groupBy(reads, ({ place, table }) => `${place}: reads ${table}`);
  return [...byTable]
    .map(([begin, same]) => {
      const columns = [...new Set(same.map(({ column }) => column))]
        .filter((column) => column !== null)
        .sort();
      return `${begin}${columns.length > 0 ? ` (${columns.join(', ')})` : ''}; ${remedy(same[0] as Read)}`;
    })
    .sort();
}
