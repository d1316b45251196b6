import type { SystemNoteName } from '@trattativa/contract/room/chat/system-notes';
import { cutText } from '@trattativa/domain/platform/cut-text';
import type { ValuesOf } from '@trattativa/texts/text-keys';
import { translate } from '@trattativa/texts/translate';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { findUsername } from '../conversations/contacts.repository.ts';
import { insertNote } from './messages.repository.ts';

/**
 * Posts a note by the platform, in the transaction of the change it reports. Readers see it in their
 * language; the stored text is Italian, for clients without texts.
 */
export async function postNote(
  services: Services,
  tx: Transaction,
  note: {
    conversationId: number;
    /** The member who caused it, for whom it does not count as unread; ignored for non-members. */
    fromId: number | null;
    event: SystemNoteName;
    params: Record<string, string>;
    /** The recorded event that it reports; posted once per event. */
    sourceEventId?: number;
  },
): Promise<void> {
  const { conversationId, fromId, event, params, sourceEventId = null } = note;
  const at = services.clock.now();
  const content = cutText(
    translate('it', `chat:system.${event}`, params as ValuesOf<`chat:system.${SystemNoteName}`>),
    4000,
  );
  const messageId = await insertNote(tx, {
    conversationId,
    fromId,
    content,
    meta: { event, params },
    sourceEventId,
    at,
  });
  await recordEvent(tx, {
    type: 'conversation.notePosted',
    data: { conversationId, messageId },
    recipients: [],
    actorId: fromId,
    at,
  });
}

/** Posts a note about a person's act, with their name; `params` are the sentence's other placeholders. */
export async function postAct(
  services: Services,
  tx: Transaction,
  act: {
    conversationId: number;
    accountId: number;
    event: SystemNoteName;
    params?: Record<string, string>;
  },
): Promise<void> {
  const { conversationId, accountId, event, params } = act;
  const name = (await findUsername(tx, accountId)) ?? '';
  await postNote(services, tx, { conversationId, fromId: accountId, event, params: { name, ...params } });
}

/** Records that a conversation changed, for all members or for one only. */
export async function recordConversationChanged(
  services: Services,
  tx: Transaction,
  conversationId: number,
  actorId: number,
  onlyFor: number | null = null,
): Promise<void> {
  await recordEvent(tx, {
    type: 'conversation.changed',
    data: { conversationId, onlyFor },
    recipients: [],
    actorId,
    at: services.clock.now(),
  });
}
