import type { z } from 'zod';
import { commissionEndpoints } from './billing/commissions/endpoints.ts';
import { electronicEndpoints } from './billing/electronic/endpoints.ts';
import { feeEndpoints } from './billing/fees/endpoints.ts';
import { invoiceEndpoints } from './billing/invoices/endpoints.ts';
import { playerInvoiceEndpoints } from './billing/invoices/player-endpoints.ts';
import { paymentEndpoints } from './billing/payments/endpoints.ts';
import { paymentWebhook } from './billing/payments/webhook-call.ts';
import { clauseEndpoints } from './deals/clauses/endpoints.ts';
import { closingEndpoints } from './deals/closing/endpoints.ts';
import { consentRequestEndpoints } from './deals/consents/endpoints.ts';
import { costEndpoints } from './deals/costs/endpoints.ts';
import { feeSheetEndpoints } from './deals/fee-sheet/endpoints.ts';
import { consentEndpoints } from './deals/negotiations/consent-endpoints.ts';
import { negotiationEndpoints } from './deals/negotiations/endpoints.ts';
import { enquiryEndpoints } from './deals/negotiations/enquiry-endpoints.ts';
import { negotiationReportEndpoints } from './deals/negotiations/report-endpoints.ts';
import { offerCheckEndpoints } from './deals/offers/check-endpoints.ts';
import { offerEndpoints } from './deals/offers/endpoints.ts';
import { replyEndpoints } from './deals/replies/endpoints.ts';
import { trainingEndpoints } from './deals/training/endpoints.ts';
import { transferEndpoints } from './deals/transfers/endpoints.ts';
import { trialEndpoints } from './deals/trials/endpoints.ts';
import { fileEndpoints } from './files/uploads/endpoints.ts';
import { accountEndpoints } from './identity/accounts/endpoints.ts';
import { administrationEndpoints } from './identity/administration/endpoints.ts';
import { settingsEndpoints } from './identity/settings/endpoints.ts';
import { auditEndpoints } from './insight/audit/endpoints.ts';
import { firstStepsEndpoints } from './insight/first-steps/endpoints.ts';
import { kpiEndpoints } from './insight/kpis/endpoints.ts';
import { notificationEndpoints } from './insight/notifications/endpoints.ts';
import { playerDashboardEndpoints } from './insight/player-dashboard/endpoints.ts';
import { protectionEndpoints } from './insight/protection/endpoints.ts';
import { reportEndpoints } from './insight/reports/endpoints.ts';
import { previewPages } from './insight/reports/preview-pages.ts';
import { searchEndpoints } from './insight/search/endpoints.ts';
import { worthEndpoints } from './insight/worth/endpoints.ts';
import { requestAnswerEndpoints } from './market/answers/endpoints.ts';
import { applicationEndpoints } from './market/applications/endpoints.ts';
import { matchingEndpoints } from './market/matching/endpoints.ts';
import { onboardingEndpoints } from './market/onboarding/endpoints.ts';
import { requestEndpoints } from './market/requests/endpoints.ts';
import { agentEndpoints } from './people/agents/endpoints.ts';
import { agentFigureEndpoints } from './people/agents/figure-endpoints.ts';
import { agentLicenceEndpoints } from './people/agents/licence-endpoints.ts';
import { agentProfileEndpoints } from './people/agents/profile-endpoints.ts';
import { coachingStaffEndpoints } from './people/coaching-staff/endpoints.ts';
import { playerMarketEndpoints } from './people/player-market/endpoints.ts';
import { playerCareerEndpoints } from './people/players/career-endpoints.ts';
import { endingEndpoints } from './people/players/ending-endpoints.ts';
import { playerEndpoints } from './people/players/endpoints.ts';
import { registrationEndpoints } from './people/players/registration-endpoints.ts';
import { playerSkillsEndpoints } from './people/players/skills-endpoints.ts';
import { playerViewsEndpoints } from './people/players/views-endpoints.ts';
import { portfolioEndpoints } from './people/portfolios/endpoints.ts';
import { ruleEndpoints } from './people/rules/endpoints.ts';
import { rulePackEndpoints } from './people/rules/pack-endpoints.ts';
import { scoutEndpoints } from './people/scouts/endpoints.ts';
import { teamEndpoints } from './people/teams/endpoints.ts';
import { listPlanEndpoints } from './people/teams/list-plan-endpoints.ts';
import { squadEndpoints } from './people/teams/squad-endpoints.ts';
import { watchEndpoints } from './people/watching/endpoints.ts';
import { placeEndpoints } from './platform/places/endpoints.ts';
import { claimAndListingEndpoints } from './representation/claims/endpoints.ts';
import { contractEndpoints } from './representation/contract/endpoints.ts';
import { mandateCheckEndpoints } from './representation/mandates/check-endpoints.ts';
import { mandateEndpoints } from './representation/mandates/endpoints.ts';
import { representationEndpoints } from './representation/subscriptions/endpoints.ts';
import { chatEndpoints } from './room/chat/endpoints.ts';
import { chatRestCalls } from './room/chat/rest-calls.ts';
import { chatEvidenceEndpoints } from './room/evidence/endpoints.ts';
import { standardMessageEndpoints } from './room/standard-messages/endpoints.ts';

