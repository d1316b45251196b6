import { accountErasure } from '../identity/account-erasure.ts';
import { dataExport } from '../identity/data-export.ts';
import { storedBeside } from '../platform/outbox/record-event.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { auditLine } from './audit/audit.repository.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { firstStepsRoutes } from './first-steps/first-steps.routes.ts';
import { savePortfolioValues } from './kpis/jobs/save-portfolio-values.ts';
import { kpiRoutes } from './kpis/kpis.routes.ts';
import { alertSearches } from './notifications/jobs/alert-searches.ts';
import { mailMissedMentions, mailNotifications } from './notifications/jobs/mail-notifications.ts';
import { notifyUnreadMessages } from './notifications/jobs/notify-unread-messages.ts';
import { purgeOldNotifications } from './notifications/jobs/purge-old-notifications.ts';
import { mailDigest, sendDigests } from './notifications/jobs/send-digests.ts';
import { eraseNotifications } from './notifications/notifications.repository.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { notifyPeople } from './notifications/reactions/notify-people.ts';
import { settleCosts } from './notifications/reactions/settle-costs.ts';
import { playerDashboardRoutes } from './player-dashboard/player-dashboard.routes.ts';
import { exportedInsight } from './ports/exported-insight.repository.ts';
import { sweepMinors } from './protection/jobs/sweep-minors.ts';
import { protectionRoutes } from './protection/protection.routes.ts';
import { purgeReportVisitors } from './reports/jobs/purge-report-visitors.ts';
import { erasePublicLinks } from './reports/public-links.repository.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { worthRoutes } from './worth/worth.routes.ts';

export const insightModule: ServerModule = {
  routes: [
    ...auditRoutes,
    ...firstStepsRoutes,
    ...kpiRoutes,
    ...notificationRoutes,
    ...playerDashboardRoutes,
    ...protectionRoutes,
    ...reportRoutes,
    ...searchRoutes,
    ...worthRoutes,
  ],
  reactions: [notifyPeople, settleCosts],
  jobs: (mailer) => [
    purgeReportVisitors,
    sweepMinors,
    savePortfolioValues,
    purgeOldNotifications,
    sendDigests,
    alertSearches,
    mailDigest(mailer),
    mailNotifications(mailer),
    mailMissedMentions,
    notifyUnreadMessages,
  ],
  fillPorts() {
    dataExport.fill(exportedInsight);
    storedBeside.fill(auditLine);
    accountErasure.fill({ publicLinks: erasePublicLinks, notifications: eraseNotifications });
  },
};
