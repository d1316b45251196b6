import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import { maxSavedSearches } from '@trattativa/contract/people/portfolios/saved-search-endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { isUniqueViolation, type Transaction } from '../../platform/database/database.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import {
  deleteSavedSearchRow,
  insertSavedSearch,
  setAlert,
  updateSavedSearch,
} from './saved-searches.repository.ts';

/**
 * Saves a search under a name, or changes one. Throws `NAME_TAKEN`, `TOO_MANY_SAVED_SEARCHES`, `NOT_FOUND`.
 */
export async function saveSearch(
  services: Services,
  call: CallOf<typeof portfolioEndpoints.saveSearch>,
): Promise<OutputOf<typeof portfolioEndpoints.saveSearch>> {
  const { actor, input, language } = call;
  const { accountId } = actor;
  const at = services.clock.now();
  const { id, list = 'portfolio', name, query } = input;
  try {
    const search = await createOnce(services, call, async (tx) => {
      const saved =
        id === undefined
          ? await withinCap(
              'cap_saved_searches',
              insertSavedSearch(tx, { accountId, list, name, query, at }),
              () => new AppError('TOO_MANY_SAVED_SEARCHES', { params: { max: maxSavedSearches } }),
            )
          : await updateSavedSearch(tx, { id, accountId, name, query });
      if (!saved) throw new AppError('NOT_FOUND');
      await recordSearchesChanged(tx, accountId, at);
      return saved;
    });
    return { message: translate(language, 'feedback:dataSaved'), search };
  } catch (error) {
    if (!isUniqueViolation(error, 'saved_searches_name')) throw error;
    throw new AppError('NAME_TAKEN', { fields: [{ path: ['name'], code: 'duplicate' }] });
  }
}

/** Sets when a search tells of new results. Throws `NOT_FOUND`. */
export async function setSearchAlert(
  services: Services,
  { actor, input, language }: CallOf<typeof portfolioEndpoints.setSearchAlert>,
): Promise<OutputOf<typeof portfolioEndpoints.setSearchAlert>> {
  const { accountId } = actor;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const search = await setAlert(tx, { ...input, accountId, at });
    if (!search) throw new AppError('NOT_FOUND');
    await recordSearchesChanged(tx, accountId, at);
    return { message: translate(language, 'feedback:dataSaved'), search };
  });
}

export async function deleteSavedSearch(
  services: Services,
  { actor, input, language }: CallOf<typeof portfolioEndpoints.deleteSavedSearch>,
): Promise<OutputOf<typeof portfolioEndpoints.deleteSavedSearch>> {
  await services.db.transaction().execute(async (tx) => {
    if (!(await deleteSavedSearchRow(tx, input.id, actor.accountId))) throw new AppError('NOT_FOUND');
    await recordSearchesChanged(tx, actor.accountId, services.clock.now());
  });
  return { message: translate(language, 'feedback:dataSaved') };
}

function recordSearchesChanged(tx: Transaction, accountId: number, at: Date): Promise<void> {
  return recordEvent(tx, {
    type: 'savedSearches.changed',
    data: { accountId },
    recipients: [accountId],
    actorId: accountId,
    at,
  });
}
