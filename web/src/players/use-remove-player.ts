import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Player } from '@trattativa/contract/players/player';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/api-error.ts';
import { showDone, showProblem, showUndo } from '../ui/toasts.tsx';
import { playersLive } from './players.live.ts';
import { removePlayer, restorePlayer } from './portfolio-calls.ts';

/** The service takes a removal back for 30 seconds; the offer ends well before. */
const undoSeconds = 12;

/** Takes a player out of the portfolio at once and offers to take that back; the service's refusal is shown as it is. */
export function useRemovePlayer(): (player: Player) => void {
  const { t } = useTranslation(['players', 'shell']);
  const client = useQueryClient();

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
    onError: problem,
  });
  return remove.mutate;
}
