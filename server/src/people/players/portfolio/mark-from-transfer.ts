import { profileType } from '@trattativa/domain/identity/profile-types';
import type { Transaction } from '../../../platform/database/database.ts';
import type { PlayerRow } from '../player.ts';
import { setFromTransfer } from '../players.repository.ts';

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
