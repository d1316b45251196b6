import { ownRecordProfile } from '../files/own-record.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { accountRoutes } from './accounts/accounts.routes.ts';
import {
  mailActivationLink,
  mailEmailChangeLink,
  mailResetLink,
  mailWithdrawalLink,
} from './accounts/jobs/mail-account-link.ts';
import { mailConsentGiven } from './accounts/jobs/mail-consent-given.ts';
import { mailGuardianOfApplication } from './accounts/jobs/mail-guardian-of-application.ts';
import { mailSecurityNotice } from './accounts/jobs/mail-security-notice.ts';
import { purgeOldRows } from './accounts/jobs/purge-old-rows.ts';
import { purgeUnconfirmedAccounts } from './accounts/jobs/purge-unconfirmed-accounts.ts';
import { askGuardian } from './accounts/reactions/ask-guardian.ts';
import { mailAccountLinks } from './accounts/reactions/mail-account-links.ts';
import { notifyGuardian } from './accounts/reactions/notify-guardian.ts';
import { notifyOwner } from './accounts/reactions/notify-owner.ts';
import { notifyWard } from './accounts/reactions/notify-ward.ts';
import { sqlProfile } from './sql-names.ts';

export const identityModule: ServerModule = {
  routes: [...accountRoutes],
  fillPorts() {
    ownRecordProfile.fill(sqlProfile.player);
  },
  reactions: [mailAccountLinks, askGuardian, notifyOwner, notifyWard, notifyGuardian],
  jobs: (mailer) => [
    mailActivationLink(mailer),
    mailResetLink(mailer),
    mailEmailChangeLink(mailer),
    mailWithdrawalLink(mailer),
    mailConsentGiven(mailer),
    mailSecurityNotice(mailer),
    mailGuardianOfApplication(mailer),
    purgeUnconfirmedAccounts,
    purgeOldRows,
  ],
};
