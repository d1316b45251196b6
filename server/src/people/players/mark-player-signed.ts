import { seasonOf } from '@trattativa/domain/people/season';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { listPlayerAudience, setSignedSeason } from './players.repository.ts';

/** The player signed through the platform: no matches any more this season. */
export async function markPlayerSigned(
  tx: Transaction,
  playerId: number,
  at: Date,
  actorId: number,
): Promise<void> {
  await setSignedSeason(tx, playerId, seasonOf(dayOf(at)));
  await recordEvent(tx, {
    type: 'player.changed',
    data: { playerId },
    recipients: await listPlayerAudience(tx, playerId),
    actorId,
    at,
  });
}
