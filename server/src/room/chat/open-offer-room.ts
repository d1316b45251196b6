import { isAdult, isMinor } from '../../people/players.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { OfferParties } from './offer-parties.repository.ts';
import { openDealRoom } from './open-deal-room.ts';

/**
 * The conversation of an offer without a negotiation; opens it with the club's sender, the keeper of the
 * record and the linked person when it does not exist.
 */
export function openOfferRoom(services: Services, tx: Transaction, parties: OfferParties): Promise<number> {
  const { player, team, club_account_id, keeper_account_id, linked_account_id } = parties;
  const linked = isSpokenTo(parties, dayOf(services.clock.now())) ? linked_account_id : null;
  return openDealRoom(services, tx, {
    about: { offerId: parties.id },
    name: `${player} · ${team}`,
    accountIds: [club_account_id, keeper_account_id, linked].filter((id) => id !== null),
  });
}

/** Whether the offer's person is in its room: a club may not write to a minor. */
export function isSpokenTo(parties: OfferParties, today: string): boolean {
  if (parties.is_coach) return true;
  return parties.is_own_record ? !isMinor(parties, today) : isAdult(parties, today);
}
