import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import type { Call, CallOf, InputOf, OutputOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { findChatOwner, isAgentWithPlayer } from './contacts.repository.ts';
import { openGroup } from './open-group.ts';
import { openPair } from './open-pair.ts';

type NewChat = InputOf<typeof chatEndpoints.createWhatChat>;

/**
 * Opens a group, or the one-to-one conversation with somebody (spec §7, CreateWhatChat). Throws
 * `INVALID_INPUT` when neither type nor `is_group` is given, or the two disagree; otherwise the errors of the
 * two.
 */
export async function createWhatChat(
  services: Services,
  call: CallOf<typeof chatEndpoints.createWhatChat>,
): Promise<OutputOf<typeof chatEndpoints.createWhatChat>> {
  const { conversation, users } = call.input;
  const isGroup = saysGroup(conversation);
  const conversationId = isGroup
    ? await openGroup(services, call, { name: conversation.name ?? '', userIds: users })
    : await openPair(services, call, users);
  return { conversationId };
}

function saysGroup({ type, isGroup }: NewChat['conversation']): boolean {
  if (type === undefined) {
    if (isGroup === undefined) throw fieldError('INVALID_INPUT', ['conversation', 'type'], 'required');
    return isGroup;
  }
  const isOfGroup = type === conversationType.group;
  if (isGroup !== undefined && isGroup !== isOfGroup) {
    throw fieldError('INVALID_INPUT', ['conversation', 'isGroup'], 'notInList');
  }
  return isOfGroup;
}

/**
 * The conversation of an agent and a player whom they represent (spec §7). Names in the body are not read. Throws
 * `SUBJECT_MISMATCH` when the caller is neither, `NOT_CONTACTABLE` when nobody represents the other.
 */
export async function createAgentPlayerWhatChat(
  services: Services,
  call: CallOf<typeof chatEndpoints.createAgentPlayerWhatChat>,
): Promise<OutputOf<typeof chatEndpoints.createAgentPlayerWhatChat>> {
  const { actor, input } = call;
  const [one, other] = input.baseUserIds as [number, number];
  if (one !== actor.accountId && other !== actor.accountId) throw new AppError('SUBJECT_MISMATCH');
  if (!(await isAgentWithPlayer(services.db, [one, other]))) throw new AppError('NOT_CONTACTABLE');
  return { conversationId: await openPair(services, call, [one, other], 'baseUserIds') };
}

/**
 * The conversation with the chat owner, who represents the platform. `NOT_FOUND` when there is none, and for
 * the chat owner.
 */
export async function openSupport(
  services: Services,
  call: Call<object>,
): Promise<{ conversationId: number }> {
  const owner = await findChatOwner(services.db);
  if (owner === null || owner === call.actor.accountId) throw new AppError('NOT_FOUND');
  return { conversationId: await openPair(services, call, [owner]) };
}
