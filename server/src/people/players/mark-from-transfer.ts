import { profileType } from '@trattativa/domain/identity/profile-types';
import type { Transaction } from '../../platform/database/database.ts';
import type { PlayerRow } from './player.ts';
import { setFromTransfer } from './players.repository.ts';

/** A player's own record that applies to a request came through this platform; others came by a portfolio. */
export async function markFromTransfer(
  tx: Transaction,
  player: Pick<PlayerRow, 'id' | 'profile'>,
): Promise<void> {
  if (player.profile === profileType.player) await setFromTransfer(tx, player.id);
}
