import { findDaysOfSigning, hasRegistered, isUnderContractWith } from '../../people/registrations.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listOwedPurchases, type OwedPurchase } from './owed-purchases.repository.ts';

/**
 * The purchase that the club of a negotiation owes for its player, which counts as the agreement of the club that lent the player: until
 * the contract that it asks for is signed, and while that club has the player under contract. What depends on nothing counts before its day
 * only for a contract that begins after the loan, unless the loan ended early: nobody gives leave to end it sooner. Null: none.
 */
export async function findOwedPurchase(
  db: Queryable,
  negotiationId: number,
  { today, begins }: { today: string; begins: string | null },
): Promise<OwedPurchase | null> {
  for (const owed of await listOwedPurchases(db, negotiationId)) {
    const days = await findDaysOfSigning(db, owed.negotiationId);
    if (days === null && (owed.isAhead || (await hasRegistered(db, owed.negotiationId)))) continue;
    const first = begins !== null && begins > today ? begins : today;
    if (owed.isAhead && days && (days.isEnded || first <= days.to)) continue;
    const bought = { playerId: owed.playerId, teamId: owed.engagingTeamId };
    if (await isUnderContractWith(db, bought, { after: owed.negotiationId })) continue;
    const lent = { playerId: owed.playerId, teamId: owed.teamId };
    if (await isUnderContractWith(db, lent, { on: today })) return owed;
  }
  return null;
}
