import { AppError } from '../../platform/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { setMuted } from './groups.repository.ts';
import { tellChanged } from './tell-changed.ts';

interface Muted {
  conversationId: number;
  muted: boolean;
}

/** Mutes or unmutes the sound and badge of a conversation for a member, and notifies their other screens. */
export async function muteConversation(services: Services, { actor, input }: Call<Muted>): Promise<Muted> {
  const { conversationId, muted } = input;
  await services.db.transaction().execute(async (tx) => {
    if (!(await setMuted(tx, conversationId, actor.accountId, muted))) throw new AppError('NOT_FOUND');
    await tellChanged(services, tx, conversationId, actor.accountId, actor.accountId);
  });
  return { conversationId, muted };
}
