import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { WatchStage } from '@trattativa/domain/people/watching/watch-stages';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { announce } from '../../ui/feedback/live-region.tsx';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { watchedKeys } from './watched.live.ts';

type Items = readonly { playerId: number; stage: WatchStage }[];

export interface Watched {
  /** The stage of each watched player; null for readers without a list. */
  stages: ReadonlyMap<number, WatchStage> | null;
  toggle: (player: { id: number; name: string }) => void;
}

const none: ReadonlyMap<number, WatchStage> = new Map();

/** The watch list of the reader's club or agency. A star changes at once; a refused change is taken back. */
export function useWatched(): Watched {
  const { t } = useTranslation('market-players');
  const client = useQueryClient();
  const keeps = ['team', 'agent', 'premium'].includes(useUser().kind);
  const { data } = useWatchedStages(keeps);
  const change = useMutation({
    mutationFn: ({ id, add }: { id: number; add: boolean }) =>
      call(add ? 'Watch/WatchPlayer' : 'Watch/UnwatchPlayer', { playerId: id }),
    async onMutate({ id, add }) {
      await client.cancelQueries({ queryKey: watchedKeys.ids });
      const before = client.getQueryData<Items>(watchedKeys.ids);
      client.setQueryData<Items>(watchedKeys.ids, (now = []) =>
        add ? [{ playerId: id, stage: 'watching' }, ...now] : now.filter(({ playerId }) => playerId !== id),
      );
      return before;
    },
    onSuccess({ items }) {
      client.setQueryData(watchedKeys.ids, items);
      void client.invalidateQueries({ queryKey: watchedKeys.list });
    },
    onError(error, _, before) {
      client.setQueryData(watchedKeys.ids, before);
      showFailure(error);
    },
  });
  const stages = keeps ? (data ?? none) : null;
  return {
    stages,
    toggle({ id, name }) {
      const add = stages?.has(id) !== true;
      announce(t(add ? 'shortlist.added' : 'shortlist.removed', { name }));
      change.mutate({ id, add });
    },
  };
}

function byPlayer(items: Items): ReadonlyMap<number, WatchStage> {
  return new Map(items.map(({ playerId, stage }) => [playerId, stage]));
}

/** The stage of each player whom the reader's side watches. */
function useWatchedStages(enabled: boolean) {
  return useQuery({
    queryKey: watchedKeys.ids,
    queryFn: async ({ signal }) => (await call('Watch/GetWatchedIds', {}, { signal })).items,
    enabled,
    select: byPlayer,
  });
}

/** The watched players, page by page, of one stage or of all. */
export function useWatchList(stage: WatchStage | null) {
  return useInfiniteQuery({
    queryKey: [...watchedKeys.list, { stage }],
    queryFn: ({ pageParam, signal }) =>
      call(
        'Watch/GetWatchList',
        { ...(stage !== null && { stage }), limit: pageSize, cursor: pageParam },
        { signal },
      ),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

/** The notes of the reader's side on a watched player. */
export function useWatchNotes(playerId: number) {
  return useQuery({
    queryKey: [...watchedKeys.notes, playerId],
    queryFn: async ({ signal }) => (await call('Watch/GetWatchNotes', { playerId }, { signal })).items,
  });
}

/** Refreshes what this screen shows of the list after an act on it. */
export function useListChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all(Object.values(watchedKeys).map((queryKey) => client.invalidateQueries({ queryKey })));
}
