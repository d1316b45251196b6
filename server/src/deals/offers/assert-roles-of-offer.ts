import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { assertRolesAgreed } from '../fee-sheet/agree-to-sheet.ts';
import { hasClubMandate } from '../fee-sheet/read-sheet.ts';
import {
  findAgentOfPlayer,
  listDealsOfOffer,
  readNegotiations,
} from '../negotiations/negotiations.repository.ts';
import { sheetReaderOf } from '../negotiations/sheet-reader.ts';

/**
 * An offer waits until everybody agreed to an agent of both sides, also where it does not name the open negotiation of club and
 * player: made, countered and accepted offers ask it alike. Throws `FEE_SHEET_NOT_AGREED` with the sheet as the caller may read it.
 */
export async function assertRolesOfOffer(
  services: Services,
  tx: Transaction,
  actor: Actor,
  offer: Parameters<typeof listDealsOfOffer>[1],
): Promise<void> {
  await assertRolesOfDeals(services, tx, actor, await listDealsOfOffer(tx, offer));
}

async function assertRolesOfDeals(
  services: Services,
  tx: Transaction,
  actor: Actor,
  negotiationIds: readonly number[],
): Promise<void> {
  const today = dayOf(services.clock.now());
  for (const deal of await readNegotiations(tx, negotiationIds)) {
    await assertRolesAgreed(services, tx, deal, sheetReaderOf(actor, deal, today));
  }
}

/**
 * A signature on the board asks the same of the open negotiation. Without one there is no sheet on which anybody could agree to an
 * agent of both sides, so that a player of the club's own agent is signed in a negotiation only. Throws `FEE_SHEET_NOT_AGREED`.
 */
export async function assertRolesOfBoard(
  services: Services,
  tx: Transaction,
  actor: Actor,
  { teamId, playerId }: { teamId: number; playerId: number },
): Promise<void> {
  const deals = await listDealsOfOffer(tx, { teamId, playerId, coachingStaffId: null, negotiationId: null });
  if (deals.length > 0) return assertRolesOfDeals(services, tx, actor, deals);
  const agentId = await findAgentOfPlayer(tx, playerId);
  if (await hasClubMandate(services, tx, { agentId, team: { id: teamId } }))
    throw new AppError('FEE_SHEET_NOT_AGREED');
}
