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
