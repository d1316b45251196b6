import { placeOf, rankOf } from '../../../tools/checks/modules.ts';
import type { PublishedColumns } from '../../src/platform/server-module.ts';
import type { TableRead } from './table-reads.ts';

/** The demo and the command line use every module; like tests, they may read any table. */
const mayReadAny = /^server\/src\/(demo|cli)\//;

export interface Doors {
  /** The folder that owns each table. */
  owners: Readonly<Record<string, string>>;
  published: PublishedColumns;
}

/** The counts, and what the check refuses: one line each, with the way out. */
export interface DoorFindings {
  upward: string[];
  unpublished: string[];
  /** Published columns that nobody reads. */
  idle: string[];
  summary: string;
}

/** A statement reads the tables of its own module, and of lower modules the columns that they publish. */
export function checkDoors(reads: readonly TableRead[], { owners, published }: Doors): DoorFindings {
  const judged = reads
    .filter(({ file }) => file.startsWith('server/src/') && !mayReadAny.test(file))
    .map((read) => ({
      ...read,
      from: moduleOf(read.file),
      owner: moduleOf(`server/src/${owners[read.table] ?? 'nobody'}/`),
    }));
  const foreign = judged.filter(({ from, owner }) => from !== owner);
  const upward = foreign.filter(({ from, owner }) => rankOf(owner) > rankOf(from));
  const downward = foreign.filter(({ from, owner }) => rankOf(owner) < rankOf(from));
  const needed = new Set(downward.map(({ table, column }) => `${table}.${column}`));
  const columns = Object.entries(published).flatMap(([table, names]) =>
    names.map((column: string) => `${table}.${column}`),
  );
  const isPublished = new Set(columns);
  return {
    upward: linesOf(
      upward,
      ({ from, owner }) =>
        `${from} is below ${owner}: declare a port in server/src/${from} that ${owner} fills, move the statement to ${owner}, or record an event`,
    ),
    unpublished: linesOf(
      downward.filter(({ table, column }) => column !== null && !isPublished.has(`${table}.${column}`)),
      ({ owner }) => `call a door of ${owner}, or publish it in server/src/${owner}/published-columns.ts`,
    ),
    idle: columns
      .filter((column) => !needed.has(column))
      .map((column) => `${column}: no other module reads it; do not publish it`),
    summary:
      `${tablesOf(judged)} reads of tables, ${tablesOf(foreign)} of them of other modules' tables, ` +
      `${tablesOf(upward)} upwards; ${columns.length} columns published`,
  };
}

const moduleOf = (path: string): string =>
  placeOf(path)?.module ?? path.slice('server/src/'.length).split('/')[0] ?? '';

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
