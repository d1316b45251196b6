import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** A change on the server: `type` in past tense like `player.added`, `data` in camel case. */
export interface LiveEvent<Data = unknown> {
  id: string;
  type: string;
  data: Data;
}

export interface LiveHandler {
  types: readonly string[];
  apply(client: QueryClient, event: LiveEvent): void;
}

/** Applies an action of this screen like a live event from the server, so that all screens update the same way. */
export function applyOwn(
  client: QueryClient,
  handlers: readonly LiveHandler[],
  type: string,
  data: unknown,
): void {
  for (const handler of handlers) {
    if (handler.types.includes(type)) handler.apply(client, { id: 'own', type, data });
  }
}

/** A pure function: the new state of a query, or 'refetch' if the event is not enough to compute it. */
export type ApplyEvent<State, Data> = (
  state: State,
  event: LiveEvent<Data>,
  key: QueryKey,
) => State | 'refetch';

/**
 * A handler that applies events to every cached query under `key` (a prefix, like `['players', 'portfolio']`). A
 * running query is refetched, because its response may be older than the event.
 */
export function liveQuery<State, Data>(rule: {
  types: readonly string[];
  key: QueryKey;
  apply: ApplyEvent<State, Data>;
}): LiveHandler {
  return {
    types: rule.types,
    apply(client, event) {
      for (const query of client.getQueryCache().findAll({ queryKey: rule.key })) {
        const state = query.state.data as State | undefined;
        const next =
          state === undefined ? 'refetch' : rule.apply(state, event as LiveEvent<Data>, query.queryKey);
        if (next !== 'refetch' && next !== state) client.setQueryData(query.queryKey, next);
        if (next === 'refetch' || query.state.fetchStatus === 'fetching') void fetchAgain(client, query);
      }
    },
  };
}

/** A handler that fetches every cached query under `key` again: what the event says is not enough to change it. */
export function refetchOn(types: readonly string[], key: QueryKey): LiveHandler {
  return liveQuery({ types, key, apply: () => 'refetch' });
}

/** Invalidating does not restart a running first load; its older response would count as the newest. */
async function fetchAgain(client: QueryClient, { queryKey, state }: Query): Promise<void> {
  const only = { queryKey, exact: true };
  if (state.data === undefined && state.fetchStatus === 'fetching') await client.cancelQueries(only);
  await client.invalidateQueries(only);
}
