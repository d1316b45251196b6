import { knockAgainAfterMs } from '@trattativa/contract/room/chat/chat';
import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../../platform/app-error.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { accessConversationToAct } from '../conversations/access-conversation.ts';
import { recordConversationChanged } from '../messages/post-note.ts';
import { claimKnock, findLatestOf, insertKnockMessage, listAbsent, listKnocks } from './knocks.repository.ts';

interface Knocked {
  conversationId: number;
  notified: number;
  againAt: string;
}

/**
 * Toc toc (spec §7): signals that one is waiting. It is posted in the conversation; absent members are
 * notified by bell and mail. `NOT_FOUND` for a conversation of the other kind, or without one;
 * `TOC_TOC_TOO_SOON` with the seconds left, within ten minutes of the last one in this conversation.
 */
export async function sendTocToc(
  services: Services,
  call: CallOf<typeof chatEndpoints.sendTocTocOnGroupChat | typeof chatEndpoints.sendTocTocOnPrivateChat>,
  kind: 'group' | 'private',
): Promise<Knocked> {
  const { accountId } = call.actor;
  // Nobody may knock for another account, not even staff.
  if ((call.input.baseUserId ?? accountId) !== accountId) throw new AppError('SUBJECT_MISMATCH');
  const conversationId =
    call.input.conversationId ?? (await findLatestOf(services.db, accountId, kind === 'group'));
  if (conversationId === null) throw new AppError('NOT_FOUND');
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const { conversation } = await accessConversationToAct(
      tx,
      accountId,
      conversationId,
      'knock',
      'FORBIDDEN',
    );
    if (conversation.is_group !== (kind === 'group')) throw new AppError('NOT_FOUND');
    if (!(await claimKnock(tx, { conversationId, accountId, at }))) {
      const last = (await listKnocks(tx, accountId, [conversationId])).get(conversationId) as Date;
      const left = last.getTime() + knockAgainAfterMs - at.getTime();
      throw new AppError('TOC_TOC_TOO_SOON', { retryAfter: Math.ceil(left / 1000) });
    }
    const absent = await listAbsent(tx, conversationId, accountId);
    const content = translate('it', 'chat:knock.said');
    const messageId = await insertKnockMessage(tx, { conversationId, accountId, content, at });
    await recordEvent(tx, {
      type: 'conversation.knocked',
      data: { conversationId, messageId, fromId: accountId, absent },
      recipients: [],
      actorId: accountId,
      at,
    });
    // The knocker's screens say when it may be used again.
    await recordConversationChanged(services, tx, conversationId, accountId, accountId);
    const againAt = new Date(at.getTime() + knockAgainAfterMs).toISOString();
    return { conversationId, notified: absent.length, againAt };
  });
}
