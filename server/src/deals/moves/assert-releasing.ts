import { findContractClub } from '../../people/registrations.ts';
import { fieldError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** Throws `INVALID_INPUT` where the ledger has the player with another club than the releasing one: nobody else releases. */
export async function assertReleasing(
  tx: Transaction,
  { playerId, releasingTeamId, day }: { playerId: number; releasingTeamId: number; day: string },
  path: string,
): Promise<void> {
  const contract = await findContractClub(tx, playerId, day);
  if (contract && contract.teamId !== releasingTeamId)
    throw fieldError('INVALID_INPUT', [path], 'notReleasing', { club: contract.clubName });
}
