import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Player } from '@trattativa/contract/people/players/player';
import { useCallback, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { applyOwn } from '../../../platform/cache/live-handler.ts';
import { showFailure } from '../../../ui/feedback/show-failure.ts';
import { showDone, showUndo } from '../../../ui/feedback/toasts.tsx';
import { playersLive } from '../players.live.ts';
import { removePlayer, restorePlayer } from '../portfolio-calls.ts';

export interface RemovePlayer {
  remove: (player: Player) => void;
  /** A player whom only staff can remove, so that a reason is required. */
  refused: Player | null;
  clear: () => void;
}

/**
 * Removes a player from the portfolio at once and offers to undo it. A player who was proposed to clubs is
 * `refused`; any other refusal of the service is shown unchanged.
 */
export function useRemovePlayer(): RemovePlayer {
  const client = useQueryClient();
  const [refused, setRefused] = useState<Player | null>(null);

  const restore = useMutation({
    mutationFn: restorePlayer,
    onSuccess: ({ message }, player) => {
      applyOwn(client, playersLive, 'player.restored', { playerId: player.id });
      showDone(message);
    },
    onError: showFailure,
  });
  const remove = useMutation({
    mutationFn: removePlayer,
    onSuccess: ({ message }, player) => {
      applyOwn(client, playersLive, 'player.removed', { playerId: player.id });
      showUndo({
        message,
        onUndo: () => restore.mutate(player),
      });
    },
    onError(error, player) {
      if (error instanceof ApiError && error.code === 'PLAYER_PROPOSED') setRefused(player);
      else showFailure(error);
    },
  });
  const clear = useCallback(() => setRefused(null), []);
  return { remove: remove.mutate, refused, clear };
}
