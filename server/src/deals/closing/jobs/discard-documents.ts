import { discardedParents } from '@trattativa/contract/deals/closing/document-parents';
import { rejectedDocumentsKeptDays } from '@trattativa/domain/deals/closing/documents';
import { eraseFiles, listParentIds } from '../../../files/uploads.ts';
import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { listRejectedBefore } from '../../documents/documents.repository.ts';

/** Discards the files of documents of deals that came to nothing: a club keeps no passport of a player whom it did not take. */
export const discardDocuments = job<object>({
  name: 'discard-deal-documents',
  every: '41 3 * * *',
  async run({ db, clock }) {
    const now = clock.now();
    await db.transaction().execute(async (tx) => {
      const withFiles = await listParentIds(tx, discardedParents);
      const rejected = await listRejectedBefore(tx, withFiles, addDays(now, -rejectedDocumentsKeptDays));
      await eraseFiles(tx, discardedParents, rejected, now);
    });
  },
});
