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
  /** Whether a club that waits for staff may open the screen too. */
  whileWaiting?: true;
}

/** A page that is open without login. */
export type PublicRoute = Omit<ScreenRoute, 'who'>;
