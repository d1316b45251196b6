import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { PlayerRow } from './player.ts';
import { listPlayerAudience } from './players.repository.ts';
import { ownerOf } from './portfolio-owner.ts';
import { markDeleted } from './portfolio-records.repository.ts';

/** Takes a record out of its portfolio, whoever decided it. Throws `NOT_FOUND` for one that is gone already. */
export async function removePortfolioRecord(
  tx: Transaction,
  player: PlayerRow,
  by: { actorId: number; at: Date },
): Promise<void> {
  const owner = ownerOf(player);
  const recipients = await listPlayerAudience(tx, player.id);
  if (!owner || !(await markDeleted(tx, player.id, owner, by.at))) throw new AppError('NOT_FOUND');
  await recordEvent(tx, {
    type: 'player.removed',
    data: { playerId: player.id },
    recipients,
    actorId: by.actorId,
    at: by.at,
  });
}
