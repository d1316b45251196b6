import { maxGroupMembers } from '@trattativa/contract/room/chat/conversation-fields';
import { fieldError } from '../../../platform/app-error.ts';
import type { Call } from '../../../platform/http/call.ts';
import { createOnce } from '../../../platform/http/idempotency.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { postAct } from '../messages/post-note.ts';
import { addMembers } from './conversations.repository.ts';
import { insertGroup } from './groups.repository.ts';
import { requireContactable } from './open-pair.ts';

/**
 * Opens a group owned by the caller, with people whom they may contact. `fields` are the input paths of name
 * and people. Returns its id. Throws `NOT_CONTACTABLE`, and `INVALID_INPUT` without a name or another person.
 */
export async function openGroup(
  services: Services,
  call: Pick<Call<unknown>, 'actor' | 'idempotencyKey'>,
  group: { name: string; userIds: readonly number[] },
  fields: { name: readonly string[]; userIds: string } = { name: ['conversation', 'name'], userIds: 'users' },
): Promise<number> {
  const { actor } = call;
  const { name } = group;
  const others = [...new Set(group.userIds)].filter((id) => id !== actor.accountId);
  if (name === '') throw fieldError('INVALID_INPUT', fields.name, 'required');
  if (others.length === 0) throw fieldError('INVALID_INPUT', [fields.userIds], 'tooFew', { min: 1 });
  if (others.length >= maxGroupMembers)
    throw fieldError('INVALID_INPUT', [fields.userIds], 'tooMany', { max: maxGroupMembers });
  await requireContactable(services, services.db, actor, others);
  const at = services.clock.now();
  return createOnce(services, call, async (tx) => {
    const conversationId = await insertGroup(tx, { name, ownerId: actor.accountId, at });
    await addMembers(tx, conversationId, others, at);
    await recordEvent(tx, {
      type: 'conversation.opened',
      data: { conversationId },
      recipients: [],
      actorId: actor.accountId,
      at,
    });
    await postAct(services, tx, {
      conversationId,
      accountId: actor.accountId,
      event: 'groupCreated',
      params: { title: name },
    });
    return conversationId;
  });
}
