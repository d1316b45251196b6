import type { FoundAccount } from '@trattativa/contract/identity/administration/administration';
import type { administrationEndpoints } from '@trattativa/contract/identity/administration/endpoints';
import type { Page } from '@trattativa/contract/paging';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { listAccounts } from './administration.repository.ts';
import { presentAccount, sessionLimits } from './present-administration.ts';

/** Accounts by name or e-mail, in the order of their names. */
export async function findAccounts(
  { db, clock }: Services,
  { input }: CallOf<typeof administrationEndpoints.findAccounts>,
): Promise<Page<FoundAccount>> {
  const { text, onlyAgents = false, limit = defaultLimit, cursor } = input;
  const found = await listAccounts(db, { text, onlyAgents }, sessionLimits(clock.now()), {
    limit,
    after: readCursor(cursor),
  });
  return {
    items: found.rows.map(presentAccount),
    nextCursor: found.nextCursor,
    ...totalOf(found.total),
  };
}
