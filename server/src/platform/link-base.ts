import { AppError } from './app-error.ts';
import type { Config } from './config.ts';

/**
 * The base of links in a mail: the requested address if the operator allows it, the public one by default.
 * Any other is refused, so that our mail never links to a foreign page (ASVS A3.7.2). Throws
 * `BASE_URL_NOT_ALLOWED`.
 */
export function linkBaseOf(config: Config, wanted: string | undefined): string {
  const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  if (wanted === undefined) return publicUrl;
  const base = wanted.replace(/\/+$/, '');
  if (base !== publicUrl && !config.corsOrigins.includes(base)) {
    throw new AppError('BASE_URL_NOT_ALLOWED', { fields: [{ path: ['baseUrl'], code: 'notInList' }] });
  }
  return base;
}
