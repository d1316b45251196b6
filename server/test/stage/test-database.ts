import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

// The template must have no connections while it is cloned, so clones are made one at a time in all test
// files.
const cloneLock = 7_205_114;

/** Creates a database of its own, cloned from the migrated template (about 80 ms), or empty. */
export async function createTestDatabase(
  options: { empty?: boolean } = {},
): Promise<{ url: string; drop(): Promise<void> }> {
  const template = new URL(inject('templateUrl'));
  const templateName = options.empty ? 'template0' : template.pathname.slice(1);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onMaintenance(template, async (client) => {
    await client.query('select pg_advisory_lock($1)', [cloneLock]);
    await client.query(
      `create database ${name} template ${pg.escapeIdentifier(templateName)} strategy file_copy`,
    );
  });
  const url = new URL(template);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () =>
      onMaintenance(template, (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

async function onMaintenance(template: URL, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
