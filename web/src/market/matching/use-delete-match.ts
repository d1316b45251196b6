import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Match } from '@trattativa/contract/market/matching/match';
import { call } from '../../platform/api/call.ts';
import { applyOwn } from '../../platform/cache/live-handler.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showDone, showUndo } from '../../ui/toasts.tsx';
import { matchingLive } from './matching.live.ts';

/** Deletes an entry and offers to take that back. The acting screen is redrawn by the rules of every other. */
export function useDeleteMatch(): (match: Match) => void {
  const client = useQueryClient();

  const restore = useMutation({
    mutationFn: (pair: { requestId: number; playerId: number }) => call('Matching/RestoreMatch', pair),
    onSuccess: ({ message }, pair) => {
      applyOwn(client, matchingLive, 'match.restored', pair);
      showDone(message);
    },
    onError: showFailure,
  });
  const remove = useMutation({
    mutationFn: (pair: { requestId: number; playerId: number }) => call('Matching/DeleteMatch', pair),
    onSuccess: ({ message }, pair) => {
      applyOwn(client, matchingLive, 'match.deleted', pair);
      showUndo({ message, onUndo: () => restore.mutate(pair) });
    },
    onError: showFailure,
  });
  return ({ request, player }) => remove.mutate({ requestId: request.id, playerId: player.id });
}
