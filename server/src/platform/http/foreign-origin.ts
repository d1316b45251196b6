import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { foreignOrigins } from './build-http.ts';

/**
 * True when a browser reports that a foreign page makes this request. Browsers send Origin with every POST; a
 * request without it does not come from a browser. Own origins are the requested host, the public address and
 * those of CORS_ORIGINS.
 */
export function isForeignOrigin(config: Config, { headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const named = new URL(origin);
  const ours = [...(foreignOrigins(config) ?? []), ...(config.publicUrl ? [config.publicUrl] : [])];
  return named.host !== host && !ours.some((address) => new URL(address).origin === named.origin);
}
