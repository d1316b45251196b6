import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { addMembers, type DealOfRoom, findDealRoom, insertDealRoom } from './conversations.repository.ts';

/** The id of a deal's conversation; opens it with these people when it does not exist. */
export async function openDealRoom(
  services: Services,
  tx: Transaction,
  room: { about: DealOfRoom; name: string; accountIds: readonly number[] },
): Promise<number> {
  const { about, name, accountIds } = room;
  const known = await findDealRoom(tx, about);
  if (known !== null) return known;
  const at = services.clock.now();
  const conversationId = await insertDealRoom(tx, { about, name: name.slice(0, 200), at });
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
