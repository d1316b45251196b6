import type { CallerKind } from '@trattativa/contract/access';
import type { ScreenRoute } from './screen-route.ts';

const firstPart = ({ path }: ScreenRoute) => `/${path.replace(/^\//, '').split('/')[0]}`;

let known: readonly ScreenRoute[] = [];
let built: ReadonlySet<string> = new Set();

/** Called once by the application, which knows the screens of all modules. */
export function setScreens(screens: readonly ScreenRoute[]): void {
  known = screens;
  built = new Set(screens.map(firstPart));
}

/** Whether a path has a screen. The top bar and the menus link only to these. */
export const isBuilt = (path: string): boolean => built.has(path);

/** All paths that have a screen. */
export const builtPaths = (): ReadonlySet<string> => built;

/** The paths with a screen for this kind of user. */
export function openPaths(kind: CallerKind): ReadonlySet<string> {
  return new Set(known.filter(({ who }) => who.includes(kind)).map(firstPart));
}

/** The paths that are also open to a club that waits for staff. */
export function pathsWhileWaiting(): ReadonlySet<string> {
  return new Set(known.filter(({ whileWaiting }) => whileWaiting).map(firstPart));
}
