import type pg from 'pg';

export interface Column {
  name: string;
  /** The type's number in PostgreSQL. */
  type: number;
  /** The table's column that it is, unless it is computed. */
  of: { table: number; number: number } | null;
}

/** Prepares a statement without running it, and answers its result columns. Throws what PostgreSQL finds wrong. */
export function describeStatement(client: pg.Client, text: string): Promise<Column[]> {
  return new Promise((resolve, reject) => {
    let columns: Column[] = [];
    const asked: pg.Submittable & Record<string, unknown> = {
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
    client.query(asked);
  });
}
