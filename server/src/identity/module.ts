import { ownRecordProfile } from '../files/own-record.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { forgetOldRows } from './accounts/jobs/forget-old-rows.ts';
import { forgetUnconfirmedAccounts } from './accounts/jobs/forget-unconfirmed-accounts.ts';
import {
  mailActivationLink,
  mailEmailChangeLink,
  mailResetLink,
  mailWithdrawalLink,
} from './accounts/jobs/mail-account-link.ts';
import { mailConsentGiven } from './accounts/jobs/mail-consent-given.ts';
import { mailGuardianOfApplication } from './accounts/jobs/mail-guardian-of-application.ts';
import { mailSecurityNotice } from './accounts/jobs/mail-security-notice.ts';
import { askGuardian } from './accounts/reactions/ask-guardian.ts';
import { mailAccountLinks } from './accounts/reactions/mail-account-links.ts';
import { tellGuardian } from './accounts/reactions/tell-guardian.ts';
import { tellOwner } from './accounts/reactions/tell-owner.ts';
import { tellWard } from './accounts/reactions/tell-ward.ts';
import { sqlProfile } from './sql-names.ts';

export const identityModule: ServerModule = {
  routes: [...accountRoutes],
  fillPorts() {
    ownRecordProfile.fill(sqlProfile.player);
  },
  reactions: [mailAccountLinks, askGuardian, tellOwner, tellWard, tellGuardian],
  jobs: (mailer) => [
    mailActivationLink(mailer),
    mailResetLink(mailer),
    mailEmailChangeLink(mailer),
    mailWithdrawalLink(mailer),
    mailConsentGiven(mailer),
    mailSecurityNotice(mailer),
    mailGuardianOfApplication(mailer),
    forgetUnconfirmedAccounts,
    forgetOldRows,
  ],
};
