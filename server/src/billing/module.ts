import { discountOfDeal, feeOfDeal, sheetFees } from '../deals/negotiations.ts';
import { attachmentKinds } from '../files/attachment-kinds.ts';
import { accountErasure } from '../identity/account-erasure.ts';
import { dataExport } from '../identity/data-export.ts';
import { dealMoney } from '../people/deal-money.ts';
import { recordUses } from '../people/record-uses.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { eraseCommissions } from './commissions/commission-writes.repository.ts';
import { commissionRoutes } from './commissions/commissions.routes.ts';
import { notifyLateInstalments } from './commissions/jobs/notify-late-instalments.ts';
import { followEnds } from './commissions/reactions/follow-ends.ts';
import { planCommissions } from './commissions/reactions/plan-commissions.ts';
import { voidDealMoney } from './corrections/void-deal-money.ts';
import { eraseBillingDetails } from './details/billing-details.repository.ts';
import { electronicRoutes } from './electronic-files/electronic.routes.ts';
import { assertStatedFeeAgreed } from './fees/agree-to-fees.ts';
import { feeRoutes } from './fees/fees.routes.ts';
import { feesOfSheet, judgedFee } from './fees/present-fee.ts';
import { askClient } from './fees/reactions/ask-client.ts';
import { signedPages } from './fees/signed-page.ts';
import { eraseInvoices } from './invoices/erase-invoices.repository.ts';
import { findDiscount } from './invoices/invoices.repository.ts';
import { invoiceRoutes } from './invoices/invoices.routes.ts';
import { mailInvoiceIssued } from './invoices/jobs/mail-invoice-issued.ts';
import { purgeOldInvoices } from './invoices/jobs/purge-old-invoices.ts';
import { issueInvoices } from './invoices/reactions/issue-invoices.ts';
import { mailIssuedInvoices } from './invoices/reactions/mail-issued-invoices.ts';
import { checkJournal } from './ledger/jobs/check-journal.ts';
import { erasePayments } from './payments/erase-payments.repository.ts';
import { askOpenPayments } from './payments/jobs/ask-open-payments.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { openBalances } from './payments/reactions/open-balances.ts';
import { mailPlayerInvoice } from './player-invoices/jobs/mail-player-invoice.ts';
import { purgeOldPlayerInvoices } from './player-invoices/jobs/purge-old-player-invoices.ts';
import { erasePlayerInvoices } from './player-invoices/player-invoice-writes.repository.ts';
import { playerInvoiceRoutes } from './player-invoices/player-invoices.routes.ts';
import { mailPlayerInvoices } from './player-invoices/reactions/mail-player-invoices.ts';
import { exportedBilling } from './ports/exported-billing.repository.ts';
import { invoicesOfRecord } from './ports/invoices-of-record.repository.ts';
import { publishedBilling } from './published-columns.ts';
import { statedFees } from './stated-fees.ts';
import { sendTestEvents } from './test-provider/send-test-events.ts';

export const billingModule: ServerModule = {
  publishes: publishedBilling,
  routes: [
    ...invoiceRoutes,
    ...playerInvoiceRoutes,
    ...electronicRoutes,
    ...paymentRoutes,
    ...commissionRoutes,
    ...feeRoutes,
  ],
  reactions: [
    issueInvoices,
    mailIssuedInvoices,
    mailPlayerInvoices,
    openBalances,
    planCommissions,
    followEnds,
    askClient,
  ],
  fillPorts() {
    attachmentKinds.fill({ feeAgreement: signedPages });
    dataExport.fill(exportedBilling);
    dealMoney.fill(voidDealMoney);
    discountOfDeal.fill(async (db, negotiationId, costCents) =>
      Math.min(await findDiscount(db, negotiationId), costCents),
    );
    feeOfDeal.fill(judgedFee);
    sheetFees.fill(feesOfSheet);
    statedFees.fill(assertStatedFeeAgreed);
    recordUses.fill({ invoices: invoicesOfRecord });
    accountErasure.fill({
      async invoices(tx, accountId) {
        await eraseInvoices(tx, accountId);
        await erasePlayerInvoices(tx, accountId);
        await eraseBillingDetails(tx, accountId);
      },
      payments: erasePayments,
      commissions: eraseCommissions,
    });
  },
  jobs: (mailer) => [
    mailInvoiceIssued(mailer),
    mailPlayerInvoice(mailer),
    purgeOldInvoices,
    purgeOldPlayerInvoices,
    askOpenPayments,
    checkJournal,
    sendTestEvents,
    notifyLateInstalments,
  ],
};
