import type { RedisClientType } from '@redis/client';
import type pg from 'pg';
import type { Logger } from 'pino';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';

export interface Counted {
  /** The count of the current window over all nodes, including what was just added. */
  count: number;
  /** Seconds until the next window begins. */
  wait: number;
}

/** Counters shared by all nodes, in fixed windows that begin at the same instants on each node. */
export interface SharedCounts {
  add(key: string, windowSeconds: number, points?: number): Promise<Counted>;
  /** False while this node counts alone because Redis is away. */
  isUp(): boolean;
  close(): Promise<void>;
}

const answerWithinMs = 1_000;
const purgeEveryMs = 5 * 60_000;

/**
 * Counts in PostgreSQL, or in Redis where its address is given. The key contains the window, which follows
 * the service's clock; the store's clock only decides when a row expires. While the store is unreachable each
 * node counts alone.
 */
export async function openSharedCounts(options: {
  clock: Clock;
  log: Logger;
  pool: pg.Pool;
  redisUrl: string | undefined;
  /** Separates systems that share a Redis. */
  systemName: () => Promise<string>;
}): Promise<SharedCounts> {
  const { clock, pool, redisUrl, log } = options;
  const redis = redisUrl ? await connectRedis(redisUrl, log) : null;
  const store = redis
    ? redisStore(redis, `trattativa:${await options.systemName()}:counts`)
    : postgresStore(pool);
  return {
    async add(key, windowSeconds, points = 1) {
      const now = clock.now().getTime();
      const window = Math.floor(now / (windowSeconds * 1000));
      const { consumedPoints } = await inTime(store, `${key} ${windowSeconds} ${window}`, points, {
        customDuration: windowSeconds,
      });
      return {
        count: consumedPoints,
        wait: Math.ceil(((window + 1) * windowSeconds * 1000 - now) / 1000),
      };
    },
    isUp: () => redis?.isReady ?? true,
    async close() {
      store.close();
    },
  };
}

interface Store {
  limiter: RateLimiterStoreAbstract;
  /** This node's own count while the store is unreachable. */
  alone: RateLimiterMemory;
  close(): unknown;
}

/**
 * The store's answer, or the node's own count after a time-out: a hanging connection must not delay a login.
 */
async function inTime({ limiter, alone }: Store, ...added: Parameters<RateLimiterStoreAbstract['penalty']>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<RateLimiterRes>((resolve, reject) => {
    timer = setTimeout(() => alone.penalty(...added).then(resolve, reject), answerWithinMs);
  });
  try {
    return await Promise.race([limiter.penalty(...added), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** No limit here: the limiter only counts, and the caller compares. */
const counting = { points: Number.MAX_SAFE_INTEGER, duration: 60 };

function postgresStore(pool: pg.Pool): Store {
  const alone = new RateLimiterMemory(counting);
  const limiter = new RateLimiterPostgres({
    ...counting,
    insuranceLimiter: alone,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_counts',
    keyPrefix: '',
    tableCreated: true,
    // The limiter's own timer cannot be stopped.
    clearExpiredByTimeout: false,
  });
  const purge = () => pool.query('delete from rate_counts where expire < $1', [Date.now()]);
  // What was not forgotten for want of a database is so the next time.
  const timer = setInterval(() => void purge().catch(() => {}), purgeEveryMs);
  timer.unref();
  return { limiter, alone, close: () => clearInterval(timer) };
}

function redisStore(client: RedisClientType, keyPrefix: string): Store {
  const alone = new RateLimiterMemory(counting);
  const limiter = new RateLimiterRedis({
    ...counting,
    insuranceLimiter: alone,
    storeClient: client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix,
  });
  return { limiter, alone, close: () => client.isOpen && client.destroy() };
}

/** A client that reconnects by itself. Loaded only where it is used. */
async function connectRedis(url: string, log: Logger): Promise<RedisClientType> {
  const { createClient } = await import('@redis/client');
  const client = createClient({ url, disableOfflineQueue: true }) as RedisClientType;
  client.on('error', (error) => log.warn({ err: error }, 'the counts in Redis are away'));
  const failed = new Promise((resolve) => client.once('error', resolve));
  // The error listener above handles its errors.
  await Promise.race([client.connect().catch(() => {}), failed]);
  return client;
}
