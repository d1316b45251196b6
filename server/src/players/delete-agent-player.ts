import type { Player } from '@trattativa/contract/players/player';
import { translate } from '@trattativa/texts/translate';
import { wasProposed } from '../negotiations/was-proposed.ts';
import { AppError } from '../platform/app-error.ts';
import type { Call } from '../platform/http/call.ts';
import { recordEvent } from '../platform/outbox/record-event.ts';
import type { Services } from '../platform/services.ts';
import { accessPlayerToEdit } from './access-player.ts';
import { canStillBeRestored } from './player.ts';
import { canEditPlayer } from './players.policy.ts';
import { findPlayer, listPlayerAudience, markDeleted, unmarkDeleted } from './players.repository.ts';
import { presentPlayer } from './present-player.ts';

/**
 * Takes a player out of the portfolio; it can be taken back for 30 seconds. Throws `NOT_FOUND`, and `PLAYER_PROPOSED` for
 * one that was proposed to clubs (spec §5).
 */
export async function deleteAgentPlayer(
  services: Services,
  call: Call<{ agentPlayerId: number }>,
): Promise<{ message: string }> {
  const { actor } = call;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const player = await accessPlayerToEdit(services, tx, actor, call.input.agentPlayerId);
    if (await wasProposed(tx, player.id)) throw new AppError('PLAYER_PROPOSED');
    const recipients = await listPlayerAudience(tx, player.id);
    if (player.agent_id === null || !(await markDeleted(tx, player.id, player.agent_id, at)))
      throw new AppError('NOT_FOUND');
    await recordEvent(tx, {
      type: 'player.removed',
      data: { playerId: player.id },
      recipients,
      actorId: actor.accountId,
      at,
    });
  });
  return { message: translate(call.language, 'feedback:playerDeleted') };
}

/** Undoes a deletion of the last seconds. Throws `NOT_FOUND` when it is too late or not theirs. */
export async function restoreAgentPlayer(
  services: Services,
  call: Call<{ agentPlayerId: number }>,
): Promise<{ message: string; player: Player }> {
  const { actor } = call;
  const at = services.clock.now();
  const player = await services.db.transaction().execute(async (tx) => {
    const deleted = await findPlayer(tx, call.input.agentPlayerId);
    const theirs = deleted?.deleted_at && canEditPlayer(actor, { ...deleted, deleted_at: null });
    if (!deleted?.deleted_at || !theirs || !canStillBeRestored(deleted.deleted_at, at))
      throw new AppError('NOT_FOUND');
    if (deleted.agent_id === null || !(await unmarkDeleted(tx, deleted.id, deleted.agent_id))) {
      throw new AppError('NOT_FOUND');
    }
    await recordEvent(tx, {
      type: 'player.restored',
      data: { playerId: deleted.id },
      recipients: await listPlayerAudience(tx, deleted.id),
      actorId: actor.accountId,
      at,
    });
    return findPlayer(tx, deleted.id);
  });
  if (!player) throw new AppError('NOT_FOUND');
  return {
    message: translate(call.language, 'feedback:playerRestored'),
    player: presentPlayer(player, actor, at),
  };
}
