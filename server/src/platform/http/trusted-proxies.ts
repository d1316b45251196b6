import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** Whose `X-Forwarded-For` Fastify believes: the last senders up to the number of proxies, or those of the networks. */
export function trustedProxies({ trustProxy }: Config): FastifyServerOptions['trustProxy'] {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : (trustProxy ?? false);
}
