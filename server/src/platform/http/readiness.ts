import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

/** Why a node cannot serve now. */
export type NotReady = 'database unreachable' | 'disk full' | 'bus unreachable';

/** A load balancer asks every few seconds; a hanging database must not block the answer. */
const answerWithinMs = 1000;
/** With less free space PostgreSQL or an upload can fill the disk before the next check. */
const leastFreeBytes = 64 * 1024 * 1024;
/** How long after a refused write the disk counts as full; every refusal restarts it. */
const diskFullForMs = 30_000;

export interface ReadinessParts {
  db: Database;
  clock: Clock;
  /** The folder whose disk is checked: embedded PostgreSQL and stored files. */
  dataDir: string;
  /** Whether the bus is connected; absent on a node without the chat. */
  isBusUp?: () => boolean;
  /** Free bytes on a folder's disk; by default from the file system. */
  freeBytes?: (folder: string) => Promise<number>;
}

/**
 * Whether this node can serve: the database answers and can write, the disk has room, the bus is connected.
 */
export class Readiness {
  readonly #parts: ReadinessParts;
  #diskFullSince = Number.NEGATIVE_INFINITY;

  constructor(parts: ReadinessParts) {
    this.#parts = parts;
  }

  /** Call for every failed statement: PostgreSQL's disk may not be visible from here. */
  noteFailure(error: unknown): void {
    if (isDiskFull(error)) this.#diskFullSince = this.#parts.clock.now().getTime();
  }

  /** Null when the node can serve. Answers within a second. */
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

/** True when PostgreSQL or the file system refused a write because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return /^(53100|ENOSPC|EDQUOT)$/.test(String((error as { code?: unknown } | null)?.code));
}

/** A missing folder is fine: nothing is stored there yet. */
async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
