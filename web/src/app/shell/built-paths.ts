import { screens } from '../routes.ts';

/** The paths that have a screen; the bar and the menus show no way to the others. */
export const builtPaths: ReadonlySet<string> = new Set(
  screens.map(({ path }) => `/${path.replace(/^\//, '').split('/')[0]}`),
);
