import { agents, desks, premiums, staff } from '../platform/audiences.ts';
import { paths } from '../platform/paths.ts';
import type { PublicRoute, ScreenRoute } from '../platform/screen-route.ts';

/** Private screens, in the app layout (top bar, side menu, footer). */
export const screens: ScreenRoute[] = [
  {
    path: paths.negotiation,
    lazy: () => import('./negotiations/start/start-negotiation-screen.tsx'),
    who: ['team', ...agents],
  },
  {
    path: paths.negotiationsReport,
    lazy: () => import('./negotiations/report/negotiations-report-screen.tsx'),
    who: premiums,
  },
  {
    path: paths.negotiations,
    lazy: () => import('./board/negotiations-screen.tsx'),
    who: [...desks, 'player'],
  },
  {
    path: `${paths.negotiations}/:negotiationId`,
    lazy: () => import('./negotiation-page/negotiation-screen.tsx'),
    who: [...desks, 'player'],
  },
  {
    path: paths.offer,
    lazy: () => import('./offers/form/create-offer-screen.tsx'),
    who: ['team', ...staff],
  },
  {
    path: paths.offers,
    lazy: () => import('./offers/list/offers-screen.tsx'),
    who: [...desks, 'player'],
  },
  {
    path: `${paths.offers}/compare`,
    lazy: () => import('./offers/list/compare-offers-screen.tsx'),
    who: [...desks, 'player'],
  },
  {
    path: `${paths.offers}/:offerId`,
    lazy: () => import('./offers/offer-screen.tsx'),
    who: [...desks, 'player'],
  },
  {
    path: `${paths.offers}/:offerId/revise`,
    lazy: () => import('./offers/form/revise-offer-screen.tsx'),
    who: [...desks, 'player'],
  },
  {
    path: `${paths.offers}/:offerId/player`,
    lazy: () => import('./offers/form/player-info-screen.tsx'),
    who: [...desks, 'player'],
  },
  {
    path: paths.transfers,
    lazy: () => import('./transfers/transfers-screen.tsx'),
    who: ['team', ...staff],
  },
  {
    path: `${paths.transfers}/new`,
    lazy: () => import('./transfers/propose-transfer-screen.tsx'),
    who: ['team', ...staff],
  },
  {
    path: `${paths.transfers}/:transferId`,
    lazy: () => import('./transfers/transfer-screen.tsx'),
    who: ['team', ...staff],
  },
  {
    path: `${paths.transfers}/:transferId/revise`,
    lazy: () => import('./transfers/revise-transfer-screen.tsx'),
    who: ['team', ...staff],
  },
];

/** Public pages in the plain layout. They load as little as can be: no query cache (`useAnswer` instead), no socket. */
export const publicPages: PublicRoute[] = [
  { path: `${paths.confirmProposal}/:code`, lazy: () => import('./consents/confirm-proposal-screen.tsx') },
];
