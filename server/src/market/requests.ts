/** The door to requests for other modules. */
export { accessRequest } from './requests/access-request.ts';
export { countNewRequests } from './requests/list-requests.ts';
export { presentMarketRequest } from './requests/present-request.ts';
export { listMakerAccounts, listRecipientAccounts } from './requests/recipients.repository.ts';
export { canManageRequest } from './requests/requests.policy.ts';
export { findRequest } from './requests/requests.repository.ts';
