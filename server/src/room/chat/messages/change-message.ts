import { changeRefusal, type MessageAct } from '@trattativa/contract/room/chat/message-changes';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteMessageRow, editMessageRow, lockMessage } from './message-changes.repository.ts';
import { findMessage, type MessageRow } from './messages.repository.ts';

export interface MessageChange {
  conversationId: number;
  messageId: number;
  accountId: number;
  /** The new text and its mentions; null deletes the message. */
  edit: { content: string; mentions: readonly number[] } | null;
}

export type Changed = { message: MessageRow } | { refused: 'not_found' | 'forbidden' | 'too_late' };

/**
 * Edits or deletes one's own message. An unchanged text and a repeated deletion change nothing. Screens learn
 * of it from the recorded event; new mentions notify like in a new message.
 */
export function changeMessage(services: Services, change: MessageChange): Promise<Changed> {
  const { messageId, accountId, edit } = change;
  return services.db.transaction().execute(async (tx) => {
    const before = await lockMessage(tx, change);
    if (!before) return { refused: 'not_found' };
    if (isAsWanted(before, accountId, edit)) return { message: before };
    const act: MessageAct = edit === null ? 'delete' : 'edit';
    const at = services.clock.now();
    const refused = changeRefusal(act, before, accountId, at.getTime());
    if (refused) return { refused };
    if (edit === null) await deleteMessageRow(tx, messageId, at);
    else await editMessageRow(tx, { messageId, ...edit, at });
    await recordChange(tx, change, before, at);
    return { message: assertFound(await findMessage(tx, messageId)) };
  });
}

function isAsWanted(before: MessageRow, accountId: number, edit: MessageChange['edit']): boolean {
  if (before.from_id !== accountId) return false;
  return edit === null
    ? before.deleted_at !== null
    : before.deleted_at === null && before.content === edit.content;
}

async function recordChange(
  tx: Transaction,
  { conversationId, messageId, accountId, edit }: MessageChange,
  before: MessageRow,
  at: Date,
): Promise<void> {
  const common = { recipients: [], actorId: accountId, at };
  await recordEvent(tx, {
    type: 'conversation.messageChanged',
    data: { conversationId, messageId },
    ...common,
  });
  const mentioned = (edit?.mentions ?? []).filter((id) => !before.mentions.includes(id));
  if (mentioned.length === 0) return;
  await recordEvent(tx, {
    type: 'conversation.mentioned',
    data: { conversationId, messageId, mentioned },
    ...common,
  });
}
