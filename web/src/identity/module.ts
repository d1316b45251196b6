import { paths } from '../platform/paths.ts';
import type { WebModule } from '../platform/web-module.ts';

export const identityModule: WebModule = {
  menu: [{ key: 'admin', path: paths.admin, open: ['admin'] }],
  live: () => import('./live.ts'),
};
