import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Player } from '@trattativa/contract/players/player';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/api-error.ts';
import { showDone, showProblem, showUndo } from '../ui/toasts.tsx';
import { playersLive } from './players.live.ts';
import { removePlayer, restorePlayer } from './portfolio-calls.ts';

/** The service takes a removal back for 30 seconds; the offer ends well before. */
const undoSeconds = 12;

export interface RemovePlayer {
  remove: (player: Player) => void;
  /** Who can only be removed by staff, so that the reason must be asked for. */
  refused: Player | null;
  forget: () => void;
}

/**
 * Takes a player out of the portfolio at once and offers to take that back. One who was proposed to clubs is `refused`;
 * any other refusal of the service is shown as it is.
 */
export function useRemovePlayer(): RemovePlayer {
  const { t } = useTranslation(['players', 'shell']);
  const client = useQueryClient();
  const [refused, setRefused] = useState<Player | null>(null);

  /** The acting screen is redrawn by the same rules as every other that hears of it. */
  function heard(type: 'player.removed' | 'player.restored', playerId: number) {
    for (const handler of playersLive) {
      if (handler.types.includes(type)) handler.apply(client, { id: type, type, data: { playerId } });
    }
  }
  const problem = (error: Error) => {
    if (!(error instanceof ApiError)) throw error;
    showProblem(error.text);
  };

  const restore = useMutation({
    mutationFn: restorePlayer,
    onSuccess: ({ message }, player) => {
      heard('player.restored', player.id);
      showDone(message);
    },
    onError: problem,
  });
  const remove = useMutation({
    mutationFn: removePlayer,
    onSuccess: ({ message }, player) => {
      heard('player.removed', player.id);
      showUndo({
        message,
        undo: t('shell:ui.undo'),
        onUndo: () => restore.mutate(player),
        onFinal: () => undefined,
        seconds: undoSeconds,
      });
    },
    onError(error, player) {
      if (error instanceof ApiError && error.code === 'PLAYER_PROPOSED') setRefused(player);
      else problem(error);
    },
  });
  const forget = useCallback(() => setRefused(null), []);
  return { remove: remove.mutate, refused, forget };
}
