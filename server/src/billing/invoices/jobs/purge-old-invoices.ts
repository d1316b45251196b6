import { job } from '../../../platform/jobs/jobs.ts';
import { firstYearKept } from '../../documents/document-number.ts';
import { deleteInvoicesBefore } from '../invoice-writes.repository.ts';

/** Deletes invoices and their credit notes when the ten years of the law are over. The counters stay as they are. */
export const purgeOldInvoices = job<object>({
  name: 'forget-old-invoices',
  every: '29 4 * * *',
  run(services) {
    const year = firstYearKept(services.clock.now());
    return services.db.transaction().execute((tx) => deleteInvoicesBefore(tx, year));
  },
});
