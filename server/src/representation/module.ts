import { attachmentKinds } from '../files/attachment-kinds.ts';
import { accountErasure } from '../identity/account-erasure.ts';
import { confirmedMandate } from '../identity/deal-states.ts';
import { recordParts } from '../people/record-parts.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { representationAttachments } from './attachments.ts';
import { deleteInvitationsFor } from './claims/claims.repository.ts';
import { claimRoutes } from './claims/claims.routes.ts';
import { eraseClaims } from './claims/erase-claims.repository.ts';
import { mailClaimInvitation } from './claims/jobs/mail-claim-invitation.ts';
import { mailDisputeDecided } from './claims/jobs/mail-dispute-decided.ts';
import { mailClaimInvitations, mailDecidedDisputes } from './claims/reactions/mail-claim-news.ts';
import { contractRoutes } from './contract/contract.routes.ts';
import { eraseMandates } from './mandates/erase-mandates.repository.ts';
import { mailMandateNews } from './mandates/jobs/mail-mandate-news.ts';
import { sweepMandates } from './mandates/jobs/sweep-mandates.ts';
import { mandateRoutes } from './mandates/mandates.routes.ts';
import { mailMandates } from './mandates/reactions/mail-mandates.ts';
import { sqlMandate } from './sql-names.ts';

export const representationModule: ServerModule = {
  routes: [...mandateRoutes, ...claimRoutes, ...contractRoutes],
  reactions: [mailMandates, mailClaimInvitations, mailDecidedDisputes],
  jobs: (mailer) => [
    mailClaimInvitation(mailer),
    mailDisputeDecided(mailer),
    mailMandateNews(mailer),
    sweepMandates,
  ],
  fillPorts() {
    confirmedMandate.fill(sqlMandate.confirmed);
    attachmentKinds.fill(representationAttachments);
    accountErasure.fill({ mandates: eraseMandates, claims: eraseClaims });
    recordParts.fill({ invitations: deleteInvitationsFor });
  },
};
