import type { CallerKind } from '@trattativa/contract/access';
import type { ComponentType } from 'react';

/**
 * One screen: its module's default export is the component. Other kinds of user than `who` see a message instead; the
 * service enforces it.
 */
export interface ScreenRoute {
  path: string;
  lazy: () => Promise<{ default: ComponentType }>;
  who: readonly CallerKind[];
  /** Also open to a club that waits for staff. */
  whileWaiting?: true;
}

/** A page that is open without login. */
export type PublicRoute = Omit<ScreenRoute, 'who'>;
