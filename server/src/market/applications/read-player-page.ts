import type { applicationEndpoints } from '@trattativa/contract/market/applications/endpoints';
import type { ReadPlayer } from '@trattativa/contract/people/players/entered-player';
import { pagesReadADay } from '@trattativa/domain/market/application-limits';
import { FootballDataError } from '../../people/football-data.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { spendQuota } from './candidate-changes.repository.ts';

const secondsOfADay = 86_400;

/** The football-data sources that are configured; none by default. */
export async function getImportSources(
  services: Services,
): Promise<{ footballData: boolean; hosts: string[] }> {
  const { byNumber, hosts } = services.footballData;
  return { footballData: byNumber, hosts: [...hosts] };
}

/**
 * Reads a player from a football-data site for the person to review; saves nothing. Throws
 * `IMPORT_NOT_SET_UP`, `IMPORT_NOT_ALLOWED`, `IMPORT_NOT_FOUND`, `IMPORT_FAILED`, `RATE_LIMITED`.
 */
export async function readPlayerPage(
  services: Services,
  call: CallOf<typeof applicationEndpoints.readPlayerPage>,
): Promise<ReadPlayer> {
  const { footballData, db, clock, log } = services;
  const day = dayOf(clock.now());
  if (!(await spendQuota(db, call.actor.accountId, 'pages_read', day, pagesReadADay)))
    throw new AppError('RATE_LIMITED', { retryAfter: secondsOfADay });
  try {
    return await footballData.read(call.input.reference);
  } catch (error) {
    if (!(error instanceof FootballDataError)) throw error;
    const { refusal } = error;
    if (refusal === 'notSetUp') throw new AppError('IMPORT_NOT_SET_UP');
    if (refusal === 'notAllowed') throw fieldError('IMPORT_NOT_ALLOWED', ['reference'], 'notInList');
    if (refusal === 'notFound') throw fieldError('IMPORT_NOT_FOUND', ['reference'], 'invalid');
    log.info({ event: 'import failed', account: call.actor.accountId, err: error.cause }, 'import failed');
    throw new AppError('IMPORT_FAILED');
  }
}
