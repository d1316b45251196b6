import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { announce } from '../../ui/live-region.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { shortlistKey } from './player-market.live.ts';

export interface Shortlist {
  /** Null for readers without one. */
  playerIds: ReadonlySet<number> | null;
  toggle: (player: { id: number; name: string }) => void;
}

const none: ReadonlySet<number> = new Set();

/** The shortlist of the reader's club. A star changes at once; a refused change is taken back. */
export function useShortlist(): Shortlist {
  const { t } = useTranslation('market-players');
  const client = useQueryClient();
  const isClub = useUser().kind === 'team';
  const { data } = useQuery({
    queryKey: shortlistKey,
    queryFn: async ({ signal }) => (await call('Team/GetShortlist', {}, { signal })).playerIds,
    enabled: isClub,
    select: asSet,
  });
  const change = useMutation({
    mutationFn: ({ id, add }: { id: number; add: boolean }) =>
      call(add ? 'Team/AddToShortlist' : 'Team/RemoveFromShortlist', { playerId: id }),
    async onMutate({ id, add }) {
      await client.cancelQueries({ queryKey: shortlistKey });
      const before = client.getQueryData<number[]>(shortlistKey);
      client.setQueryData<number[]>(shortlistKey, (now = []) =>
        add ? [id, ...now] : now.filter((one) => one !== id),
      );
      return before;
    },
    onSuccess: ({ playerIds }) => client.setQueryData(shortlistKey, playerIds),
    onError(error, _, before) {
      client.setQueryData(shortlistKey, before);
      showFailure(error);
    },
  });
  const playerIds = isClub ? (data ?? none) : null;
  return {
    playerIds,
    toggle({ id, name }) {
      const add = playerIds?.has(id) !== true;
      announce(t(add ? 'shortlist.added' : 'shortlist.removed', { name }));
      change.mutate({ id, add });
    },
  };
}

function asSet(ids: readonly number[]): ReadonlySet<number> {
  return new Set(ids);
}
