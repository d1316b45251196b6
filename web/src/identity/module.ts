import { paths } from '../platform/paths.ts';
import type { WebModule } from '../platform/web-module.ts';
import { accountLive } from './account/account.live.ts';
import { adminLive } from './admin/admin.live.ts';
import { limitsLive } from './limits/limits.live.ts';

export const identityModule: WebModule = {
  menu: [{ key: 'admin', path: paths.admin, open: ['admin'] }],
  live: [...accountLive, ...adminLive, ...limitsLive],
};
