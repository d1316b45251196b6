import { isAdult } from '../../people/players.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { mustBeThere } from '../../platform/database/must-be-there.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { addMembers, findNegotiationRoom, insertNegotiationRoom } from './conversations.repository.ts';
import type { NegotiationParties } from './negotiation-parties.repository.ts';

/** The conversation of a negotiation; opened with its proposer and the linked adult person if there is none yet. */
export async function openNegotiationRoom(
  services: Services,
  tx: Transaction,
  parties: NegotiationParties,
): Promise<number> {
  const known = await findNegotiationRoom(tx, parties.id);
  if (known !== null) return known;
  const at = services.clock.now();
  const name = `${parties.player} · ${parties.team}`;
  const conversationId = await insertNegotiationRoom(tx, { negotiationId: parties.id, name, at });
  // Null: opened elsewhere at the same instant.
  if (conversationId === null) return mustBeThere(await findNegotiationRoom(tx, parties.id));
  const knows = parties.is_staff_member || isAdult(parties, dayOf(at));
  const linked = knows && parties.linked_account_id !== null ? [parties.linked_account_id] : [];
  await addMembers(tx, conversationId, [...new Set([parties.proposer_account_id, ...linked])], at);
  await recordEvent(tx, {
    type: 'conversation.opened',
    data: { conversationId },
    recipients: [],
    actorId: null,
    at,
  });
  return conversationId;
}
