import type { Actor } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { assertRolesAgreed } from '../fee-sheet/agree-to-sheet.ts';
import { listDealsOfOffer, readNegotiations } from '../negotiations/negotiations.repository.ts';
import { sheetReaderOf } from '../negotiations/sheet-reader.ts';

/**
 * An offer waits until everybody agreed to an agent of both sides, also where it does not name the open negotiation of club and
 * player: made, countered and accepted offers ask it alike. Throws `FEE_SHEET_NOT_AGREED` with the sheet as the caller may read it.
 */
export async function assertRolesOfOffer(
  services: Services,
  tx: Transaction,
  actor: Actor,
  offer: { teamId: number; playerId: number | null; negotiationId: number | null },
): Promise<void> {
  const today = dayOf(services.clock.now());
  for (const deal of await readNegotiations(tx, await listDealsOfOffer(tx, offer))) {
    await assertRolesAgreed(services, tx, deal, sheetReaderOf(actor, deal, today));
  }
}
