import { attachmentKinds } from '../files/attachment-kinds.ts';
import { accountErasure } from '../identity/account-erasure.ts';
import { mandatedTeams } from '../identity/actor-records.ts';
import { dataExport } from '../identity/data-export.ts';
import { mandatesOfPeople } from '../people/mandates-of-people.ts';
import { recordParts } from '../people/record-parts.ts';
import { recordUses } from '../people/record-uses.ts';
import { mailedCodes } from '../platform/mail/mailed-codes.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { representationAttachments } from './attachments.ts';
import { deleteInvitationsFor, prolongInvitation } from './claims/claims.repository.ts';
import { claimRoutes } from './claims/claims.routes.ts';
import { eraseClaims } from './claims/erase-claims.repository.ts';
import { mailClaimInvitation } from './claims/jobs/mail-claim-invitation.ts';
import { mailDisputeDecided } from './claims/jobs/mail-dispute-decided.ts';
import { mailClaimInvitations, mailDecidedDisputes } from './claims/reactions/mail-claim-news.ts';
import { contractRoutes } from './contract/contract.routes.ts';
import { deleteMandatesOf, eraseMandates } from './mandates/erase-mandates.repository.ts';
import { mailMandateNews } from './mandates/jobs/mail-mandate-news.ts';
import { sweepMandates } from './mandates/jobs/sweep-mandates.ts';
import { mandateRoutes } from './mandates/mandates.routes.ts';
import { adoptMandates } from './mandates/reactions/adopt-mandates.ts';
import { mailMandates } from './mandates/reactions/mail-mandates.ts';
import { exportedRepresentation } from './ports/exported-representation.repository.ts';
import { mandatesOfRecord, peoplesMandates, teamsMandating } from './ports/mandates-of-people.repository.ts';
import { publishedRepresentation } from './published-columns.ts';
import { eraseRepresentations } from './subscriptions/erase-representations.ts';
import { mailRepresentationNews } from './subscriptions/jobs/mail-representation-news.ts';
import { sweepRepresentations } from './subscriptions/jobs/sweep-representations.ts';
import { mailRepresentations } from './subscriptions/reactions/mail-representations.ts';
import { subscriptionRoutes } from './subscriptions/subscriptions.routes.ts';

export const representationModule: ServerModule = {
  publishes: publishedRepresentation,
  routes: [...mandateRoutes, ...claimRoutes, ...contractRoutes, ...subscriptionRoutes],
  reactions: [mailMandates, adoptMandates, mailClaimInvitations, mailDecidedDisputes, mailRepresentations],
  jobs: (mailer) => [
    mailClaimInvitation(mailer),
    mailDisputeDecided(mailer),
    mailMandateNews(mailer),
    sweepMandates,
    mailRepresentationNews(mailer),
    sweepRepresentations,
  ],
  fillPorts() {
    dataExport.fill(exportedRepresentation);
    mailedCodes.fill({ claimInvitation: prolongInvitation });
    attachmentKinds.fill(representationAttachments);
    accountErasure.fill({
      mandates: eraseMandates,
      claims: eraseClaims,
      representations: eraseRepresentations,
    });
    mandatesOfPeople.fill(peoplesMandates);
    mandatedTeams.fill(teamsMandating);
    recordUses.fill({ mandates: mandatesOfRecord });
    recordParts.fill({ invitations: deleteInvitationsFor, mandates: deleteMandatesOf });
  },
};
