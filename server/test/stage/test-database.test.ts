import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from './test-database.ts';

async function tables(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query(`select count(*)::int as n from pg_tables where schemaname = 'public'`);
    return (found.rows as { n: number }[])[0]?.n ?? 0;
  } finally {
    await client.end();
  }
}

describe('a test database', () => {
  it('is a separate clone of the migrated template for each caller, also for many concurrent ones', async () => {
    const databases = await Promise.all(Array.from({ length: 6 }, () => createTestDatabase()));
    expect(new Set(databases.map(({ url }) => url)).size).toBe(6);
    const counts = await Promise.all(databases.map(({ url }) => tables(url)));
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(10);
    await Promise.all(databases.map(({ drop }) => drop()));
  });

  it('is gone after it was dropped, even with open connections', async () => {
    const { url, drop } = await createTestDatabase({ empty: true });
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    await drop();
    await expect(tables(url)).rejects.toThrow('does not exist');
    await client.end().catch(() => {});
  });
});
