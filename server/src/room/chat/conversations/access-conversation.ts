import type { ConversationAbilities } from '@trattativa/contract/room/chat/chat';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { lockOpenMediation, type MediationRow } from '../mediation/mediations.repository.ts';
import { conversationAbilities, type Standing } from './conversation-rules.ts';
import {
  findConversationOf,
  listMembers,
  type MemberRow,
  type OwnConversationRow,
} from './conversations.repository.ts';

/**
 * Authorises access to a conversation and its messages. Returns the conversation as this member sees it; a
 * message is visible only when its `seq` is above `hidden_up_to_seq`. Everything that shows, searches, quotes
 * or exports messages must call this first (a statement over several conversations repeats the condition:
 * `m.seq > cm.hidden_up_to_seq`). Absent, foreign and left answer alike: `NOT_FOUND`.
 */
export async function accessConversation(
  db: Queryable,
  accountId: number,
  conversationId: number,
): Promise<OwnConversationRow> {
  const row = await findConversationOf(db, conversationId, accountId);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/**
 * Authorises an act on a conversation, and locks it until the transaction ends. `NOT_FOUND` for non-members;
 * `FORBIDDEN`, or `refusal`, for an act that the rules do not allow now.
 */
export async function accessConversationToAct(
  tx: Transaction,
  accountId: number,
  conversationId: number,
  ability: keyof ConversationAbilities,
  refusal: 'FORBIDDEN' | 'TRANSITION_NOT_ALLOWED' = 'FORBIDDEN',
): Promise<{ conversation: OwnConversationRow; members: MemberRow[]; mediation: MediationRow | null }> {
  const mediation = await lockOpenMediation(tx, accountId, conversationId);
  const conversation = await accessConversation(tx, accountId, conversationId);
  const members = (await listMembers(tx, [conversationId])).filter(({ left_at }) => left_at === null);
  if (!conversationAbilities(standingOf(conversation, accountId, members, mediation))[ability])
    throw new AppError(refusal);
  return { conversation, members, mediation };
}

/** A member's standing in a conversation, from its rows; `members` are the present ones. */
export function standingOf(
  { type, role }: Pick<OwnConversationRow, 'type' | 'role'>,
  accountId: number,
  members: readonly MemberRow[],
  mediation: MediationRow | null,
): Standing {
  return {
    type,
    role,
    others: members.filter(({ account_id }) => account_id !== accountId).length,
    withStaff: members.some((member) => member.is_staff && member.role !== 'mediator'),
    mediation: mediation === null ? 'none' : mediation.mediator_id === null ? 'waiting' : 'joined',
    ownsCall:
      mediation?.called_by === accountId ||
      !members.some(({ account_id }) => account_id === mediation?.called_by),
    history: historyOf(mediation),
    answered: mediation?.agreed_sides.includes(mediation.own_side) ?? false,
  };
}

export function historyOf(
  mediation: Pick<MediationRow, 'shown_at' | 'asked_at'> | null,
): Standing['history'] {
  if (mediation?.shown_at) return 'shown';
  return mediation?.asked_at ? 'asked' : 'hidden';
}
