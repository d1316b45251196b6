import { CompiledQuery, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Transaction } from '../database/database.ts';
import type { Services } from '../services.ts';
import type { Jobs } from './enqueue.ts';

/** What is done later: mail, retries, timers. Imperative names. */
export interface Job<Data extends object = object> {
  name: string;
  /** Runs at least once; must be safe to run twice. Throwing means: try again later. */
  run(services: Services, data: Data): Promise<void>;
  /** Cron expression in UTC for a job that comes round by itself. */
  every?: string;
}

export function job<Data extends object>(described: Job<Data>): Job {
  return described as unknown as Job;
}

const retries = { retryLimit: 8, retryDelay: 5, retryBackoff: true } as const;
const lookEveryMs = 500;
/** How often each worker asks for itself, in case nobody woke it. */
const backstopSeconds = 60;

/** The durable queue, in the same database (pg-boss, schema `pgboss`). */
export class JobQueue implements Jobs {
  readonly #boss: PgBoss;
  readonly #jobs: readonly Job[];
  #looking: NodeJS.Timeout | undefined;

  constructor(url: string, jobs: readonly Job[], log: Logger) {
    this.#boss = new PgBoss({
      connectionString: url,
      max: 3,
      supervise: true,
      application_name: 'trattativa jobs',
    });
    this.#boss.on('error', (error: unknown) => log.warn({ err: error }, 'the job queue has trouble'));
    this.#jobs = jobs;
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const { name } of this.#jobs) await this.#boss.createQueue(name, retries);
  }

  async enqueue(tx: Transaction, name: string, data: object): Promise<void> {
    const executeSql = async (text: string, values?: unknown[]) => ({
      rows: (await tx.executeQuery(CompiledQuery.raw(text, values ?? []))).rows,
    });
    await this.#boss.send(name, data, { db: { executeSql } });
  }

  /**
   * Begins to work. Dozens of workers that poll would ask the database a hundred times a second for what is nearly never
   * there: one question wakes those that have something to do. Those with a timetable go by the clock on the wall.
   */
  async work(services: Services): Promise<void> {
    const workers = new Map<string, string>();
    for (const described of this.#jobs) {
      const { name, every } = described;
      const worker = await this.#boss.work(
        name,
        { pollingIntervalSeconds: backstopSeconds },
        async (fetched) => {
          // There may be more of the same.
          this.#wake(workers.get(name));
          for (const item of fetched) await runLogged(described, services, (item.data ?? {}) as object);
        },
      );
      workers.set(name, worker);
      if (every) await this.#boss.schedule(name, every, {});
    }
    const look = async () => {
      // Without a database there is nothing to do either.
      const names = await namesOfWaiting(services).catch(() => []);
      for (const name of names) this.#wake(workers.get(name));
      if (this.#looking) this.#looking = setTimeout(look, lookEveryMs);
    };
    this.#looking = setTimeout(look, lookEveryMs);
  }

  #wake(worker: string | undefined): void {
    if (worker !== undefined) this.#boss.notifyWorker(worker);
  }

  /** Runs what is waiting until nothing is; for tests, which never wait for a poll. Answers how many it ran. */
  async runWaiting(services: Services): Promise<number> {
    let ran = 0;
    for (let found = true; found; ) {
      found = false;
      const names = new Set(await namesOfWaiting(services));
      for (const described of this.#jobs) {
        if (!names.has(described.name)) continue;
        const fetched = await this.#boss.fetch<object>(described.name, { batchSize: 20 });
        for (const item of fetched) {
          await described.run(services, item.data ?? {});
          await this.#boss.complete(described.name, item.id);
          found = true;
          ran += 1;
        }
      }
    }
    return ran;
  }

  /** Whether a job is due that nobody has taken. */
  async hasWaiting(services: Services): Promise<boolean> {
    return (await namesOfWaiting(services)).length > 0;
  }

  async stop(): Promise<void> {
    clearTimeout(this.#looking);
    this.#looking = undefined;
    await this.#boss.stop({ graceful: true, close: true, timeout: 8_000 });
  }
}

/**
 * Runs a job. One that fails is in the log; the queue, which keeps what it is told for a week, hears only that: a mail server
 * quotes addresses.
 */
export async function runLogged(described: Job, services: Services, data: object): Promise<void> {
  try {
    await described.run(services, data);
  } catch (error) {
    services.log.error({ err: error, job: described.name }, 'a job failed; it is tried again');
    throw new Error('The log of that moment says why.');
  }
}

/** Which jobs are due, in one question for all queues: nearly all of them are empty nearly always. */
async function namesOfWaiting({ db }: Services): Promise<string[]> {
  const waiting = await sql<{ name: string }>`
    select distinct name from pgboss.job where state < 'active' and start_after <= now()`.execute(db);
  return waiting.rows.map(({ name }) => name);
}
