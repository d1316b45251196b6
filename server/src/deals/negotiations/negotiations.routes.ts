import { consentEndpoints } from '@trattativa/contract/deals/negotiations/consent-endpoints';
import { negotiationEndpoints } from '@trattativa/contract/deals/negotiations/endpoints';
import { enquiryEndpoints } from '@trattativa/contract/deals/negotiations/enquiry-endpoints';
import { negotiationReportEndpoints } from '@trattativa/contract/deals/negotiations/report-endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { answerEnquiry } from './answer-enquiry.ts';
import { createEnquiry } from './create-enquiry.ts';
import { createNegotiation } from './create-negotiation.ts';
import { listNegotiations } from './list-negotiations.ts';
import { getNegotiation, openNegotiation } from './open-negotiation.ts';
import { answerProposal } from './proposals/answer-proposal.ts';
import { checkProposal } from './proposals/check-proposal.ts';
import { getEarlierProposals } from './proposals/get-earlier-proposals.ts';
import { getNegotiationsReport, printNegotiationsReport } from './report/get-negotiations-report.ts';
import {
  confirmNegotiationSignature,
  signNegotiation,
  takeBackNegotiationSignature,
} from './sign-negotiation.ts';
import { updateNegotiationStatus } from './update-negotiation-status.ts';

export const negotiationRoutes = [
  ...routesOf(negotiationEndpoints, {
    createNegotiation,
    getEarlierProposals,
    getNegotiations: listNegotiations,
    getNegotiation,
    openNegotiation,
    updateNegotiationStatus,
    signNegotiation,
    confirmNegotiationSignature,
    takeBackNegotiationSignature,
  }),
  ...routesOf(consentEndpoints, { answerProposal, checkProposal }),
  ...routesOf(enquiryEndpoints, { createEnquiry, answerEnquiry }),
  ...routesOf(negotiationReportEndpoints, { getNegotiationsReport, printNegotiationsReport }),
];
