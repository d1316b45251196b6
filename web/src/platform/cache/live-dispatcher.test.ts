import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createLiveDispatcher } from './live-dispatcher.ts';
import { liveQuery } from './live-handler.ts';

interface List {
  items: string[];
}

const added = (id: string, name: string) => ({ id, type: 'player.added', data: { name } });

const handler = liveQuery<List, { name: string }>({
  types: ['player.added'],
  key: ['players', 'portfolio'],
  apply: (list, { data }) => (data.name === '?' ? 'refetch' : { items: [...list.items, data.name] }),
});

function setUp() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  return { client, dispatch: createLiveDispatcher(client, [handler]) };
}

describe('a live event', () => {
  it('changes every cached list that it affects, and no other', () => {
    const { client, dispatch } = setUp();
    client.setQueryData(['players', 'portfolio', { role: 1 }], { items: [] });
    client.setQueryData(['players', 'portfolio', { role: 2 }], { items: ['Ada'] });
    client.setQueryData(['players', 'one', 3], { items: [] });
    dispatch(added('1', 'Bea'));
    expect(client.getQueryData(['players', 'portfolio', { role: 1 }])).toEqual({ items: ['Bea'] });
    expect(client.getQueryData(['players', 'portfolio', { role: 2 }])).toEqual({ items: ['Ada', 'Bea'] });
    expect(client.getQueryData(['players', 'one', 3])).toEqual({ items: [] });
  });

  it('that arrives twice is applied once', () => {
    const { client, dispatch } = setUp();
    client.setQueryData(['players', 'portfolio'], { items: [] });
    dispatch(added('1', 'Bea'));
    dispatch(added('1', 'Bea'));
    expect(client.getQueryData(['players', 'portfolio'])).toEqual({ items: ['Bea'] });
  });

  it('of a type without a handler changes nothing', () => {
    const { client, dispatch } = setUp();
    client.setQueryData(['players', 'portfolio'], { items: [] });
    dispatch({ id: '1', type: 'team.added', data: {} });
    expect(client.getQueryData(['players', 'portfolio'])).toEqual({ items: [] });
  });

  it('that cannot be applied refetches the list', () => {
    const { client, dispatch } = setUp();
    client.setQueryData(['players', 'portfolio'], { items: ['Ada'] });
    dispatch(added('1', '?'));
    expect(client.getQueryData(['players', 'portfolio'])).toEqual({ items: ['Ada'] });
    expect(client.getQueryState(['players', 'portfolio'])?.isInvalidated).toBe(true);
  });

  it('during a fetch refetches the list, because the response may be older', async () => {
    const { client, dispatch } = setUp();
    client.setQueryData(['players', 'portfolio'], { items: ['Ada'] });
    const queryFn = vi.fn(() => new Promise<List>(() => {}));
    void client
      .fetchQuery({ queryKey: ['players', 'portfolio'], queryFn, staleTime: 0 })
      .catch(() => undefined);
    dispatch(added('1', 'Bea'));
    expect(client.getQueryData(['players', 'portfolio'])).toEqual({ items: ['Ada', 'Bea'] });
    expect(client.getQueryState(['players', 'portfolio'])?.isInvalidated).toBe(true);
  });

  it('during the first load restarts the load, because the response may be older', async () => {
    const { client, dispatch } = setUp();
    const answers: ((list: List) => void)[] = [];
    const queryFn = vi.fn(() => new Promise<List>((answer) => answers.push(answer)));
    const observer = new QueryObserver(client, { queryKey: ['players', 'portfolio'], queryFn });
    const stop = observer.subscribe(() => {});
    dispatch(added('1', 'Bea'));
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
    answers[1]?.({ items: ['Bea'] });
    answers[0]?.({ items: [] });
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ items: ['Bea'] }));
    stop();
  });
});
