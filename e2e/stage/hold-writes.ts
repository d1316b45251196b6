import pg from 'pg';

const patienceMs = 15_000;

export interface HeldWrites {
  /** Resolves as soon as a transaction waits to write the table. */
  reached(): Promise<void>;
  release(): Promise<void>;
}

/** Locks a table against writes, so that a test can stop the service in the middle of a transaction. */
export async function holdWrites(databaseUrl: string, table: string): Promise<HeldWrites> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`begin; lock table ${pg.escapeIdentifier(table)} in exclusive mode`);
  return {
    async reached() {
      const deadline = Date.now() + patienceMs;
      for (;;) {
        const waiting = await client.query(
          'select 1 from pg_locks where relation = $1::regclass and not granted',
          [table],
        );
        if (waiting.rows.length > 0) return;
        if (Date.now() > deadline) throw new Error(`Nothing wrote ${table}.`);
        await new Promise((later) => setTimeout(later, 20));
      }
    },
    release: () => client.end(),
  };
}
