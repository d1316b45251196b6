import { AppError } from '../../platform/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { openGroup } from './open-group.ts';
import { openPair } from './open-pair.ts';

interface NewChat {
  conversation: { type: 2 | 3; isGroup?: boolean; name?: string | null };
  users: number[];
}

/** A group, or the one-to-one conversation with somebody (spec §7, CreateWhatChat). Errors: those of the two. */
export async function createWhatChat(
  services: Services,
  call: Call<NewChat>,
): Promise<{ conversationId: number }> {
  const { conversation, users } = call.input;
  const isGroup = conversation.type === 3;
  if (conversation.isGroup !== undefined && conversation.isGroup !== isGroup) {
    throw new AppError('INVALID_INPUT', {
      fields: [{ path: ['conversation', 'isGroup'], code: 'notInList' }],
    });
  }
  const conversationId = isGroup
    ? await openGroup(services, call, { name: conversation.name ?? '', userIds: users })
    : await openPair(services, call, users);
  return { conversationId };
}
