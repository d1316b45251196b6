import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { saveName } from './own-account.repository.ts';
import { recordAccountChanged } from './save-my-account.ts';

/** Renames an account when a profile that shows the name is saved, and notifies its screens. */
export async function renameAccount(
  services: Services,
  tx: Transaction,
  accountId: number,
  { name, surname }: { name: string; surname: string },
): Promise<void> {
  await saveName(tx, accountId, name, surname);
  await recordAccountChanged(services, tx, accountId);
}
