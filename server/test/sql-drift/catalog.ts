import pg from 'pg';
import type { Column } from './describe-statement.ts';

export interface TableColumn {
  table: string;
  name: string;
  isNotNull: boolean;
}

/** What the database says of its columns and types. */
export interface Catalog {
  columnOf(column: Column): TableColumn | undefined;
  /** By the names of a table and a column of it. */
  named(table: string, column: string): TableColumn | undefined;
  typeName(type: number): string;
  /** The elements' type, when `pg` reads values of the type as lists. */
  elementOf(type: number): number | null;
}

export async function readCatalog(client: pg.Client): Promise<Catalog> {
  const columns = await client.query<TableColumn & { table_id: number; number: number }>(`
    select c.oid::int as table_id, a.attnum as number, c.relname as table, a.attname as name,
      a.attnotnull as "isNotNull"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm')`);
  const types = await client.query<{ id: number; name: string; element: number }>(
    'select oid::int as id, typname as name, typelem::int as element from pg_type',
  );
  const byNumber = new Map(columns.rows.map((row) => [`${row.table_id}.${row.number}`, row]));
  const byName = new Map(columns.rows.map((row) => [`${row.table}.${row.name}`, row]));
  const byId = new Map(types.rows.map((row) => [row.id, row]));
  const isReadAsList = (type: number) => {
    const read = pg.types.getTypeParser(type) as (text: string) => unknown;
    return Array.isArray(read('{}'));
  };
  return {
    columnOf: ({ of }) => (of ? byNumber.get(`${of.table}.${of.number}`) : undefined),
    named: (table, column) => byName.get(`${table}.${column}`),
    typeName: (type) => byId.get(type)?.name ?? String(type),
    elementOf: (type) => {
      const element = byId.get(type)?.element ?? 0;
      return element !== 0 && isReadAsList(type) ? element : null;
    },
  };
}
