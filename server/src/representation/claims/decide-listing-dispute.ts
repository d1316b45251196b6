import type { Page } from '@trattativa/contract/paging';
import type { claimAndListingEndpoints } from '@trattativa/contract/representation/claims/endpoints';
import type { ListingDispute } from '@trattativa/contract/representation/claims/listing-endpoints';
import { translate } from '@trattativa/texts/translate';
import { findPlayer, listPlayerAudience, setListing } from '../../people/players.ts';
import {
  closeRemovalRequest,
  endPlayerRecord,
  listStaffAccounts,
  presentListedPlayer,
  presentRecordOwner,
} from '../../people/portfolios.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { defaultLimit, readCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { closeDispute, listDisputes, lockDispute } from './listings.repository.ts';

export async function getListingDisputes(
  services: Services,
  { input }: CallOf<typeof claimAndListingEndpoints.getListingDisputes>,
): Promise<Page<ListingDispute>> {
  const page = { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) };
  const { rows, nextCursor, total } = await listDisputes(services.db, page);
  return {
    items: rows.map((row) => ({
      id: row.id,
      player: presentListedPlayer(row),
      owner: presentRecordOwner(row),
      accountName: row.account_name,
      accountEmail: row.account_email,
      reason: row.reason,
      disputedAt: row.disputed_at.toISOString(),
      openNegotiations: row.open_negotiations,
    })),
    nextCursor,
    total,
    totalIsExact: true,
  };
}

/**
 * Staff decide about a dispute. Upheld: the record ends as an approved removal does. Refused: it stays, shown as not
 * confirmed. Throws `NOT_FOUND`, `ALREADY_DECIDED`, `REASON_REQUIRED` (a refusal without a word).
 */
export async function decideListingDispute(
  services: Services,
  { actor, input, language }: CallOf<typeof claimAndListingEndpoints.decideListingDispute>,
): Promise<OutputOf<typeof claimAndListingEndpoints.decideListingDispute>> {
  const at = services.clock.now();
  const word = input.word ?? '';
  if (!input.uphold && word === '') {
    throw new AppError('REASON_REQUIRED', { fields: [{ path: ['word'], code: 'required' }] });
  }
  const by = { actorId: actor.accountId, at };
  await services.db.transaction().execute(async (tx) => {
    const dispute = await lockDispute(tx, input.disputeId);
    if (!dispute) throw new AppError('NOT_FOUND');
    if (dispute.status !== 'open') throw new AppError('ALREADY_DECIDED');
    const playerId = dispute.player_id;
    const recipients = [...(await listPlayerAudience(tx, playerId)), ...(await listStaffAccounts(tx))];
    const status = input.uphold ? 'upheld' : 'refused';
    await closeDispute(tx, { playerId, status, decidedBy: actor.accountId, word, at });
    const player = await findPlayer(tx, playerId);
    if (!input.uphold) await setListing(tx, playerId, dispute.account_id, 'unconfirmed');
    else if (player?.deleted_at === null) {
      await closeRemovalRequest(tx, {
        playerId,
        status: 'approved',
        decidedBy: actor.accountId,
        word: '',
        at,
      });
      await endPlayerRecord(tx, player, by);
    }
    await recordEvent(tx, {
      type: 'dispute.decided',
      data: { disputeId: input.disputeId, playerId, upheld: input.uphold },
      recipients,
      ...by,
    });
  });
  return { message: translate(language, 'feedback:dataSaved') };
}
