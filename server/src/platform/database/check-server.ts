import type pg from 'pg';
import { DatabaseTrouble } from './database-trouble.ts';

/** The oldest PostgreSQL that has everything the statements use; the tests run on it, too (docs/testing.md). */
const minVersion = 15;

interface Server {
  version: number;
  version_text: string;
  encoding: string;
  role: string;
  database: string;
  is_standby: boolean;
  is_read_only: boolean;
}

interface Rights {
  folds: boolean;
  schema: string | null;
  may_create_schemas: boolean;
  may_create_temporary: boolean;
  may_create_tables: boolean;
  has_trigrams: boolean;
  /** A table of ours that belongs to a role whose rights this one does not have, and that role. */
  foreign_table: string | null;
  owner: string | null;
}

/**
 * Throws `DatabaseTrouble` when this server, this database or the rights of this role are not enough for the product, with
 * the statement that mends it. Changes nothing.
 */
export async function checkServer(client: pg.Client): Promise<void> {
  const server = await one<Server>(
    client,
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_version') as version_text,
      current_setting('server_encoding') as encoding, current_user::text as role, current_database()::text as database,
      pg_is_in_recovery() as is_standby, current_setting('transaction_read_only')::boolean as is_read_only`,
  );
  if (server.version < minVersion)
    refuse(
      `The database server is PostgreSQL ${server.version_text}; version ${minVersion} or later is needed. Upgrade it, or set DATABASE_URL to a newer one.`,
    );
  const { database, role } = server;
  if (server.encoding !== 'UTF8')
    refuse(
      `The database ${database} stores text in ${server.encoding}, not in UTF8. ${anew(database, role)}`,
    );
  if (server.is_standby)
    refuse(
      `The database server is a standby, which cannot be written. Set DATABASE_URL to the primary, or promote this one.`,
    );
  if (server.is_read_only)
    refuse(
      `The database ${database} is read-only for ${role} (default_transaction_read_only). Set it to off: alter database ${quoted(database)} set default_transaction_read_only = off;`,
    );
  await checkRights(client, database, role);
}

async function checkRights(client: pg.Client, database: string, role: string): Promise<void> {
  const rights = await one<Rights>(
    client,
    `select lower('ÀÉÑ') = 'àéñ' as folds, current_schema()::text as schema,
      has_database_privilege(current_database(), 'create') or (to_regnamespace('pgboss') is not null
        and exists (select from pg_extension where extname = 'pg_trgm')) as may_create_schemas,
      has_database_privilege(current_database(), 'temporary') as may_create_temporary,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create_tables,
      exists (select from pg_extension where extname = 'pg_trgm')
        or exists (select from pg_available_extensions where name = 'pg_trgm') as has_trigrams,
      c.oid::regclass::text as foreign_table, pg_get_userbyid(c.relowner)::text as owner
    from (select) as one left join pg_class c on not pg_has_role(c.relowner, 'usage')
      and (c.oid in (to_regclass('schema_migrations'), to_regclass('players'))
        or (c.relname = 'version' and c.relnamespace = to_regnamespace('pgboss')))
    limit 1`,
  );
  const [to, on] = [quoted(role), quoted(database)];
  if (!rights.folds)
    refuse(
      `The database ${database} does not know the small letter of É (lc_ctype), so that searches would miss names. ${anew(database, role)}`,
    );
  if (rights.schema === null)
    refuse(
      `The role ${role} sees no schema in the database ${database} to create tables in. As its owner: create schema if not exists public authorization ${to}; alter role ${to} in database ${on} set search_path = public;`,
    );
  const lacking = [
    ...(rights.may_create_schemas ? [] : [`grant create on database ${on} to ${to};`]),
    ...(rights.may_create_temporary ? [] : [`grant temporary on database ${on} to ${to};`]),
    ...(rights.may_create_tables ? [] : [`grant create on schema ${quoted(rights.schema ?? '')} to ${to};`]),
  ];
  if (lacking.length > 0)
    refuse(
      `The role ${role} lacks rights in the database ${database}. As its owner or as a superuser: ${lacking.join(' ')}`,
    );
  if (rights.foreign_table !== null)
    refuse(
      `The table ${rights.foreign_table} of the database ${database} belongs to ${rights.owner}, so that ${role} cannot change it. Restore the backup with pg_restore --no-owner as ${role}, or give ${role} all that is in the schema (docs/operations.md has the statements).`,
    );
  if (!rights.has_trigrams)
    refuse(
      'The database server lacks the extension pg_trgm. Install the contributed modules of PostgreSQL (on Debian and Ubuntu they are in the package of the server).',
    );
}

const anew = (database: string, role: string) =>
  `Create it anew, for example: create database ${quoted(database)} owner ${quoted(role)} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8';`;

const quoted = (name: string) => (/^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`);

async function one<Row extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<Row> {
  return (await client.query<Row>(text)).rows[0] as Row;
}

function refuse(sentence: string): never {
  throw new DatabaseTrouble(sentence);
}
