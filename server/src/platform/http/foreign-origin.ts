import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { foreignOrigins } from './build-http.ts';

/**
 * Whether a browser says that a page of somebody else's makes this request. Browsers name the origin of every POST; what
 * names none is no browser. Ours are the host that was asked, the public address and what CORS_ORIGINS allows.
 */
export function isForeignOrigin(config: Config, { headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const named = new URL(origin);
  const ours = [...(foreignOrigins(config) ?? []), ...(config.publicUrl ? [config.publicUrl] : [])];
  return named.host !== host && !ours.some((address) => new URL(address).origin === named.origin);
}
