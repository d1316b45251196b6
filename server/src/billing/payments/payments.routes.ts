import { paymentEndpoints } from '@trattativa/contract/billing/payments/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { cancelBalance } from './cancel-balance.ts';
import { getPaymentReturn } from './get-payment-return.ts';
import { getPayments } from './get-payments.ts';
import { settleReport } from './provider/settle-report.ts';
import { refundPayment } from './refund-payment.ts';
import { startActivation } from './start-activation.ts';
import { startBalance } from './start-balance.ts';

export const paymentRoutes = routesOf(paymentEndpoints, {
  startActivation,
  startBalance,
  getPayments,
  getPaymentReturn,
  refundPayment,
  cancelBalance,
  settleReport,
});
