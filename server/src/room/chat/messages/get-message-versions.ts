import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { findUsername } from '../conversations/contacts.repository.ts';
import { findConversationOf } from '../conversations/conversations.repository.ts';
import { isAboutDeal, listRevisions } from './message-changes.repository.ts';
import { findMessage, type MessageRow } from './messages.repository.ts';

export interface MessageVersion {
  content: string;
  saidAt: string;
  /** Null: the current version. */
  endedAt: string | null;
  act: 'edited' | 'deleted' | null;
}

/** All versions of a person's message, oldest first, for staff. Throws `NOT_FOUND`. */
export async function getMessageVersions(
  { db }: Services,
  { actor, input: { messageId } }: CallOf<typeof chatEndpoints.getMessageVersions>,
): Promise<OutputOf<typeof chatEndpoints.getMessageVersions>> {
  const message = await findMessage(db, messageId);
  if (!message || message.from_id === null || message.kind === 'system') throw new AppError('NOT_FOUND');
  if (!(await mayStaffRead(db, actor.accountId, message))) throw new AppError('NOT_FOUND');
  const [author, revisions] = await Promise.all([
    findUsername(db, message.from_id),
    listRevisions(db, messageId),
  ]);
  const versions: MessageVersion[] = revisions.map(({ content, said_at, ended_at, act }) => ({
    content,
    saidAt: said_at.toISOString(),
    endedAt: ended_at.toISOString(),
    act,
  }));
  if (message.deleted_at === null) {
    const saidAt = (message.edited_at ?? message.inserted_at).toISOString();
    versions.push({ content: message.content, saidAt, endedAt: null, act: null });
  }
  return { messageId, author: author ?? '', versions };
}

/**
 * A called mediator reads what they see of the conversation; other staff read deal conversations. A private
 * conversation without a call is closed to staff.
 */
async function mayStaffRead(db: Queryable, accountId: number, message: MessageRow): Promise<boolean> {
  const own = await findConversationOf(db, message.conversation_id, accountId);
  if (own) return message.seq > own.hidden_up_to_seq;
  return isAboutDeal(db, message.conversation_id);
}
