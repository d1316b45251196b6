import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import { fieldError } from '../../platform/app-error.ts';
import type { CallOf, InputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
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
): Promise<{ conversationId: number }> {
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
