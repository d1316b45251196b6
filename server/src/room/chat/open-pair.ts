import { fieldError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Call } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { requireContactable } from './contactable.ts';
import { addMembers, findPair, insertPair } from './conversations.repository.ts';

/**
 * The one-to-one conversation of the caller and another person, opened when it does not exist. Returns its
 * id. `field` is the input path of the ids, for the refusal of none or too many. Throws `NOT_CONTACTABLE`
 * alike for people the caller may not write to and for absent ones.
 */
export async function openPair(
  services: Services,
  call: Pick<Call<unknown>, 'actor' | 'idempotencyKey'>,
  userIds: readonly number[],
  field = 'users',
): Promise<number> {
  const { actor } = call;
  const others = [...new Set(userIds)].filter((id) => id !== actor.accountId);
  const otherId = others[0];
  if (otherId === undefined) throw fieldError('INVALID_INPUT', [field], 'tooFew', { min: 1 });
  if (others.length > 1) throw fieldError('INVALID_INPUT', [field], 'tooMany', { max: 2 });
  const pair = [actor.accountId, otherId] as const;
  const known = await findPair(services.db, pair);
  if (known !== null) return known;
  await requireContactable(services, services.db, actor, [otherId]);
  const at = services.clock.now();
  const opened = await createOnce(services, call, async (tx) => {
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
  return opened ?? assertFound(await findPair(services.db, pair));
}
