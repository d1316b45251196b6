import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { listConcerned } from './concerned.repository.ts';
import { claimNotice } from './removals.repository.ts';

/** Tells everybody concerned of a deletion, live and by mail. False: they have been told of this one before. */
export async function announceDeletion(
  tx: Transaction,
  player: { id: number; name: string; surname: string; deleted_at: Date },
  by: { actorId: number; at: Date },
): Promise<boolean> {
  const telling = { playerId: player.id, deletedAt: player.deleted_at, by: by.actorId, at: by.at };
  if (!(await claimNotice(tx, telling))) return false;
  const concerned = await listConcerned(tx, player.id);
  await recordEvent(tx, {
    type: 'player.deletionAnnounced',
    data: { playerId: player.id, playerName: `${player.name} ${player.surname}` },
    recipients: concerned.flatMap(({ account_id }) => (account_id === null ? [] : [account_id])),
    actorId: by.actorId,
    at: by.at,
  });
  return true;
}
