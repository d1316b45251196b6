import { staff, withMandates } from '../platform/audiences.ts';
import { paths, recordMandatesPath } from '../platform/paths.ts';
import type { PublicRoute, ScreenRoute } from '../platform/screen-route.ts';

/** Private screens, in the app layout (top bar, side menu, footer). */
export const screens: ScreenRoute[] = [
  {
    path: paths.listings,
    lazy: () => import('./claims/listings-screen.tsx'),
    who: ['player'],
  },
  {
    path: paths.contract,
    lazy: () => import('./contract/contract-screen.tsx'),
    who: ['player', ...staff],
  },
  {
    path: paths.mandates,
    lazy: () => import('./mandates/mandates-screen.tsx'),
    who: withMandates,
  },
  {
    path: `${paths.mandates}/new`,
    lazy: () => import('./mandates/mandate-form-screen.tsx'),
    who: ['team', 'agent', 'premium'],
  },
  {
    path: recordMandatesPath,
    lazy: () => import('./mandates/record/record-mandates-screen.tsx'),
    who: ['agent', 'premium'],
  },
  {
    path: `${paths.mandates}/:mandateId`,
    lazy: () => import('./mandates/mandate-screen.tsx'),
    who: withMandates,
  },
];

/** Public pages in the plain layout. They load as little as can be: no query cache (`useAnswer` instead), no socket. */
export const publicPages: PublicRoute[] = [
  { path: paths.claim, lazy: () => import('./claims/claim-screen.tsx') },
  {
    path: `${paths.guardianMandate}/:code`,
    lazy: () => import('./mandates/guardian-mandate-screen.tsx'),
  },
];
