import type { CallerKind } from '@trattativa/contract/access';
import type { ComponentType } from 'react';

/** One screen: its module's default export is the component. Whoever is not in `who` is told so; the service decides. */
export interface ScreenRoute {
  path: string;
  lazy: () => Promise<{ default: ComponentType }>;
  who: readonly CallerKind[];
}

/** A page that is open without login. */
export type PublicRoute = Omit<ScreenRoute, 'who'>;

/** Private screens, in the app layout (top bar, side menu, footer). A line for each screen. */
export const screens: ScreenRoute[] = [];

/** Public pages in the plain layout. */
export const publicPages: PublicRoute[] = [];

/** Public pages with the logo header and the language selector; they open from shared links. */
export const reportPages: PublicRoute[] = [];
