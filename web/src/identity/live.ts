import type { LiveHandler } from '../platform/cache/live-handler.ts';
import { accountLive } from './account/account.live.ts';
import { adminLive } from './admin/admin.live.ts';
import { limitsLive } from './limits/limits.live.ts';

/** How live events update the cached queries of the module's screens. */
export const handlers: readonly LiveHandler[] = [...accountLive, ...adminLive, ...limitsLive];
