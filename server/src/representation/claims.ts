/** What other modules use of claims. */
export { answerInvitation } from './claims/answer-invitation.ts';
export { confirmListing, disputeListing } from './claims/confirm-or-dispute-listing.ts';
export { decideListingDispute, getListingDisputes } from './claims/decide-listing-dispute.ts';
export { getDuplicates, keepApart } from './claims/find-duplicates.ts';
export { inviteToClaim, withdrawInvitation } from './claims/invite-to-claim.ts';
export { getInvitation, getListing, getMyListings } from './claims/read-invitations.ts';
