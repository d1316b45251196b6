import { NegotiationCharge, NegotiationCommission, NegotiationFees } from '../deals/slots.ts';
import { TeamInvoices } from '../people/slots.ts';
import { agents, premiums, staff } from '../platform/audiences.ts';
import { premiumOnly } from '../platform/menu-entry.ts';
import { paths } from '../platform/paths.ts';
import { fill } from '../platform/slot.tsx';
import type { WebModule } from '../platform/web-module.ts';

export const billingModule: WebModule = {
  menu: [
    { key: 'invoicesPlayers', path: paths.invoicesPlayers, group: 'invoices', open: ['player', ...agents] },
    {
      key: 'invoicesTeams',
      path: paths.invoicesTeams,
      group: 'invoices',
      open: ['team', ...premiums],
      locked: [premiumOnly],
    },
    { key: 'commissions', path: paths.commissions, group: 'invoices', open: ['team', ...agents] },
    { key: 'payments', path: paths.payments, group: 'invoices', open: staff },
  ],
  live: () => import('./live.ts'),
  fills: [
    fill(TeamInvoices, () => import('./invoices/list/team-invoices.tsx')),
    fill(NegotiationCharge, () => import('./invoices/negotiation-charge.tsx')),
    fill(NegotiationFees, () => import('./fees/negotiation-fees.tsx')),
    fill(NegotiationCommission, () => import('./commissions/negotiation-commission.tsx')),
  ],
};
