import { maxGroupMembers } from '@trattativa/contract/room/chat/conversation-fields';
import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { withinCap } from '../../../platform/database/within-cap.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { postAct, postNote } from '../messages/post-note.ts';
import { accessConversationToAct } from './access-conversation.ts';
import { findUsername } from './contacts.repository.ts';
import { addMembers } from './conversations.repository.ts';
import { addMembersFromNow, countMembers } from './groups.repository.ts';
import { requireContactable } from './open-pair.ts';

type InConversation = { conversationId: number };

/** Adds people to a group. Existing members are unchanged. */
export async function addConversationMembers(
  services: Services,
  { actor, input }: CallOf<typeof chatEndpoints.addConversationMembers>,
): Promise<InConversation> {
  const { conversationId } = input;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const { members } = await accessConversationToAct(tx, actor.accountId, conversationId, 'add');
    const known = new Set(members.map(({ account_id }) => account_id));
    const fresh = [...new Set(input.users)].filter((id) => !known.has(id));
    if (fresh.length === 0) return { conversationId };
    await requireContactable(services, tx, actor, fresh);
    const isFull = () => new AppError('GROUP_FULL', { params: { max: maxGroupMembers } });
    const joined = await withinCap(
      'cap_group_members',
      addMembersFromNow(tx, conversationId, { accountIds: fresh, role: 'member', at }),
      isFull,
    );
    // In addition to the database's cap: a mediator counts as well.
    if ((await countMembers(tx, conversationId)) > maxGroupMembers) throw isFull();
    await recordEvent(tx, {
      type: 'conversation.membersChanged',
      data: { conversationId, joined, left: [] },
      recipients: [],
      actorId: actor.accountId,
      at,
    });
    const other = (await findUsername(tx, actor.accountId)) ?? '';
    for (const accountId of joined) {
      await postNote(services, tx, {
        conversationId,
        fromId: actor.accountId,
        event: 'memberAdded',
        params: { name: (await findUsername(tx, accountId)) ?? '', other },
      });
    }
    return { conversationId };
  });
}

/** Adds a member and posts a note about it. False when the account was a member already. */
export async function addToConversation(
  services: Services,
  tx: Transaction,
  conversationId: number,
  accountId: number,
): Promise<boolean> {
  const at = services.clock.now();
  const joined = await addMembers(tx, conversationId, [accountId], at);
  if (joined.length === 0) return false;
  await recordEvent(tx, {
    type: 'conversation.membersChanged',
    data: { conversationId, joined, left: [] },
    recipients: [],
    actorId: accountId,
    at,
  });
  await postAct(services, tx, { conversationId, accountId, event: 'memberJoined' });
  return true;
}
