import { accountErasure } from '../identity/account-erasure.ts';
import { storedBeside } from '../platform/outbox/record-event.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { auditLine } from './audit/audit.repository.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { takePortfolioValues } from './kpis/jobs/take-portfolio-values.ts';
import { kpiRoutes } from './kpis/kpis.routes.ts';
import { eraseNotifications } from './notifications/erase-notifications.repository.ts';
import { forgetOldNotifications } from './notifications/jobs/forget-old-notifications.ts';
import { mailDigest } from './notifications/jobs/mail-digest.ts';
import { mailNotifications } from './notifications/jobs/mail-notifications.ts';
import { mailTheAbsent } from './notifications/jobs/mail-the-absent.ts';
import { sendDigests } from './notifications/jobs/send-digests.ts';
import { tellOfUnreadMessages } from './notifications/jobs/tell-of-unread-messages.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { notifyPeople } from './notifications/reactions/notify-people.ts';
import { erasePublicLinks } from './reports/erase-public-links.repository.ts';
import { forgetReportVisitors } from './reports/jobs/forget-report-visitors.ts';
import { reportRoutes } from './reports/reports.routes.ts';

export const insightModule: ServerModule = {
  routes: [...auditRoutes, ...kpiRoutes, ...notificationRoutes, ...reportRoutes],
  reactions: [notifyPeople],
  jobs: (mailer) => [
    forgetReportVisitors,
    takePortfolioValues,
    forgetOldNotifications,
    sendDigests,
    mailDigest(mailer),
    mailNotifications(mailer),
    mailTheAbsent,
    tellOfUnreadMessages,
  ],
  fillPorts() {
    storedBeside.fill(auditLine);
    accountErasure.fill({ publicLinks: erasePublicLinks, notifications: eraseNotifications });
  },
};
