import pg from 'pg';
import { DatabaseTrouble } from './database-trouble.ts';
import { sessionUrl } from './session-url.ts';

const answerWithinMs = 10_000;

/**
 * A connection for a start or a command. Throws `DatabaseTrouble` with one sentence for the operator when there is none: what
 * is wrong, where, and what mends it. The address is named without its password.
 */
export async function connect(url: string, use: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: sessionUrl(url),
    application_name: `trattativa ${use}`,
    connectionTimeoutMillis: answerWithinMs,
    // Migrations may take longer than what the role allows its statements.
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  // A lost connection fails the pending query; without a listener the error would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => {});
    throw new DatabaseTrouble(connectProblem(error, client), { cause: error });
  }
  return client;
}

type Place = Pick<pg.Client, 'host' | 'port' | 'database' | 'user'>;

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'EACCES']);
const unrouted = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ETIMEDOUT']);

/** What kept a connection from being made, as one sentence for the operator. */
export function connectProblem(error: unknown, place: Place): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const where = `${place.host}:${place.port}`;
  const { database, user } = place;
  switch (code) {
    case '28P01':
      return `The database at ${where} refuses the password of the role ${user}. Correct it in DATABASE_URL, or set it: alter role "${user}" password '…';`;
    case '28000':
      return `The database at ${where} does not let the role ${user} in (${message}). Create the role, and allow it in pg_hba.conf, if necessary over TLS (?sslmode=verify-full in DATABASE_URL).`;
    case '3D000':
      return `There is no database ${database} at ${where}. Create it: create database "${database}" owner "${user}" template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8';`;
    case '42501':
      return `The role ${user} may not connect to the database ${database} at ${where}. As its owner: grant connect on database "${database}" to "${user}";`;
    case '53300':
      return `The database at ${where} has no connection left. Raise max_connections, or stop what holds them (select * from pg_stat_activity).`;
    case '57P03':
      return `The database at ${where} is starting or stopping (${message}). Start again when it is up.`;
    case '55000':
      return `The database ${database} at ${where} takes no connections: alter database "${database}" allow_connections true;`;
  }
  if (/unsupported startup parameter/i.test(message))
    return `At ${where} answers a pooler (PgBouncer) that refuses the settings of a session. Let DATABASE_URL name PostgreSQL itself, or a pooler in session mode that passes options.`;
  if (unreachable.has(code))
    return `No database answers at ${where} (${code}). Start it, or correct the host and the port in DATABASE_URL.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The host ${place.host} of DATABASE_URL is not known here (${code}). Correct its name, or the name server of this machine.`;
  if (unrouted.has(code) || /timeout/i.test(message))
    return `The database at ${where} cannot be reached (${code || message}). Check the host and the port in DATABASE_URL, and the firewall between.`;
  if (/server does not support SSL/i.test(message))
    return `The database at ${where} offers no TLS, which DATABASE_URL asks for. Switch it on there (ssl = on), or write ?sslmode=disable where the network is trusted.`;
  if (isCertificateProblem(code))
    return `The certificate of the database at ${where} is not accepted (${message}). Name its authority with ?sslrootcert=FILE in DATABASE_URL, or correct the certificate.`;
  if (/password must be a string/i.test(message))
    return `The database at ${where} asks for a password, and DATABASE_URL has none. Write postgres://${user}:PASSWORD@${where}/${database}.`;
  return `The database at ${where} could not be opened: ${message || code}. Check DATABASE_URL.`;
}

const isCertificateProblem = (code: string): boolean =>
  /CERT|SIGNATURE|ERR_TLS|ERR_SSL|EPROTO|ISSUER/.test(code);
