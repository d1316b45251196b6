import type { LiveHandler } from '../platform/cache/live-handler.ts';
import { auditLive } from './audit/audit.live.ts';
import { dashboardLive } from './dashboard/dashboard.live.ts';
import { playerDashboardLive } from './dashboard/player-dashboard.live.ts';
import { notificationsLive } from './notifications/notifications.live.ts';
import { protectionLive } from './protection/protection.live.ts';
import { reportsLive } from './reports/reports.live.ts';
import { worthLive } from './worth/worth.live.ts';

/** How live events update the cached queries of the module's screens. */
export const handlers: readonly LiveHandler[] = [
  ...dashboardLive,
  ...playerDashboardLive,
  ...auditLive,
  ...notificationsLive,
  ...protectionLive,
  ...reportsLive,
  ...worthLive,
];
