import { ageOn } from '@trattativa/contract/plain-date';
import { type Actor, isStaff } from '../platform/actor.ts';
import { AppError, fieldError } from '../platform/app-error.ts';
import { dayOf } from '../platform/clock.ts';
import { recordEvent } from '../platform/outbox/record-event.ts';
import type { Services } from '../platform/services.ts';
import { type Counterpart, findCounterpart } from './contacts.repository.ts';
import { addMembers, findPair, insertPair } from './conversations.repository.ts';

/**
 * The one-to-one conversation of the caller and another person: the one they have, or a new one. Answers its id. Throws
 * `NOT_CONTACTABLE` for whom the caller does not share a conversation with, is not the chat owner, does not exist, or
 * may not be written to because of their age; staff may write to everybody else.
 */
export async function openPair(
  services: Services,
  actor: Actor,
  userIds: readonly number[],
): Promise<number> {
  const others = [...new Set(userIds)].filter((id) => id !== actor.accountId);
  const otherId = others[0];
  if (otherId === undefined || others.length > 1) {
    throw otherId === undefined
      ? fieldError('INVALID_INPUT', ['users'], 'tooFew', { min: 1 })
      : fieldError('INVALID_INPUT', ['users'], 'tooMany', { max: 2 });
  }
  const pair = [actor.accountId, otherId] as const;
  const known = await findPair(services.db, pair);
  if (known !== null) return known;
  const other = await findCounterpart(services.db, actor.accountId, otherId);
  const at = services.clock.now();
  if (!other || !canContact(actor, other, dayOf(at))) throw new AppError('NOT_CONTACTABLE');
  const opened = await services.db.transaction().execute(async (tx) => {
    const conversationId = await insertPair(tx, pair, at);
    if (conversationId === null) return null;
    await addMembers(tx, conversationId, pair, at);
    await recordEvent(tx, {
      type: 'conversation.opened',
      data: { conversationId },
      recipients: [],
      actorId: actor.accountId,
      at,
    });
    return conversationId;
  });
  // Null: the other side opened it at the same instant.
  return opened ?? ((await findPair(services.db, pair)) as number);
}

/** A player under 18 is written to by their agent only. */
function canContact(actor: Actor, other: Counterpart, today: string): boolean {
  const isMinor = other.born_date !== null && ageOn(other.born_date, today) < 18;
  if (isMinor) return other.is_represented;
  return other.is_contact || isStaff(actor);
}
