import { job } from '../../../platform/jobs/jobs.ts';
import { firstYearKept } from '../../documents/document-number.ts';
import { deletePlayerInvoicesBefore } from '../player-invoice-writes.repository.ts';

/** Deletes invoices to players and their credit notes when the ten years of the law are over. */
export const purgeOldPlayerInvoices = job<object>({
  name: 'forget-old-player-invoices',
  every: '31 4 * * *',
  run(services) {
    const year = firstYearKept(services.clock.now());
    return services.db.transaction().execute((tx) => deletePlayerInvoicesBefore(tx, year));
  },
});
