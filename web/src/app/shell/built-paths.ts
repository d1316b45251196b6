import type { CallerKind } from '@trattativa/contract/access';
import { type ScreenRoute, screens } from '../routes.ts';

const firstPart = ({ path }: ScreenRoute) => `/${path.replace(/^\//, '').split('/')[0]}`;

/** The paths that have a screen; the bar and the menus show no way to the others. */
export const builtPaths: ReadonlySet<string> = new Set(screens.map(firstPart));

/** Those that have a screen for this kind of user. */
export function openPaths(kind: CallerKind): ReadonlySet<string> {
  return new Set(screens.filter(({ who }) => who.includes(kind)).map(firstPart));
}
