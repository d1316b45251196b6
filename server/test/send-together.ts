import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { toWire } from '@trattativa/contract/wire-names';
import pg from 'pg';
import type { TestApp } from './build-test-app.ts';

export interface HeldCall {
  token: string;
  path: string;
  input: object;
  headers?: Record<string, string>;
}

export interface RawAnswer {
  status: number;
  /** As it travelled. */
  body: unknown;
}

/** A row that all the calls need. */
export interface Contested {
  table: 'negotiations' | 'offers' | 'candidates' | 'requests' | 'players';
  id: number;
}

/** So many of the calls, of the twelve connections that the application has, must wait for the row at once. */
const enoughWait = 4;

/**
 * Sends calls over as many connections at the same moment: each is held back by its last byte until all the others have
 * arrived, which brings out races that promises alone do not. The application must not be listening yet, or be by this.
 * With `over` a connection of its own holds that row until several of them wait for it inside the database: then they
 * surely race, on separate connections, and a test cannot pass because they happened to come one after the other.
 */
export async function sendTogether(
  app: TestApp,
  calls: readonly HeldCall[],
  over?: Contested,
): Promise<RawAnswer[]> {
  const { server } = app.app.http;
  if (!server.listening) await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  const held = await Promise.all(calls.map((call) => sendHeld(port, call)));
  const letGo = over && (await lockRow(app.databaseUrl, over, Math.min(enoughWait, calls.length)));
  const answers = Promise.all(held.map((release) => release()));
  await letGo?.();
  return answers;
}

/** Locks a row; what it answers waits until enough others wait for it, and lets it go. */
async function lockRow(
  databaseUrl: string,
  { table, id }: Contested,
  enough: number,
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  const found = await client.query(`select from ${table} where id = $1 for update`, [id]);
  if (found.rowCount !== 1) throw new Error(`There is no ${id} in ${table} to race for.`);
  return async () => {
    try {
      // A race that never comes ends with the test's time.
      for (let waiting = 0; waiting < enough; ) {
        // Within a transaction the server answers from what it read first.
        await client.query('select pg_stat_clear_snapshot()');
        const seen = await client.query<{ waiting: number }>(
          `select count(*)::int as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        waiting = seen.rows[0]?.waiting ?? 0;
      }
    } finally {
      await client.end();
    }
  };
}

async function sendHeld(port: number, call: HeldCall): Promise<() => Promise<RawAnswer>> {
  const body = Buffer.from(JSON.stringify(toWire(call.input)));
  const headers = {
    host: 'trattativa.test',
    authorization: `Bearer ${call.token}`,
    'content-type': 'application/json',
    'content-length': String(body.length),
    connection: 'close',
    ...call.headers,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect({ port, host: '127.0.0.1' });
  const answered = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  await new Promise<void>((resolve) => {
    socket.write(`POST /api/${call.path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.write(body.subarray(0, -1), () => resolve());
  });
  return async () => {
    socket.write(body.subarray(-1));
    return parse(await answered);
  };
}

function parse(text: string): RawAnswer {
  const split = text.indexOf('\r\n\r\n');
  const head = text.slice(0, split);
  const raw = text.slice(split + 4);
  const json = /transfer-encoding: chunked/i.test(head)
    ? raw.slice(raw.indexOf('{'), raw.lastIndexOf('}') + 1)
    : raw;
  return { status: Number(head.split(' ')[1]), body: JSON.parse(json) };
}
