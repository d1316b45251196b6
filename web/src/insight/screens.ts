import { everybodyLoggedIn, premiums, staff } from '../platform/audiences.ts';
import { paths } from '../platform/paths.ts';
import type { PublicRoute, ScreenRoute } from '../platform/screen-route.ts';
import { revenuePath, worthPath } from './worth/worth-paths.ts';

/** Private screens, in the app layout (top bar, side menu, footer). */
export const screens: ScreenRoute[] = [
  { path: paths.audit, lazy: () => import('./audit/audit-screen.tsx'), who: ['admin'] },
  { path: paths.desk, lazy: () => import('./desk/desk-screen.tsx'), who: staff },
  {
    path: paths.start,
    lazy: () => import('./dashboard/dashboard-screen.tsx'),
    who: everybodyLoggedIn,
  },
  {
    path: paths.procura,
    lazy: () => import('./dashboard/procura-screen.tsx'),
    who: ['player', ...staff],
  },
  {
    path: `${paths.procura}/:figure`,
    lazy: () => import('./dashboard/figures/figure-list-screen.tsx'),
    who: ['player', ...staff],
  },
  {
    path: paths.notifications,
    lazy: () => import('./notifications/notifications-screen.tsx'),
    who: everybodyLoggedIn,
    whileWaiting: true,
  },
  { path: worthPath, lazy: () => import('./worth/worth-screen.tsx'), who: ['agent', 'premium'] },
  { path: revenuePath, lazy: () => import('./worth/revenue-screen.tsx'), who: ['agent', 'premium'] },
  { path: paths.kpis, lazy: () => import('./kpis/kpis-screen.tsx'), who: premiums },
];

/**
 * Public pages in the plain layout. They load as little as possible: no query cache (`useAnswer` instead), no socket.
 */
export const publicPages: PublicRoute[] = [
  { path: paths.home, lazy: () => import('./home/home-screen.tsx') },
  { path: paths.homeClub, lazy: () => import('./home/home-club-screen.tsx') },
  { path: paths.homePlayer, lazy: () => import('./home/home-player-screen.tsx') },
  { path: paths.homeAgent, lazy: () => import('./home/home-agent-screen.tsx') },
  { path: paths.about, lazy: () => import('./home/about-screen.tsx') },
];

/** Public pages with the logo header and the language selector; they open from shared links. */
export const reportPages: PublicRoute[] = [
  {
    path: `${paths.playerReport}/:playerId/:playerName?`,
    lazy: () => import('./reports/player-report-screen.tsx'),
  },
  { path: paths.requestReport, lazy: () => import('./reports/request-report-screen.tsx') },
  { path: paths.offerReport, lazy: () => import('./reports/offer-report-screen.tsx') },
  { path: paths.negotiationReport, lazy: () => import('./reports/negotiation-report-screen.tsx') },
];
