import type { Config } from '../config.ts';
import { type Finding, fault, note, ok } from './finding.ts';

const part = 'redis';
const answerWithinMs = 5_000;
const minVersion = 6;

/** Connects to Redis or Valkey as the nodes do and asks for an answer. */
export async function checkRedis({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<Finding[]> {
  if (redisUrl === undefined)
    return [note(part, 'REDIS_URL is not set: nodes communicate over PostgreSQL, which is enough for most.')];
  const where = new URL(redisUrl).host;
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url: redisUrl,
    disableOfflineQueue: true,
    socket: { connectTimeout: answerWithinMs, reconnectStrategy: false },
    commandOptions: { timeout: answerWithinMs },
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    const version = /^(?:valkey|redis)_version:(\S+)/m.exec(await client.info('server'))?.[1] ?? '';
    if (version !== '' && Number.parseInt(version, 10) < minVersion)
      return [
        fault(part, `${where} has version ${version}; ${minVersion} or later is needed.`, 'Upgrade it.'),
      ];
    return [ok(part, `${where} answers${version === '' ? '' : ` (version ${version})`}.`)];
  } catch (error) {
    return [redisFault(error as Error, where)];
  } finally {
    if (client.isOpen) client.destroy();
  }
}

function redisFault({ message }: Error, where: string): Finding {
  if (/WRONGPASS|NOAUTH|NOPERM|AUTH/.test(message))
    return fault(
      part,
      `Redis at ${where} refuses the login (${message}).`,
      'Correct user and password in REDIS_URL: redis://user:password@host:6379.',
    );
  return fault(
    part,
    `No Redis answers at ${where} (${message}).`,
    'Start it, or correct REDIS_URL; rediss:// asks for TLS. Until then news of other nodes come late.',
  );
}
