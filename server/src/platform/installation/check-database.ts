import type pg from 'pg';
import { checkServer } from '../database/check-server.ts';
import { connect } from '../database/connect.ts';
import { neededConnections } from '../database/connections-of-node.ts';
import { DatabaseTrouble } from '../database/database-trouble.ts';
import { MigrationRefused, readMigrations } from '../database/migration-files.ts';
import { compareSchema, readApplied } from '../database/schema-state.ts';
import { type Finding, fault, faultOf, note, ok, warning } from './finding.ts';

const part = 'database';

/** The connection, the server, the rights, the sessions, the free connections and the schema. Changes nothing. */
export async function checkDatabase(url: string, migrations: string): Promise<Finding[]> {
  let client: pg.Client;
  try {
    client = await connect(url, 'doctor');
  } catch (error) {
    return [troubleOf(error)];
  }
  try {
    await checkServer(client);
    return [
      await serverFinding(client),
      ...(await sessionFindings(client)),
      ...(await poolerFinding(client, () => connect(url, 'doctor'))),
      await connectionsFinding(client),
      await schemaFinding(client, migrations),
    ];
  } catch (error) {
    return [troubleOf(error)];
  } finally {
    await client.end().catch(() => {});
  }
}

function troubleOf(error: unknown): Finding {
  if (error instanceof DatabaseTrouble) return faultOf(part, error.message);
  throw error;
}

async function serverFinding(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ version: string; place: string }>(
    `select current_setting('server_version') as version,
      current_database() || ' as ' || current_user as place`,
  );
  return ok(
    part,
    `PostgreSQL ${rows[0]?.version} at ${client.host}:${client.port} opens ${rows[0]?.place}, with all rights that are needed.`,
  );
}

/** Every connection asks for these settings; something between that drops them makes times and locks wrong. */
async function sessionFindings(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ zone: string; isolation: string }>(
    `select current_setting('timezone') as zone, current_setting('transaction_isolation') as isolation`,
  );
  const { zone, isolation } = rows[0] ?? {};
  if (zone === 'UTC' && isolation === 'read committed') return [];
  return [
    fault(
      part,
      `Its sessions have the time zone ${zone} and the isolation ${isolation}, although UTC and read committed are asked for.`,
      'A pooler between drops the settings of the sessions: let DATABASE_URL name PostgreSQL itself.',
    ),
  ];
}

type Session = Pick<pg.Client, 'query' | 'end'>;

/**
 * A pooler in transaction mode gives the idle session's connection to the next transaction, so the session has another one
 * afterwards. Listening, locks of sessions and temporary tables do not survive that.
 */
export async function poolerFinding(
  session: Session,
  openAnother: () => Promise<Session>,
): Promise<Finding[]> {
  const before = await backendOf(session);
  const other = await openAnother();
  try {
    await other.query('begin');
    await backendOf(other);
    const after = await backendOf(session);
    if (before === after) return [];
  } finally {
    await other.end().catch(() => {});
  }
  return [
    fault(
      part,
      'A pooler in transaction mode stands before it: the connection of a session changes between statements.',
      'Let DATABASE_URL name PostgreSQL itself, or the port of the pooler that has session mode.',
    ),
  ];
}

async function backendOf(session: Session): Promise<number> {
  const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

interface Connections {
  /** What the server, the database and the role allow. */
  most: number;
  limit: string;
  held: number;
  /** Those of the product itself, which it does not need twice. */
  ours: number;
}

async function connectionsFinding(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<Connections>(`
    select most, limited_by as limit,
      (select sum(numbackends)::int from pg_stat_database) as held,
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name like 'trattativa%') as ours
    from (values
      ('max_connections of the server', current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0)),
      ('the connection limit of the database', (select datconnlimit from pg_database where datname = current_database())),
      ('the connection limit of the role', (select rolconnlimit from pg_roles where rolname = current_user))
    ) as limits (limited_by, most)
    where most >= 0 order by most limit 1`);
  const { most, limit, held, ours } = rows[0] as Connections;
  const free = most - Math.max(0, held - ours);
  if (most < neededConnections)
    return fault(
      part,
      `It allows ${most} connections (${limit}); a node needs ${neededConnections}.`,
      `Raise ${limit} to at least ${neededConnections} for each node.`,
    );
  if (free < neededConnections)
    return warning(
      part,
      `Others hold ${held - ours} of its ${most} connections; a node needs ${neededConnections}.`,
      `Raise ${limit}, or stop what holds them (select * from pg_stat_activity).`,
    );
  return ok(part, `${free} connections are free for nodes, each of which needs ${neededConnections}.`);
}

async function schemaFinding(client: pg.Client, migrations: string): Promise<Finding> {
  const applied = await readApplied(client);
  if (applied.length === 0)
    return note(part, 'It is empty.', 'The first start makes the tables, or npm run restore.');
  try {
    const { waiting, newer } = compareSchema(applied, await readMigrations(migrations));
    if (newer.length > 0)
      return warning(
        part,
        `A newer release has expanded its schema (${newer.join(', ')}). This one runs on it.`,
        'Start the newer release when the rollout is to go on.',
      );
    if (waiting.length === 0)
      return ok(part, `Its schema is that of this release (${applied.at(-1)?.name}).`);
    return note(
      part,
      `${waiting.length} migrations wait for the next start (from ${waiting[0]?.name}).`,
      'npm run upgrade-check says what they do.',
    );
  } catch (error) {
    if (error instanceof MigrationRefused) return faultOf(part, error.message);
    throw error;
  }
}
