import pg from 'pg';

interface TableColumn {
  table: string;
  name: string;
  isNotNull: boolean;
}

/** Columns and types as the database describes them. */
export interface Catalog {
  columnOf(column: Column): TableColumn | undefined;
  /** By table name and column name. */
  named(table: string, column: string): TableColumn | undefined;
  typeName(type: number): string;
  /** The element type, when `pg` reads the type as a list. */
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

export interface Column {
  name: string;
  /** The type's OID in PostgreSQL. */
  type: number;
  /** The table column it comes from, unless it is computed. */
  of: { table: number; number: number } | null;
}

/** Prepares a statement without running it, and returns its result columns. Throws PostgreSQL's error. */
export function describeStatement(client: pg.Client, text: string): Promise<Column[]> {
  return new Promise((resolve, reject) => {
    let columns: Column[] = [];
    const submittable: pg.Submittable & Record<string, unknown> = {
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: pg.FieldDef[] }) {
        columns = fields.map((field) => ({
          name: field.name,
          type: field.dataTypeID,
          of: field.tableID === 0 ? null : { table: field.tableID, number: field.columnID },
        }));
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    };
    client.query(submittable);
  });
}
