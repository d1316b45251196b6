import type { z } from 'zod';
import { accountEndpoints } from './accounts/endpoints.ts';
import { agentEndpoints } from './agents/endpoints.ts';
import { agentFigureEndpoints } from './agents/figure-endpoints.ts';
import { agentProfileEndpoints } from './agents/profile-endpoints.ts';
import { applicationEndpoints } from './applications/endpoints.ts';
import { auditEndpoints } from './audit/endpoints.ts';
import { chatEndpoints } from './chat/endpoints.ts';
import { chatEvidenceEndpoints } from './chat-evidence/endpoints.ts';
import { coachingStaffEndpoints } from './coaching-staff/endpoints.ts';
import { contractEndpoints } from './files/contract-endpoints.ts';
import { fileEndpoints } from './files/endpoints.ts';
import { invoiceEndpoints } from './invoices/endpoints.ts';
import { kpiEndpoints } from './kpis/endpoints.ts';
import { mandateEndpoints } from './mandates/endpoints.ts';
import { matchingEndpoints } from './matching/endpoints.ts';
import { negotiationEndpoints } from './negotiations/endpoints.ts';
import { negotiationReportEndpoints } from './negotiations/report-endpoints.ts';
import { notificationEndpoints } from './notifications/endpoints.ts';
import { offerEndpoints } from './offers/endpoints.ts';
import { onboardingEndpoints } from './onboarding/endpoints.ts';
import { placeEndpoints } from './places/endpoints.ts';
import { playerMarketEndpoints } from './player-market/endpoints.ts';
import { playerCareerEndpoints } from './players/career-endpoints.ts';
import { playerEndpoints } from './players/endpoints.ts';
import { playerSkillsEndpoints } from './players/skills-endpoints.ts';
import { playerViewsEndpoints } from './players/views-endpoints.ts';
import { portfolioEndpoints } from './portfolios/endpoints.ts';
import { reportEndpoints } from './reports/endpoints.ts';
import { requestEndpoints } from './requests/endpoints.ts';
import { scoutEndpoints } from './scouts/endpoints.ts';
import { standardMessageEndpoints } from './standard-messages/endpoints.ts';
import { teamEndpoints } from './teams/endpoints.ts';

/** Every call of the main service. The server refuses to start when one of them is not bound. */
export const endpoints = {
  ...accountEndpoints,
  ...agentEndpoints,
  ...agentFigureEndpoints,
  ...agentProfileEndpoints,
  ...applicationEndpoints,
  ...chatEndpoints,
  ...chatEvidenceEndpoints,
  ...auditEndpoints,
  ...negotiationEndpoints,
  ...negotiationReportEndpoints,
  ...coachingStaffEndpoints,
  ...contractEndpoints,
  ...fileEndpoints,
  ...placeEndpoints,
  ...invoiceEndpoints,
  ...kpiEndpoints,
  ...mandateEndpoints,
  ...matchingEndpoints,
  ...offerEndpoints,
  ...notificationEndpoints,
  ...onboardingEndpoints,
  ...playerEndpoints,
  ...playerMarketEndpoints,
  ...playerSkillsEndpoints,
  ...playerCareerEndpoints,
  ...playerViewsEndpoints,
  ...portfolioEndpoints,
  ...reportEndpoints,
  ...requestEndpoints,
  ...scoutEndpoints,
  ...standardMessageEndpoints,
  ...teamEndpoints,
};

type Endpoints = typeof endpoints;

/** The same calls by path without `/api/`: `Api['Account/Register']['input']` is what the web client sends. */
export type Api = {
  [Name in keyof Endpoints as Endpoints[Name]['path'] extends `/api/${infer Short}` ? Short : never]: {
    input: z.input<Endpoints[Name]['input']>;
    output: z.output<Endpoints[Name]['output']>;
  };
};
