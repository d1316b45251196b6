import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Something changed on the server: `type` past tense like `player.added`, `data` in camel case. */
export interface LiveEvent<Data = unknown> {
  id: string;
  type: string;
  data: Data;
}

export interface LiveHandler {
  types: readonly string[];
  apply(client: QueryClient, event: LiveEvent): void;
}

/** What this screen has just done is applied as if it had been told of it: it is redrawn as every other that hears of it. */
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

/** The pure heart of a live update: the new state of a query, or the word that it must be fetched again. */
export type ApplyEvent<State, Data> = (
  state: State,
  event: LiveEvent<Data>,
  key: QueryKey,
) => State | 'refetch';

/**
 * A handler that applies events to every cached query under `key` (a prefix, like `['players', 'portfolio']`). A query
 * whose fetch is under way is fetched again, because its answer may be older than the event.
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

/** A first load that is under way would not be begun anew by itself, and its older answer would pass for the newest. */
async function fetchAgain(client: QueryClient, { queryKey, state }: Query): Promise<void> {
  const only = { queryKey, exact: true };
  if (state.data === undefined && state.fetchStatus === 'fetching') await client.cancelQueries(only);
  await client.invalidateQueries(only);
}
