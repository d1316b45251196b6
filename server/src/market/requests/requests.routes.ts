import { requestEndpoints } from '@trattativa/contract/market/requests/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { discardDraft, restoreDraft } from './discard-draft.ts';
import { duplicateRequest } from './duplicate-request.ts';
import { getRequest } from './get-request.ts';
import { listRequests } from './list-requests.ts';
import { getDraft, getDrafts } from './read-drafts.ts';
import { saveDraft } from './save-draft.ts';
import { saveRequest } from './save-request.ts';
import { updateRequestStatus } from './update-request-status.ts';

export const requestRoutes = routesOf(requestEndpoints, {
  saveRequest,
  getRequests: listRequests,
  getRequest,
  updateRequestStatus,
  saveDraft,
  getDrafts,
  getDraft,
  discardDraft,
  restoreDraft,
  duplicateRequest,
});
