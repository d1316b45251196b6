import type { Player, PlayerInput } from '@trattativa/contract/players/player';
import { translate } from '@trattativa/texts/translate';
import { subjectId } from '../platform/actor.ts';
import { AppError, fieldError } from '../platform/app-error.ts';
import { dayOf } from '../platform/clock.ts';
import type { Call } from '../platform/http/call.ts';
import { recordEvent } from '../platform/outbox/record-event.ts';
import type { Services } from '../platform/services.ts';
import { accessPlayerToEdit } from './access-player.ts';
import type { PlayerRow } from './player.ts';
import { playerFields } from './player-fields.ts';
import { insertAgentPlayer, listPlayerAudience, updateAgentPlayer } from './players.repository.ts';
import { presentPlayer } from './present-player.ts';

/**
 * Adds a player to the agent's portfolio, or changes one in it. Throws `SUBJECT_MISMATCH`, `NOT_FOUND` (not in this
 * portfolio), `CHANGED_MEANWHILE` with the present record.
 */
export async function saveAgentPlayer(
  services: Services,
  call: Call<{ agentId?: number; player: PlayerInput }>,
): Promise<{ message: string; player: Player }> {
  const { actor, input } = call;
  const agentId = subjectId(actor, actor.agentId, input.agentId);
  const at = services.clock.now();
  const fields = playerFields(input.player, dayOf(at));
  const player = await services.db.transaction().execute(async (tx) => {
    const { id, version } = input.player;
    let saved: PlayerRow | null;
    if (id == null) {
      saved = await insertAgentPlayer(tx, agentId, fields, at);
    } else {
      if (version == null) throw fieldError('INVALID_INPUT', ['player', 'version'], 'required');
      saved = await updateAgentPlayer(tx, { id, agentId, version }, fields, at);
      if (!saved) {
        const present = await accessPlayerToEdit(services, tx, actor, id);
        if (present.agent_id !== agentId) throw new AppError('NOT_FOUND');
        throw new AppError('CHANGED_MEANWHILE', { current: presentPlayer(present, actor, at) });
      }
    }
    await recordEvent(tx, {
      type: id == null ? 'player.added' : 'player.changed',
      data: { playerId: saved.id },
      recipients: await listPlayerAudience(tx, saved.id),
      actorId: actor.accountId,
      at,
    });
    return saved;
  });
  return {
    message: translate(call.language, 'feedback:dataSaved'),
    player: presentPlayer(player, actor, at),
  };
}
