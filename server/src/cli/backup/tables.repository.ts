import type { Writable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { restoreMark } from '../../platform/database/schema-state.ts';
import type { BackedUpTable, TableSum } from './contents.ts';

/** Tables with lasting rows, those of the product and those of the queue. A partitioned one stands for its parts. */
const lasting = `c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
  and c.relnamespace in (to_regnamespace(quote_ident(current_schema())), to_regnamespace('pgboss'))
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/** Values are written as text: these settings decide how, whatever the server or the role sets. */
export async function fixTextForms(client: pg.Client): Promise<void> {
  await client.query(`set extra_float_digits = 1; set bytea_output = 'hex'`);
}

/** One snapshot for all that follows; it takes no lock that keeps anybody from writing. */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
}

export async function versionOfServer(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  return rows[0]?.version ?? '';
}

/** The rows of a table as text, a line for each. */
export function readRows(client: pg.Client, { name, columns }: BackedUpTable): AsyncIterable<Buffer> {
  return client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
}

/** Takes rows as `readRows` gives them. */
export function writeRows(client: pg.Client, { name, columns }: BackedUpTable): Writable {
  return client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)) as Writable;
}

export async function listTables(client: pg.Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(`
    select c.oid::regclass::text as name,
      array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where ${lasting} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid order by 1`);
  return rows;
}

/** The number of rows, and the sum of a hash of each. */
export async function sumTable(client: pg.Client, { name, columns }: BackedUpTable): Promise<TableSum> {
  const { rows } = await client.query<TableSum>(
    `select count(*)::int as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as sum
     from (select ${columns.join(', ')} from ${name}) t`,
  );
  return rows[0] as TableSum;
}

export async function listSequences(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select format('%I.%I', schemaname, sequencename)::regclass::text as name, last_value::text as value
    from pg_sequences
    where schemaname in (current_schema(), 'pgboss') and last_value is not null order by 1`);
  return rows;
}

export async function setSequence(client: pg.Client, name: string, value: string): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint)', [name, value]);
}

export async function versionOfQueue(client: pg.Client): Promise<number | null> {
  const found = await client.query(`select from pg_namespace where nspname = 'pgboss'`);
  if (found.rowCount === 0) return null;
  const { rows } = await client.query<{ version: number }>('select version::int from pgboss.version');
  return rows[0]?.version ?? null;
}

/** Connections of the product to this database, besides this one. */
export async function countOwnConnections(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ held: number }>(
    `select count(*)::int as held from pg_stat_activity
     where datname = current_database() and application_name like 'trattativa%' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.held ?? 0;
}

/** Numbers of the erased accounts; none if there is no such table. */
export async function listErased(client: pg.Client): Promise<number[]> {
  const found = await client.query(`select from pg_class where oid = to_regclass('accounts')`);
  if (found.rowCount === 0) return [];
  const { rows } = await client.query<{ id: number }>(
    'select id::int from accounts where deleted_at is not null order by id',
  );
  return rows.map(({ id }) => id);
}

/** Removes everything of the product, and nothing that belongs to an extension. */
export async function dropEverything(client: pg.Client): Promise<void> {
  const ours = (catalog: string, schema: string) =>
    `from ${catalog} o where o.${schema} = to_regnamespace(quote_ident(current_schema()))
       and not exists (select from pg_depend d where d.objid = o.oid and d.deptype in ('e', 'i'))`;
  // Names are listed before anything is dropped, and one thing takes others with it.
  const kinds = {
    table: `select o.oid::regclass::text as name ${ours('pg_class', 'relnamespace')} and o.relkind in ('r', 'p')`,
    view: `select o.oid::regclass::text as name ${ours('pg_class', 'relnamespace')} and o.relkind = 'v'`,
    sequence: `select o.oid::regclass::text as name ${ours('pg_class', 'relnamespace')} and o.relkind = 'S'`,
    routine: `select o.oid::regprocedure::text as name ${ours('pg_proc', 'pronamespace')}`,
    type: `select o.oid::regtype::text as name ${ours('pg_type', 'typnamespace')} and o.typtype in ('e', 'd')`,
  };
  await client.query('begin');
  await client.query('drop schema if exists pgboss cascade');
  for (const [kind, list] of Object.entries(kinds)) {
    const { rows } = await client.query<{ name: string }>(list);
    for (const { name } of rows) await client.query(`drop ${kind} if exists ${name} cascade`);
  }
  await client.query('commit');
}

/** No release starts on this database until the mark is gone. */
export async function markUnfinished(client: pg.Client): Promise<void> {
  await client.query(`insert into schema_migrations (name, checksum, kind) values ($1, '', 'contract')`, [
    restoreMark,
  ]);
}

/** Puts rows in as one: all that `fill` does commits together. */
export async function asOne(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  await client.query('begin');
  await fill();
  await client.query('commit');
  await client.query('analyze');
}

/** Takes away what would check or change rows while they come in; empties all tables. Returns what puts it back. */
export async function openTables(
  client: pg.Client,
  tables: readonly BackedUpTable[],
): Promise<() => Promise<void>> {
  const keys = await client.query<{ name: string; key: string; definition: string }>(`
    select f.conrelid::regclass::text as name, quote_ident(f.conname) as key, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and f.conparentid = 0 and ${lasting} order by 1, 2`);
  for (const { name, key } of keys.rows) await client.query(`alter table ${name} drop constraint ${key}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  const closing = [
    ...tables.map(({ name }) => `alter table ${name} enable trigger user`),
    ...keys.rows.map(
      ({ name, key, definition }) => `alter table ${name} add constraint ${key} ${definition}`,
    ),
  ];
  return async () => {
    for (const statement of closing) await client.query(statement);
  };
}

/** Whoever has signed out since the backup must not be signed in again by it. */
export async function endAllSessions(client: pg.Client): Promise<void> {
  await client.query('update sessions set ended_at = now() where ended_at is null');
  await client.query('delete from access_tokens');
}
