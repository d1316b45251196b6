import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { isAgentWithPlayer } from './contacts.repository.ts';
import { openPair } from './open-pair.ts';

/**
 * The conversation of an agent and a player whom they represent (spec §7). Names in the body are not read. Throws
 * `SUBJECT_MISMATCH` when the caller is neither, `NOT_CONTACTABLE` when nobody represents the other.
 */
export async function createAgentPlayerWhatChat(
  services: Services,
  call: CallOf<typeof chatEndpoints.createAgentPlayerWhatChat>,
): Promise<{ conversationId: number }> {
  const { actor, input } = call;
  const [one, other] = input.baseUserIds as [number, number];
  if (one !== actor.accountId && other !== actor.accountId) throw new AppError('SUBJECT_MISMATCH');
  if (!(await isAgentWithPlayer(services.db, [one, other]))) throw new AppError('NOT_CONTACTABLE');
  return { conversationId: await openPair(services, call, [one, other], 'baseUserIds') };
}
