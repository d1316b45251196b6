import { statfs } from 'node:fs/promises';
import pg from 'pg';
import type { Clock } from '../../clock.ts';
import { connectionsOfNode } from '../../database/connections-of-node.ts';
import { isReadOnly } from '../../database/outage.ts';
import { sessionUrl } from '../../database/session-url.ts';

/** Why a node cannot serve now. */
export type NotReady = 'starting' | 'stopping' | 'database unreachable' | 'database read-only' | 'disk full';

/** What the database answers on the connection of readiness. */
type DatabaseState =
  | 'writes'
  | 'database read-only'
  | 'database unreachable'
  | 'database connections exhausted';

/** What a node does without for the moment, though it serves. */
export const degradedParts = [
  'database connections exhausted',
  'bus unreachable',
  'counts unreachable',
] as const;

export type Degraded = (typeof degradedParts)[number];

export interface NodeState {
  /** Null: it can serve. */
  notReady: NotReady | null;
  degraded: Degraded[];
}

/** A load balancer asks every few seconds; a hanging database must not block the answer. */
const answerWithinMs = 1000;
/** A database that answered so lately is slow rather than unreachable when it does not answer in time. */
const slowForMs = 15_000;
/** The own connection is renewed after this time: a setting of the database holds for new connections only. */
const renewAfterSeconds = 10;
/** With less free space PostgreSQL or an upload can fill the disk before the next check. */
export const minFreeBytes = 64 * 1024 * 1024;
/** How long after a refused write the reason is assumed to last; every refusal restarts it. */
const refusedForMs = 30_000;

const neverAnswered = { state: 'database unreachable', at: Number.NEGATIVE_INFINITY } as const;

/** On in a standby, too. */
const readsOnly = `select current_setting('transaction_read_only') = 'on' as reads_only`;

export interface ReadinessParts {
  databaseUrl: string;
  clock: Clock;
  /** The folder whose disk is checked: embedded PostgreSQL and stored files. */
  dataDir: string;
  /** Whether the bus is connected; absent on a node without the chat. */
  isBusUp?: () => boolean;
  /** Whether the counts that nodes share are reachable. */
  areCountsUp?: () => boolean;
  /** Free bytes on a folder's disk; by default from the file system. */
  freeBytes?: (folder: string) => Promise<number>;
}

/**
 * Whether this node can serve: the database answers and can write, and the disk has room. It asks on a connection of its
 * own, so that many calls alone never make it unready. What the node can do without makes it degraded.
 */
export class Readiness {
  /** Set by the application as it starts and stops. */
  phase: 'starting' | 'serving' | 'stopping' = 'starting';
  readonly #parts: ReadinessParts;
  readonly #pool: pg.Pool;
  #refused: { reason: NotReady; at: number } | null = null;
  #asked: Promise<DatabaseState> | null = null;
  #answered: { state: DatabaseState; at: number } | null = null;

  constructor(parts: ReadinessParts) {
    this.#parts = parts;
    this.#pool = new pg.Pool({
      connectionString: sessionUrl(parts.databaseUrl),
      max: connectionsOfNode.readiness,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      maxLifetimeSeconds: renewAfterSeconds,
      application_name: 'trattativa readiness',
    });
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** Call for every failed statement: PostgreSQL's disk may not be visible from here. */
  noteFailure(error: unknown): void {
    const reason = isDiskFull(error) ? 'disk full' : isReadOnly(error) ? 'database read-only' : null;
    if (reason) this.#refused = { reason, at: this.#parts.clock.now().getTime() };
  }

  /** Answers within about a second. */
  async find(): Promise<NodeState> {
    const { clock, dataDir, isBusUp, areCountsUp, freeBytes = freeBytesOf } = this.#parts;
    const database = await this.#askDatabase();
    const degraded: Degraded[] = [];
    if (database === 'database connections exhausted') degraded.push(database);
    if (isBusUp?.() === false) degraded.push('bus unreachable');
    if (areCountsUp?.() === false) degraded.push('counts unreachable');
    if (this.phase !== 'serving') return { notReady: this.phase, degraded };
    if (database === 'database unreachable' || database === 'database read-only')
      return { notReady: database, degraded };
    if (this.#refused && clock.now().getTime() - this.#refused.at < refusedForMs)
      return { notReady: this.#refused.reason, degraded };
    const isFull = (await freeBytes(dataDir)) < minFreeBytes;
    return { notReady: isFull ? 'disk full' : null, degraded };
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  /** One question at a time, whose answer everybody gets who asks meanwhile. */
  #askDatabase(): Promise<DatabaseState> {
    this.#asked ??= this.#queryDatabase().finally(() => {
      this.#asked = null;
    });
    return this.#asked;
  }

  async #queryDatabase(): Promise<DatabaseState> {
    let client: pg.PoolClient | undefined;
    let isBroken = true;
    try {
      client = await this.#pool.connect();
      const { rows } = await client.query(readsOnly);
      isBroken = false;
      const state = rows[0]?.reads_only ? 'database read-only' : 'writes';
      this.#answered = { state, at: this.#parts.clock.now().getTime() };
      return state;
    } catch (error) {
      const { code, message } = error as { code?: unknown; message: string };
      // The database lives, and the connections that this node has already are enough to serve.
      if (code === '53300') return 'database connections exhausted';
      const { state, at } = this.#answered ?? neverAnswered;
      const isSlow = this.#parts.clock.now().getTime() - at < slowForMs && /timeout/.test(message);
      return isSlow ? state : 'database unreachable';
    } finally {
      client?.release(isBroken);
    }
  }
}

/** True when PostgreSQL or the file system refused a write because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return /^(53100|ENOSPC|EDQUOT)$/.test(String((error as { code?: unknown } | null)?.code));
}

/** A missing folder is fine: nothing is stored there yet. */
export async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
