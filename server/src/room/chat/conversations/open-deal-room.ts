import { cutText } from '@trattativa/domain/platform/cut-text';
import { isAdult, isMinor } from '../../../people/players.ts';
import { dayOf } from '../../../platform/clock.ts';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { addMembers, type DealOfRoom, findDealRoom, insertDealRoom } from './conversations.repository.ts';
import type { NegotiationParties, OfferParties, TransferParties } from './deal-parties.repository.ts';

/** The id of a deal's conversation; opens it with these people when it does not exist. */
async function openDealRoom(
  services: Services,
  tx: Transaction,
  room: { about: DealOfRoom; name: string; accountIds: readonly number[] },
): Promise<number> {
  const { about, name, accountIds } = room;
  const known = await findDealRoom(tx, about);
  if (known !== null) return known;
  const at = services.clock.now();
  const conversationId = await insertDealRoom(tx, { about, name: cutText(name, 200), at });
  // Null: opened elsewhere at the same instant.
  if (conversationId === null) return assertFound(await findDealRoom(tx, about));
  await addMembers(tx, conversationId, [...new Set(accountIds)], at);
  await recordEvent(tx, {
    type: 'conversation.opened',
    data: { conversationId },
    recipients: [],
    actorId: null,
    at,
  });
  return conversationId;
}

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

/**
 * The conversation of an offer without a negotiation; opens it with the club's sender, the record owner of the
 * record and the linked person when it does not exist.
 */
export function openOfferRoom(services: Services, tx: Transaction, parties: OfferParties): Promise<number> {
  const { player, team, club_account_id, record_owner_account_id, linked_account_id } = parties;
  const linked = isSpokenTo(parties, dayOf(services.clock.now())) ? linked_account_id : null;
  return openDealRoom(services, tx, {
    about: { offerId: parties.id },
    name: `${player} · ${team}`,
    accountIds: [club_account_id, record_owner_account_id, linked].filter((id) => id !== null),
  });
}

/** The conversation of two clubs about a transfer; opens it with whoever proposed it and the other club's owner. */
export function openTransferRoom(
  services: Services,
  tx: Transaction,
  parties: TransferParties,
): Promise<number> {
  const { player, engaging, releasing, engaging_account_id, releasing_account_id } = parties;
  return openDealRoom(services, tx, {
    about: { transferId: parties.id },
    name: `${player} · ${releasing} → ${engaging}`,
    accountIds: [engaging_account_id, releasing_account_id].filter((id) => id !== null),
  });
}

/** Whether the offer's person is in its room: a club may not write to a minor. */
export function isSpokenTo(parties: OfferParties, today: string): boolean {
  if (parties.is_coach) return true;
  return parties.is_own_record ? !isMinor(parties, today) : isAdult(parties, today);
}
