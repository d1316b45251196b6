import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import { undoImportHours } from '@trattativa/domain/people/import-limits';
import { AppError } from '../../../platform/app-error.ts';
import { addDays } from '../../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { portfolioFrom } from '../../players/portfolio/portfolio-owner.ts';
import { findLastImport } from '../../players/portfolio/portfolio-records.repository.ts';

/** The latest import into a portfolio while it can still be undone. Throws `SUBJECT_MISMATCH`. */
export async function getLastImport(
  services: Services,
  { actor, input }: CallOf<typeof portfolioEndpoints.getLastImport>,
): Promise<OutputOf<typeof portfolioEndpoints.getLastImport>> {
  const owner = portfolioFrom(actor, input);
  if (!owner) throw new AppError('SUBJECT_MISMATCH');
  const days = undoImportHours / 24;
  const last = await findLastImport(services.db, owner, addDays(services.clock.now(), -days));
  if (!last) return { last: null };
  const { id, at, players } = last;
  return {
    last: { importId: id, at: at.toISOString(), undoUntil: addDays(at, days).toISOString(), players },
  };
}