/** Every call of the main service. The server refuses to start when one of them is not bound. */
export const endpoints = {
  ...accountEndpoints,
  ...administrationEndpoints,
  ...agentEndpoints,
  ...agentFigureEndpoints,
  ...agentLicenceEndpoints,
  ...agentProfileEndpoints,
  ...applicationEndpoints,
  ...requestAnswerEndpoints,
  ...chatEndpoints,
  ...chatEvidenceEndpoints,
  ...auditEndpoints,
  ...negotiationEndpoints,
  ...consentEndpoints,
  ...costEndpoints,
  ...feeSheetEndpoints,
  ...consentRequestEndpoints,
  ...enquiryEndpoints,
  ...replyEndpoints,
  ...negotiationReportEndpoints,
  ...coachingStaffEndpoints,
  ...contractEndpoints,
  ...fileEndpoints,
  ...placeEndpoints,
  ...electronicEndpoints,
  ...commissionEndpoints,
  ...feeEndpoints,
  ...invoiceEndpoints,
  ...kpiEndpoints,
  ...worthEndpoints,
  ...mandateCheckEndpoints,
  ...mandateEndpoints,
  ...matchingEndpoints,
  ...offerEndpoints,
  ...offerCheckEndpoints,
  ...transferEndpoints,
  ...trialEndpoints,
  ...closingEndpoints,
  ...clauseEndpoints,
  ...trainingEndpoints,
  ...notificationEndpoints,
  ...firstStepsEndpoints,
  ...protectionEndpoints,
  ...onboardingEndpoints,
  ...paymentEndpoints,
  ...playerDashboardEndpoints,
  ...playerEndpoints,
  ...playerInvoiceEndpoints,
  ...playerMarketEndpoints,
  ...playerSkillsEndpoints,
  ...playerCareerEndpoints,
  ...registrationEndpoints,
  ...endingEndpoints,
  ...playerViewsEndpoints,
  ...portfolioEndpoints,
  ...claimAndListingEndpoints,
  ...reportEndpoints,
  ...representationEndpoints,
  ...requestEndpoints,
  ...ruleEndpoints,
  ...rulePackEndpoints,
  ...scoutEndpoints,
  ...searchEndpoints,
  ...watchEndpoints,
  ...settingsEndpoints,
  ...standardMessageEndpoints,
  ...teamEndpoints,
  ...squadEndpoints,
  ...listPlanEndpoints,
};

/** The calls by method and path: those of the chat service, which may have its own host, and pages of this one. */
export const addressedCalls = {
  chat: Object.values(chatRestCalls),
  pages: Object.values(previewPages),
  payments: Object.values(paymentWebhook),
};

type Endpoints = typeof endpoints;

/**
 * Types of input and output by path without `/api/`: `Api['Account/Register']['input']` is what the web client sends.
 */
export type Api = {
  [Name in keyof Endpoints as Endpoints[Name]['path'] extends `/api/${infer Short}` ? Short : never]: {
    input: z.input<Endpoints[Name]['input']>;
    output: z.output<Endpoints[Name]['output']>;
  };
};
