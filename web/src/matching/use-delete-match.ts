import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Match } from '@trattativa/contract/matching/match';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { showDone, showProblem, showUndo } from '../ui/toasts.tsx';
import { matchingLive } from './matching.live.ts';

/** Deletes an entry and offers to take that back. The acting screen is redrawn by the rules of every other. */
export function useDeleteMatch(): (match: Match) => void {
  const { t } = useTranslation('shell');
  const client = useQueryClient();

  function heard(type: 'match.deleted' | 'match.restored', data: { requestId: number; playerId: number }) {
    for (const handler of matchingLive) {
      if (handler.types.includes(type)) handler.apply(client, { id: type, type, data });
    }
  }
  const problem = (error: Error) => {
    if (!(error instanceof ApiError)) throw error;
    showProblem(error.text);
  };

  const restore = useMutation({
    mutationFn: (pair: { requestId: number; playerId: number }) => call('Matching/RestoreMatch', pair),
    onSuccess: ({ message }, pair) => {
      heard('match.restored', pair);
      showDone(message);
    },
    onError: problem,
  });
  const remove = useMutation({
    mutationFn: (pair: { requestId: number; playerId: number }) => call('Matching/DeleteMatch', pair),
    onSuccess: ({ message }, pair) => {
      heard('match.deleted', pair);
      showUndo({ message, undo: t('ui.undo'), onUndo: () => restore.mutate(pair), onFinal: () => undefined });
    },
    onError: problem,
  });
  return ({ request, player }) => remove.mutate({ requestId: request.id, playerId: player.id });
}
