import { AppError } from './app-error.ts';
import type { Config } from './config.ts';

/**
 * Where the links of a mail lead: the address asked for if the operator allows it, the public one if none is asked
 * for. Anything else is refused, so that no mail of ours can lead to somebody else's page (ASVS A3.7.2). Throws
 * `BASE_URL_NOT_ALLOWED`.
 */
export function linkBaseOf(config: Config, asked: string | undefined): string {
  const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  if (asked === undefined) return publicUrl;
  const base = asked.replace(/\/+$/, '');
  if (base !== publicUrl && !config.corsOrigins.includes(base)) {
    throw new AppError('BASE_URL_NOT_ALLOWED', { fields: [{ path: ['baseUrl'], code: 'notInList' }] });
  }
  return base;
}
