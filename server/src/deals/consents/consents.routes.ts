import { consentRequestEndpoints } from '@trattativa/contract/deals/consents/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { answerProposalByCode, getProposalByCode } from './answer-by-code.ts';
import { askPlayerToConfirm, getConsentRequest } from './ask-player.ts';

export const consentRoutes = routesOf(consentRequestEndpoints, {
  getConsentRequest,
  askPlayerToConfirm,
  getProposalByCode,
  answerProposalByCode,
});
