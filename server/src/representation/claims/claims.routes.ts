import { claimAndListingEndpoints } from '@trattativa/contract/representation/claims/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { answerInvitation } from './answer-invitation.ts';
import { confirmListing, disputeListing } from './confirm-or-dispute-listing.ts';
import { decideListingDispute, getListingDisputes } from './decide-listing-dispute.ts';
import { getDuplicates, keepApart } from './find-duplicates.ts';
import { inviteToClaim, withdrawInvitation } from './invite-to-claim.ts';
import { getInvitation, getListing, getMyListings } from './read-invitations.ts';

export const claimRoutes = routesOf(claimAndListingEndpoints, {
  answerInvitation,
  confirmListing,
  decideListingDispute,
  disputeListing,
  getDuplicates,
  getInvitation,
  getListing,
  getListingDisputes,
  getMyListings,
  inviteToClaim,
  keepApart,
  withdrawInvitation,
});
