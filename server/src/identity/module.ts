import { maxUnsentFiles } from '@trattativa/domain/platform/file-limits';
import { accountName } from '../files/account-names.ts';
import { attachmentKinds, type FileParent, nobodyElse, writers } from '../files/attachment-kinds.ts';
import { picturedRecords } from '../files/avatar-owners.ts';
import { AppError } from '../platform/app-error.ts';
import { mailedCodes } from '../platform/mail/mailed-codes.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { prolongCode as prolongAccountCode } from './accounts/accounts.repository.ts';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { exportedIdentity } from './accounts/data/export.repository.ts';
import {
  mailActivationLink,
  mailEmailChangeLink,
  mailResetLink,
  mailSignInLink,
  mailWithdrawalLink,
} from './accounts/jobs/mail-account-link.ts';
import { mailConsentGiven } from './accounts/jobs/mail-consent-given.ts';
import { mailGuardianOfApplication } from './accounts/jobs/mail-guardian-of-application.ts';
import { mailSecurityNotice } from './accounts/jobs/mail-security-notice.ts';
import { purgeOldRows } from './accounts/jobs/purge-old-rows.ts';
import { purgeUnconfirmedAccounts } from './accounts/jobs/purge-unconfirmed-accounts.ts';
import { resealSecondFactors } from './accounts/jobs/reseal-second-factors.ts';
import {
  askGuardian,
  mailAccountLinks,
  notifyGuardian,
  notifyOwner,
  notifyWard,
} from './accounts/reactions/mail-account-events.ts';
import { administrationRoutes } from './administration/administration.routes.ts';
import { mailStaffInvitation } from './administration/jobs/mail-staff-invitation.ts';
import { mailInvitedStaff } from './administration/reactions/mail-invited-staff.ts';
import { dataExport } from './data-export.ts';
import { accountIds, accountPictures, nameOfAccount } from './ports/accounts-of-files.repository.ts';
import { publishedIdentity } from './published-columns.ts';
import { settingsRoutes } from './settings/settings.routes.ts';

/** The parents that this module owns. */
const identityAttachments = {
  // Chosen but unsent files: visible only to the account that chose them, not even to staff.
  unsent: {
    ids: accountIds,
    max: maxUnsentFiles,
    async rights(_, actor, id) {
      if (id !== actor.accountId) throw new AppError('NOT_FOUND');
      return writers(true);
    },
    audience: nobodyElse,
  },
} satisfies Record<string, FileParent>;

export const identityModule: ServerModule = {
  publishes: publishedIdentity,
  routes: [...accountRoutes, ...administrationRoutes, ...settingsRoutes],
  fillPorts() {
    dataExport.fill(exportedIdentity);
    accountName.fill(nameOfAccount);
    attachmentKinds.fill(identityAttachments);
    picturedRecords.fill({ account: accountPictures });
    mailedCodes.fill({ account: prolongAccountCode });
  },
  reactions: [mailAccountLinks, askGuardian, notifyOwner, notifyWard, notifyGuardian, mailInvitedStaff],
  jobs: (mailer) => [
    mailActivationLink(mailer),
    mailResetLink(mailer),
    mailSignInLink(mailer),
    mailEmailChangeLink(mailer),
    mailWithdrawalLink(mailer),
    mailConsentGiven(mailer),
    mailSecurityNotice(mailer),
    mailGuardianOfApplication(mailer),
    mailStaffInvitation(mailer),
    purgeUnconfirmedAccounts,
    purgeOldRows,
    resealSecondFactors,
  ],
};
