import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/stage/test-database.ts';
import { connect, connectProblem } from './connect.ts';
import { DatabaseTrouble } from './database-trouble.ts';

let database: { url: string; drop(): Promise<void> };
let where: string;
let name: string;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  where = new URL(database.url).host;
  name = new URL(database.url).pathname.slice(1);
});
afterAll(() => database.drop());

/** The sentence of a connection that is not made. It never contains the password. */
async function problemOf(change: (url: URL) => void): Promise<string> {
  const url = new URL(database.url);
  change(url);
  const error = await connect(url.href, 'test').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(DatabaseTrouble);
  const { message } = error as Error;
  expect(message).not.toContain('\n');
  if (url.password) expect(message).not.toContain(url.password);
  return message;
}

describe('a connection that cannot be made is reported with what mends it', () => {
  it('where nothing listens', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    expect(await problemOf((url) => (url.port = String(port)))).toBe(
      `No database answers at 127.0.0.1:${port} (ECONNREFUSED). Start it, or correct the host and the port in DATABASE_URL.`,
    );
    expect(await problemOf((url) => (url.host = `localhost:${port}`))).toContain(
      `No database answers at localhost:${port} (ECONNREFUSED).`,
    );
  });

  it('where the host has no address', async () => {
    expect(await problemOf((url) => (url.hostname = 'no-such-host.invalid'))).toContain(
      'The host no-such-host.invalid of DATABASE_URL is not known here',
    );
  });

  it('where the password is wrong or missing', async () => {
    expect(await problemOf((url) => (url.password = 'guessed'))).toContain(
      `The database at ${where} refuses the password of the role trattativa. Correct it in DATABASE_URL`,
    );
    expect(await problemOf((url) => (url.password = ''))).toContain(
      `The database at ${where} asks for a password, and DATABASE_URL has none.`,
    );
  });

  it('where the database is missing', async () => {
    expect(await problemOf((url) => (url.pathname = '/elsewhere'))).toContain(
      `There is no database elsewhere at ${where}. Create it: create database "elsewhere" owner "trattativa"`,
    );
  });

  it('where the role may not connect', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `create role ${name}_guest login password 'of the guest'; revoke connect on database ${name} from public`,
    );
    const said = await problemOf((url) => {
      url.username = `${name}_guest`;
      url.password = 'of the guest';
    });
    await client.query(`drop role ${name}_guest`);
    await client.end();
    expect(said).toContain(`grant connect on database "${name}" to "${name}_guest";`);
  });

  it('where TLS is asked for and not offered', async () => {
    expect(await problemOf((url) => url.searchParams.set('sslmode', 'verify-full'))).toContain(
      `The database at ${where} offers no TLS, which DATABASE_URL asks for.`,
    );
  });

  it('where something else listens', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\\r\\n\\r\\n')).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await problemOf((url) => (url.port = String(port)))).toContain(
      `The database at 127.0.0.1:${port} could not be opened:`,
    );
    server.close();
  });

  it.each([
    [
      '28000',
      'no pg_hba.conf entry for host "10.0.0.1"',
      'does not let the role tina in (no pg_hba.conf entry',
    ],
    ['53300', 'sorry, too many clients already', 'has no connection left. Raise max_connections'],
    [
      '57P03',
      'the database system is starting up',
      'is starting or stopping (the database system is starting up)',
    ],
    ['ETIMEDOUT', 'connect ETIMEDOUT', 'cannot be reached (ETIMEDOUT). Check the host'],
    ['', 'timeout expired', 'cannot be reached (timeout expired). Check the host'],
    [
      'SELF_SIGNED_CERT_IN_CHAIN',
      'self-signed certificate in certificate chain',
      'Name its authority with ?sslrootcert=',
    ],
    ['ERR_TLS_CERT_ALTNAME_INVALID', "Hostname/IP does not match certificate's altnames", 'is not accepted'],
  ])('for %s', (code, message, sentence) => {
    const place = { host: 'db.example', port: 5432, database: 'market', user: 'tina' };
    const said = connectProblem(Object.assign(new Error(message), { code }), place);
    expect(said).toMatch(/^The (database|certificate of the database) at db\.example:5432 /);
    expect(said).toContain(sentence);
  });
});
