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
  /** The parsed JSON, in wire spelling. */
  body: unknown;
}

/** A row that all the calls must lock. */
export interface Contested {
  table: 'negotiations' | 'offers' | 'candidates' | 'requests' | 'players' | 'agents';
  id: number;
}

/** How many of the calls must wait for the row at once; the application has twelve connections. */
const enoughWait = 4;

/**
 * Sends calls concurrently: each holds back its last byte until all others have arrived, which provokes
 * races that promises alone do not. The application must not be listening yet, or must be listening because
 * of this. With `over`, another connection locks that row until several calls wait for it in the database,
 * so that they certainly race on separate connections.
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
  const releaseRow = over && (await lockRow(app.databaseUrl, over, Math.min(enoughWait, calls.length)));
  const answers = Promise.all(held.map((release) => release()));
  await releaseRow?.();
  return answers;
}

/** Locks a row; the returned function releases it once enough others wait for it. */
async function lockRow(
  databaseUrl: string,
  { table, id }: Contested,
  enough: number,
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  const found = await client.query(`select from ${table} where id = $1 for update`, [id]);
  if (found.rowCount !== 1) throw new Error(`There is no row ${id} in ${table}.`);
  return async () => {
    try {
      await waitForBlocked(client, enough);
    } finally {
      await client.end();
    }
  };
}

/** Resolves once so many statements wait for a lock in this database; without a race the test's time-out ends it. */
async function waitForBlocked(client: pg.Client, enough: number): Promise<void> {
  for (let waiting = 0; waiting < enough; ) {
    // Within a transaction PostgreSQL caches statistics snapshots.
    await client.query('select pg_stat_clear_snapshot()');
    const seen = await client.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    waiting = seen.rows[0]?.waiting ?? 0;
  }
}

/** Begins a call within another transaction that holds a row which the call needs; resolves once the call waits for it. */
export async function startBlocked<Answer>(
  app: TestApp,
  call: () => Promise<Answer>,
): Promise<{ answer: Promise<Answer> }> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    const answer = call();
    await waitForBlocked(client, 1);
    return { answer };
  } finally {
    await client.end();
  }
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
