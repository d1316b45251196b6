import { profileType } from '@trattativa/domain/identity/profile-types';
import { seasonOf } from '@trattativa/domain/people/season';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { PlayerRow } from './player.ts';
import { listPlayerAudience, setFromTransfer, setSignedSeason } from './players.repository.ts';

/** Takes a player who signed through the platform out of matching for this season. */
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

/**
 * Marks an own record as come through this platform when its player applies to a request; portfolio records
 * are not marked.
 */
export async function markFromTransfer(
  tx: Transaction,
  player: Pick<PlayerRow, 'id' | 'profile'>,
): Promise<void> {
  if (player.profile === profileType.player) await setFromTransfer(tx, player.id);
}
