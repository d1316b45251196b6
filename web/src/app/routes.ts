import * as billing from '../billing/screens.ts';
import * as deals from '../deals/screens.ts';
import * as identity from '../identity/screens.ts';
import * as insight from '../insight/screens.ts';
import * as market from '../market/screens.ts';
import * as people from '../people/screens.ts';
import type { PublicRoute, ScreenRoute } from '../platform/screen-route.ts';
import * as representation from '../representation/screens.ts';
import * as room from '../room/screens.ts';

/** Private screens, in the app layout (top bar, side menu, footer). */
export const screens: readonly ScreenRoute[] = [
  ...identity.screens,
  ...people.screens,
  ...representation.screens,
  ...market.screens,
  ...deals.screens,
  ...billing.screens,
  ...room.screens,
  ...insight.screens,
];

/**
 * Public pages in the plain layout. They load as little as possible: no query cache (`useAnswer` instead), no socket.
 */
export const publicPages: readonly PublicRoute[] = [
  ...identity.publicPages,
  ...people.publicPages,
  ...representation.publicPages,
  ...deals.publicPages,
  ...insight.publicPages,
];

/** Public pages with the logo header and the language selector; they open from shared links. */
export const reportPages: readonly PublicRoute[] = [...insight.reportPages];
