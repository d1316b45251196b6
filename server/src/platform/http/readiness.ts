import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

/** Why a node cannot serve now. */
export type NotReady = 'database unreachable' | 'disk full' | 'bus unreachable';

/** A load balancer asks every few seconds; a database that stands still must not hold its question. */
const answerWithinMs = 1000;
/** Less than this and PostgreSQL or an upload can run out of room before anybody looks again. */
const leastFreeBytes = 64 * 1024 * 1024;
/** So long a refused write counts: every refusal begins it anew. */
const diskFullForMs = 30_000;

export interface ReadinessParts {
  db: Database;
  clock: Clock;
  /** The folder whose disk is watched: data of the embedded PostgreSQL and stored files. */
  dataDir: string;
  /** Whether the line to the other nodes stands; absent on a node without the chat. */
  isBusUp?: () => boolean;
  /** Free bytes of a folder's disk; by default of the file system. */
  freeBytes?: (folder: string) => Promise<number>;
}

/** Whether this node can serve: the database answers and can write, the disk has room, the bus stands. */
export class Readiness {
  readonly #parts: ReadinessParts;
  #diskFullSince = Number.NEGATIVE_INFINITY;

  constructor(parts: ReadinessParts) {
    this.#parts = parts;
  }

  /** Told of every failed statement: PostgreSQL may lie on a disk that nobody here can look at. */
  noteFailure(error: unknown): void {
    if (isDiskFull(error)) this.#diskFullSince = this.#parts.clock.now().getTime();
  }

  /** Null when it can serve. Answers within a second. */
  async find(): Promise<NotReady | null> {
    const { db, clock, dataDir, isBusUp, freeBytes = freeBytesOf } = this.#parts;
    const database = sql`select 1`.execute(db).then(
      () => null,
      (): NotReady => 'database unreachable',
    );
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<NotReady>((resolve) => {
      timer = setTimeout(() => resolve('database unreachable'), answerWithinMs);
    });
    const unreachable = await Promise.race([database, late]);
    clearTimeout(timer);
    if (unreachable) return unreachable;
    const refusedLately = clock.now().getTime() - this.#diskFullSince < diskFullForMs;
    if (refusedLately || (await freeBytes(dataDir)) < leastFreeBytes) return 'disk full';
    return isBusUp?.() === false ? 'bus unreachable' : null;
  }
}

/** Whether PostgreSQL or the file system refused to write for want of room. */
export function isDiskFull(error: unknown): boolean {
  return /^(53100|ENOSPC|EDQUOT)$/.test(String((error as { code?: unknown } | null)?.code));
}

/** A folder that does not exist yet is nobody's trouble: nothing is stored there. */
async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
