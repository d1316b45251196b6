import { NegotiationCharge } from '../deals/slots.ts';
import { TeamInvoices } from '../people/slots.ts';
import { agents, premiums } from '../platform/audiences.ts';
import { premiumOnly } from '../platform/menu-entry.ts';
import { paths } from '../platform/paths.ts';
import { fill } from '../platform/slot.tsx';
import type { WebModule } from '../platform/web-module.ts';
import { invoicesLive } from './invoices/invoices.live.ts';

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
  ],
  live: [...invoicesLive],
  fills: [
    fill(TeamInvoices, () => import('./invoices/team-invoices.tsx')),
    fill(NegotiationCharge, () => import('./invoices/negotiation-charge.tsx')),
  ],
};
