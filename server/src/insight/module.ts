import { accountErasure } from '../identity/account-erasure.ts';
import { storedBeside } from '../platform/outbox/record-event.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { auditLine } from './audit/audit.repository.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { savePortfolioValues } from './kpis/jobs/save-portfolio-values.ts';
import { kpiRoutes } from './kpis/kpis.routes.ts';
import { eraseNotifications } from './notifications/erase-notifications.repository.ts';
import { mailDigest } from './notifications/jobs/mail-digest.ts';
import { mailNotifications } from './notifications/jobs/mail-notifications.ts';
import { mailTheAbsent } from './notifications/jobs/mail-the-absent.ts';
import { notifyUnreadMessages } from './notifications/jobs/notify-unread-messages.ts';
import { purgeOldNotifications } from './notifications/jobs/purge-old-notifications.ts';
import { sendDigests } from './notifications/jobs/send-digests.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { notifyPeople } from './notifications/reactions/notify-people.ts';
import { erasePublicLinks } from './reports/erase-public-links.repository.ts';
import { purgeReportVisitors } from './reports/jobs/purge-report-visitors.ts';
import { reportRoutes } from './reports/reports.routes.ts';

export const insightModule: ServerModule = {
  routes: [...auditRoutes, ...kpiRoutes, ...notificationRoutes, ...reportRoutes],
  reactions: [notifyPeople],
  jobs: (mailer) => [
    purgeReportVisitors,
    savePortfolioValues,
    purgeOldNotifications,
    sendDigests,
    mailDigest(mailer),
    mailNotifications(mailer),
    mailTheAbsent,
    notifyUnreadMessages,
  ],
  fillPorts() {
    storedBeside.fill(auditLine);
    accountErasure.fill({ publicLinks: erasePublicLinks, notifications: eraseNotifications });
  },
};
