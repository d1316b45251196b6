import { desks, premiums, staff } from '../platform/audiences.ts';
import { premiumOnly } from '../platform/menu-entry.ts';
import { paths } from '../platform/paths.ts';
import type { WebModule } from '../platform/web-module.ts';
import { auditLive } from './audit/audit.live.ts';
import { dashboardLive } from './dashboard/dashboard.live.ts';
import { notificationsLive } from './notifications/notifications.live.ts';
import { reportsLive } from './reports/reports.live.ts';

export const insightModule: WebModule = {
  menu: [
    { key: 'start', path: paths.start, open: [...desks, 'scout'], quick: ['coach', 'scout'] },
    { key: 'desk', path: paths.desk, open: staff },
    { key: 'dashboard', path: paths.procura, open: ['player'], quick: ['player'] },
    { key: 'kpis', path: paths.kpis, group: 'portfolio', open: premiums, locked: [premiumOnly] },
  ],
  live: [...dashboardLive, ...auditLive, ...notificationsLive, ...reportsLive],
};
