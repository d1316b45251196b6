import type { claimAndListingEndpoints } from '@trattativa/contract/representation/claims/endpoints';
import { accessPortfolioPlayer } from '../../people/players.ts';
import { presentRecordOwner } from '../../people/portfolios.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Call, CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import {
  findInvitationByCode,
  findOpenInvitation,
  type InvitationRow,
  listInvitationsTo,
} from './claims.repository.ts';
import { findOpenDispute, listListings } from './listings.repository.ts';

const stillOpen = (invitation: InvitationRow, now: Date) =>
  invitation.status === 'open' &&
  invitation.expires_at > now &&
  invitation.deleted_at === null &&
  invitation.account_id === null;

/** What a guest who opens the mailed link may know: who invites, and enough of the name to know oneself. */
export async function getInvitation(
  services: Services,
  { input }: CallOf<typeof claimAndListingEndpoints.getInvitation>,
) {
  const invitation = await findInvitationByCode(services.db, services.ids.knownHashes(input.code));
  if (!invitation || !stillOpen(invitation, services.clock.now())) throw new AppError('INVITATION_CLOSED');
  return {
    id: invitation.id,
    ownerKind: invitation.owner_kind,
    ownerName: invitation.owner_name,
    playerName: `${invitation.player_name} ${invitation.player_surname.slice(0, 1)}.`,
    email: invitation.email.replace(/^(.).*@/u, '$1…@'),
    expiresAt: invitation.expires_at.toISOString(),
  };
}

/** For the owner of a record: whether it is claimed, the open invitation, and what the player disputes. */
export async function getListing(
  services: Services,
  { actor, input }: CallOf<typeof claimAndListingEndpoints.getListing>,
) {
  const { player } = await accessPortfolioPlayer(services.db, actor, input.playerId);
  const [invitation, dispute] = await Promise.all([
    findOpenInvitation(services.db, player.id),
    findOpenDispute(services.db, player.id),
  ]);
  return {
    playerId: player.id,
    listing: player.listing,
    invitation: invitation && {
      email: invitation.email,
      invitedAt: invitation.invited_at.toISOString(),
      expiresAt: invitation.expires_at.toISOString(),
      expired: invitation.expires_at <= services.clock.now(),
    },
    dispute: dispute && { reason: dispute.reason, disputedAt: dispute.disputed_at.toISOString() },
  };
}

/** Listings of the player, and invitations to be listed. */
export async function getMyListings(services: Services, { actor }: Call<unknown>) {
  const [listings, invitations] = await Promise.all([
    listListings(services.db, actor.accountId),
    listInvitationsTo(services.db, actor.accountId, services.clock.now()),
  ]);
  return {
    items: listings.map((row) => ({
      playerId: row.player_id,
      owner: presentRecordOwner(row),
      playerName: `${row.player_name} ${row.player_surname}`,
      listing: row.listing,
      updatedAt: row.updated_at.toISOString(),
      dispute:
        row.dispute_status === null
          ? null
          : { reason: row.dispute_reason ?? '', status: row.dispute_status, word: row.dispute_word ?? '' },
    })),
    invitations: invitations.map((row) => ({
      id: row.id,
      owner: presentRecordOwner(row),
      playerName: `${row.player_name} ${row.player_surname}`,
      invitedAt: row.invited_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })),
  };
}
