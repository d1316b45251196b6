import { isAdult } from '../../people/players.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { NegotiationParties } from './negotiation-parties.repository.ts';
import { openDealRoom } from './open-deal-room.ts';

/**
 * A negotiation's conversation; opens it with the proposer and the linked adult person when it does not
 * exist.
 */
export function openNegotiationRoom(
  services: Services,
  tx: Transaction,
  parties: NegotiationParties,
): Promise<number> {
  const { id, player, team, proposer_account_id, linked_account_id } = parties;
  const knows = parties.is_staff_member || isAdult(parties, dayOf(services.clock.now()));
  const linked = knows && linked_account_id !== null ? [linked_account_id] : [];
  return openDealRoom(services, tx, {
    about: { negotiationId: id },
    name: `${player} · ${team}`,
    accountIds: [proposer_account_id, ...linked],
  });
}
