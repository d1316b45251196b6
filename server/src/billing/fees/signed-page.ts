import { isPage } from '@trattativa/domain/platform/file-limits';
import {
  accessNegotiation,
  findNegotiation,
  listDealAccounts,
  mayKnow,
  negotiationIds,
} from '../../deals/negotiations.ts';
import { type FileParent, writers } from '../../files/attachment-kinds.ts';
import { findFile, sendUnsent } from '../../files/uploads.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { mayReadPage } from './fees.policy.ts';

/** Pages stay as they were signed: nobody adds to them, changes them or takes one away. */
export const signedPages: FileParent = {
  ids: negotiationIds,
  async rights({ db }, actor, id) {
    if (!mayReadPage(actor, await accessNegotiation(db, actor, id))) throw new AppError('NOT_FOUND');
    return writers(false);
  },
  async audience(tx, id, today) {
    const negotiation = await findNegotiation(tx, id);
    return negotiation ? listDealAccounts(tx, id, mayKnow(negotiation, today)) : [];
  },
};

/** Keeps a page that the agent uploaded. Throws `INVALID_INPUT` for a file that is not theirs, is sent already, or is no page. */
export async function keepSignedPage(
  tx: Transaction,
  { negotiationId, fileId, byId }: { negotiationId: number; fileId: string; byId: number },
): Promise<void> {
  await sendUnsent(tx, byId, [fileId], { kind: 'feeAgreement', id: negotiationId }, () => ['pageFileId']);
  const file = await findFile(tx, fileId);
  if (!file || !isPage(file.type)) throw fieldError('INVALID_INPUT', ['pageFileId'], 'notAPage');
}

/** The page of an agreement; null: discarded since. */
export async function findSignedPage(
  db: Queryable,
  fileId: string,
): Promise<{ id: string; name: string } | null> {
  const file = await findFile(db, fileId);
  return file && file.deleted_at === null ? { id: file.id, name: file.name } : null;
}
