import { NegotiationAudit, OfferAudit, ShareNegotiation, ShareOffer } from '../deals/slots.ts';
import { PublicLinks } from '../identity/slots.ts';
import { RequestAudit, ShareRequest } from '../market/slots.ts';
import { SharePlayer } from '../people/slots.ts';
import { desks, premiums, staff } from '../platform/audiences.ts';
import { premiumOnly } from '../platform/menu-entry.ts';
import { paths } from '../platform/paths.ts';
import { fill } from '../platform/slot.tsx';
import type { WebModule } from '../platform/web-module.ts';

const shareButton = () => import('./reports/share-button.tsx');
const dealAudit = () => import('./audit/deal-audit.tsx');

export const insightModule: WebModule = {
  menu: [
    { key: 'start', path: paths.start, open: [...desks, 'scout'], quick: ['coach', 'scout'] },
    { key: 'desk', path: paths.desk, open: staff },
    { key: 'dashboard', path: paths.procura, open: ['player'], quick: ['player'] },
    { key: 'kpis', path: paths.kpis, group: 'portfolio', open: premiums, locked: [premiumOnly] },
  ],
  live: () => import('./live.ts'),
  fills: [
    fill(PublicLinks, () => import('./reports/public-links-section.tsx')),
    fill(SharePlayer, shareButton, { kind: 'player' }),
    fill(ShareRequest, shareButton, { kind: 'request' }),
    fill(ShareNegotiation, shareButton, { kind: 'negotiation' }),
    fill(ShareOffer, shareButton, { kind: 'offer' }),
    fill(RequestAudit, dealAudit, { kind: 'request' }),
    fill(NegotiationAudit, dealAudit, { kind: 'negotiation' }),
    fill(OfferAudit, dealAudit, { kind: 'offer' }),
  ],
};
