import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { connectionsOfNode } from '../database/connections-of-node.ts';
import type { Transaction } from '../database/database.ts';
import { sessionUrl } from '../database/session-url.ts';
import type { Services } from '../services.ts';
import { waitAtMost } from '../wait-at-most.ts';
import type { Jobs } from './enqueue.ts';

/** Deferred work: mail, retries, timers. Names are imperative. */
export interface Job<Data extends object = object> {
  name: string;
  /** Runs at least once and must be idempotent. Throw to retry later. */
  run(services: Services, data: Data): Promise<void>;
  /** Cron expression in UTC for a recurring job. */
  every?: string;
}

export function job<Data extends object>(described: Job<Data>): Job {
  return described as unknown as Job;
}

const retries = { retryLimit: 8, retryDelay: 5, retryBackoff: true } as const;
const lookEveryMs = 500;
const lookAgainMs = 5;
/** How long a stop waits for running jobs; one that takes longer fails and is tried again. */
const endWithinMs = 600;
/** Polling interval of each worker, in case a wake-up was missed. */
const backstopSeconds = 60;

/** The durable queue in the same database (pg-boss, schema `pgboss`). */
export class JobQueue implements Jobs {
  readonly #boss: PgBoss;
  readonly #jobs: readonly Job[];
  #looking: NodeJS.Timeout | undefined;
  #ranByWorkers = 0;

  constructor(url: string, jobs: readonly Job[], log: Logger) {
    this.#boss = new PgBoss({
      connectionString: sessionUrl(url),
      max: connectionsOfNode.jobQueue,
      supervise: true,
      application_name: 'trattativa jobs',
    });
    this.#boss.on('error', (error: unknown) => log.warn({ err: error }, 'the job queue has trouble'));
    this.#jobs = jobs;
  }

  async start(): Promise<void> {
    await this.#boss.start();
    const known = new Set((await this.#boss.getQueues()).map(({ name }) => name));
    for (const { name } of this.#jobs) if (!known.has(name)) await this.#boss.createQueue(name, retries);
  }

  async enqueue(tx: Transaction, name: string, data: object): Promise<void> {
    const executeSql = async (text: string, values?: unknown[]) => ({
      rows: (await tx.executeQuery(CompiledQuery.raw(text, values ?? []))).rows,
    });
    await this.#boss.send(name, data, { db: { executeSql } });
  }

  /**
   * Starts the workers. If dozens of workers polled, they would query the database a hundred times a second,
   * nearly always in vain; one query wakes those with work. Cron jobs follow the system clock.
   */
  async work(services: Services): Promise<void> {
    const workers = new Map<string, string>();
    for (const described of this.#jobs) {
      const { name, every } = described;
      const worker = await this.#boss.work(
        name,
        { pollingIntervalSeconds: backstopSeconds, includeMetadata: true },
        async (fetched) => {
          // More jobs of the queue may be waiting.
          this.#wake(workers.get(name));
          for (const { data, retryCount, retryLimit } of fetched)
            await runLogged(described, services, (data ?? {}) as object, retryCount >= retryLimit);
          this.#ranByWorkers += fetched.length;
        },
      );
      workers.set(name, worker);
      if (every) await this.#boss.schedule(name, every, {});
    }
    const look = async () => {
      // No database, no jobs.
      const names = await namesOfWaiting(services).catch(() => []);
      for (const name of names) this.#wake(workers.get(name));
      if (this.#looking) this.#looking = setTimeout(look, lookEveryMs);
    };
    this.#looking = setTimeout(look, lookEveryMs);
  }

  #wake(worker: string | undefined): void {
    if (worker !== undefined) this.#boss.notifyWorker(worker);
  }

  /**
   * Runs waiting jobs until none is left, and waits for those that a started worker took before; for tests, which never wait for
   * a poll. Returns how many ran since the last call.
   */
  async runWaiting(services: Services): Promise<number> {
    let ran = 0;
    for (let found = true; found; ) {
      found = false;
      const names = new Set(await namesOfWaiting(services));
      for (const described of this.#jobs) {
        if (!names.has(described.name)) continue;
        const fetched = await this.#boss.fetch<object>(described.name, { batchSize: 20 });
        for (const item of fetched) {
          try {
            await described.run(services, item.data ?? {});
          } catch (error) {
            await this.#boss.fail(described.name, item.id);
            throw error;
          }
          await this.#boss.complete(described.name, item.id);
          found = true;
          ran += 1;
        }
      }
      // Without workers here a job that runs is one that a killed process left.
      if (this.#looking !== undefined && (await isAnyRunning(services))) {
        found = true;
        await wait(lookAgainMs);
      }
    }
    ran += this.#ranByWorkers;
    this.#ranByWorkers = 0;
    return ran;
  }

  /** Takes no further job. Resolves when the running ones have ended, or soon after if they have not. */
  async endWork(): Promise<void> {
    clearTimeout(this.#looking);
    this.#looking = undefined;
    const ended = Promise.all(this.#jobs.map(({ name }) => this.#boss.offWork(name)));
    await waitAtMost(endWithinMs, ended);
  }

  /** Ends the work and closes the queue: from now on no job can be added. A job that still runs is tried again. */
  async stop(): Promise<void> {
    await this.endWork();
    await this.#boss.stop({ graceful: false, close: true });
  }
}

/**
 * Runs a job and logs its failure, the last one as the last. The queue keeps errors for a week, so it gets only the fact: a
 * message of the database or of a service can contain personal data.
 */
export async function runLogged(
  described: Job,
  services: Services,
  data: object,
  isLastTry: boolean,
): Promise<void> {
  try {
    await described.run(services, data);
  } catch (error) {
    const what = isLastTry
      ? 'a job failed for the last time: it is not tried again'
      : 'a job failed; it is tried again';
    services.log.error({ err: error, job: described.name, lost: isLastTry }, what);
    throw new Error('The log of that moment says why.');
  }
}

/** Names of the queues with due jobs, in one query: most queues are nearly always empty. */
async function namesOfWaiting({ db }: Services): Promise<string[]> {
  const waiting = await sql<{ name: string }>`
    select distinct name from pgboss.job where state < 'active' and start_after <= now()`.execute(db);
  return waiting.rows.map(({ name }) => name);
}

async function isAnyRunning({ db }: Services): Promise<boolean> {
  const running = await sql`select from pgboss.job where state = 'active' limit 1`.execute(db);
  return running.rows.length > 0;
}
