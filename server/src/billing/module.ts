import { accountErasure } from '../identity/account-erasure.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { eraseInvoices } from './invoices/erase-invoices.repository.ts';
import { invoiceRoutes } from './invoices/invoices.routes.ts';
import { mailInvoiceIssued } from './invoices/jobs/mail-invoice-issued.ts';
import { purgeOldInvoices } from './invoices/jobs/purge-old-invoices.ts';
import { issueInvoices } from './invoices/reactions/issue-invoices.ts';
import { mailIssuedInvoices } from './invoices/reactions/mail-issued-invoices.ts';

export const billingModule: ServerModule = {
  routes: [...invoiceRoutes],
  reactions: [issueInvoices, mailIssuedInvoices],
  fillPorts() {
    accountErasure.fill({ invoices: eraseInvoices });
  },
  jobs: (mailer) => [mailInvoiceIssued(mailer), purgeOldInvoices],
};
