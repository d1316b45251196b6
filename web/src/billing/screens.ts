import { agents, premiums, staff } from '../platform/audiences.ts';
import { paths } from '../platform/paths.ts';
import type { ScreenRoute } from '../platform/screen-route.ts';

/** Private screens, in the app layout (top bar, side menu, footer). */
export const screens: ScreenRoute[] = [
  {
    path: paths.procuraPayment,
    lazy: () => import('./payments/procura-payment-screen.tsx'),
    who: ['player', ...staff],
  },
  {
    path: `${paths.procuraPayment}/:paymentId`,
    lazy: () => import('./payments/payment-return-screen.tsx'),
    who: ['player', ...staff],
  },
  { path: paths.payments, lazy: () => import('./payments/payments-screen.tsx'), who: staff },
  {
    path: paths.invoicesPlayers,
    lazy: () => import('./invoices/list/player-invoices-screen.tsx'),
    who: ['player', ...agents],
  },
  {
    path: `${paths.invoicesPlayers}/:playerInvoiceId`,
    lazy: () => import('./invoices/player-invoice-screen.tsx'),
    who: ['player', ...agents],
  },
  {
    path: paths.invoicesTeams,
    lazy: () => import('./invoices/list/invoices-screen.tsx'),
    who: ['team', ...premiums],
  },
  {
    path: `${paths.invoicesTeams}/:invoiceId`,
    lazy: () => import('./invoices/invoice-screen.tsx'),
    who: ['team', ...premiums],
  },
  {
    path: paths.commissions,
    lazy: () => import('./commissions/commissions-screen.tsx'),
    who: ['team', ...agents],
  },
  {
    path: `${paths.commissions}/:commissionId`,
    lazy: () => import('./commissions/commission-screen.tsx'),
    who: ['team', ...agents],
  },
];
