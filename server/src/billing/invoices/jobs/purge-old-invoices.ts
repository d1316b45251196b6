import { job } from '../../../platform/jobs/jobs.ts';
import { bookingDay } from '../invoice.ts';
import { deleteInvoicesBefore } from '../invoice-writes.repository.ts';

/** The statutory term in Italy (art. 2220 of the civil code), counted from the end of the year. */
const yearsKept = 10;

/** Deletes invoices and their credit notes when the ten years of the law are over. The counters stay as they are. */
export const purgeOldInvoices = job<object>({
  name: 'forget-old-invoices',
  every: '29 4 * * *',
  run(services) {
    const year = Number(bookingDay(services.clock.now()).slice(0, 4));
    return services.db.transaction().execute((tx) => deleteInvoicesBefore(tx, year - yearsKept));
  },
});
