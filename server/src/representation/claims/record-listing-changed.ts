import type { ListingNews } from '@trattativa/contract/people/portfolios/events';
import { listPlayerAudience } from '../../people/players.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';

/** Tells the owner's people and the linked player that a record's listing is another now; `also` who else needs to hear. */
export async function recordListingChanged(
  tx: Transaction,
  playerId: number,
  news: ListingNews,
  by: { actorId: number; at: Date },
  also: readonly number[] = [],
): Promise<void> {
  await recordEvent(tx, {
    type: 'listing.changed',
    data: { playerId, news },
    recipients: [...(await listPlayerAudience(tx, playerId)), ...also],
    actorId: by.actorId,
    at: by.at,
  });
}
