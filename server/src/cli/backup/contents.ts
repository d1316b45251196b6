/** A table in a backup. The name is that in statements, quoted where needed; one of the queue has its schema in front. */
export interface BackedUpTable {
  name: string;
  /** As in statements. Columns that the database computes are not in it. */
  columns: string[];
}

/** The first entry of an archive: what a restore has to know before it begins. */
export interface BackupHead {
  format: 1;
  release: string;
  postgresql: string;
  madeAt: string;
  /** The migrations that the database had, which make its schema again. */
  migrations: string[];
  /** Version of the queue's tables; null if it had none. */
  queueVersion: number | null;
  tables: BackedUpTable[];
}

/** Rows of a table, and a sum over them that does not depend on their order. */
export interface TableSum {
  rows: number;
  sum: string;
}

/** The last entry of an archive: what has to come out of a restore. Without it the archive is not complete. */
export interface BackupSums {
  tables: Record<string, TableSum>;
  sequences: { name: string; value: string }[];
  files: number;
  /** Files that the database names and the store did not have. */
  missing: string[];
  /** SHA-256 of the bytes of every entry before this one. */
  entries: Record<string, string>;
}

export const headName = 'backup.json';
export const sumsName = 'sums.json';
export const fileFolder = 'stored/';

/** The entry with a part of a table's rows, compressed. */
export const partName = (table: string, part: number) =>
  `tables/${table.replaceAll('"', '')}/${String(part).padStart(6, '0')}.copy.gz`;

/** A backup that cannot be made or used. The message is written for the operator and complete. */
export class BackupRefused extends Error {}
