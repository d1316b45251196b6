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

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });

/** A dispatcher whose handlers are loaded already. */
async function setUp() {
  const client = newClient();
  const dispatch = createLiveDispatcher(client, async () => [handler]);
  dispatch({ id: 'first', type: 'team.added', data: {} });
  await settle();
  return { client, dispatch };
}

/** Until what was resolved has been handled. */
const settle = () => new Promise((done) => setImmediate(done));

describe('a live event', () => {
  it('changes every cached list that it affects, and no other', async () => {
    const { client, dispatch } = await setUp();
    client.setQueryData(['players', 'portfolio', { role: 1 }], { items: [] });
    client.setQueryData(['players', 'portfolio', { role: 2 }], { items: ['Ada'] });
    client.setQueryData(['players', 'one', 3], { items: [] });
    dispatch(added('1', 'Bea'));
    expect(client.getQueryData(['players', 'portfolio', { role: 1 }])).toEqual({ items: ['Bea'] });
    expect(client.getQueryData(['players', 'portfolio', { role: 2 }])).toEqual({ items: ['Ada', 'Bea'] });
    expect(client.getQueryData(['players', 'one', 3])).toEqual({ items: [] });
  });

  it('that arrives twice is applied once', async () => {
    const { client, dispatch } = await setUp();
    client.setQueryData(['players', 'portfolio'], { items: [] });
    dispatch(added('1', 'Bea'));
    dispatch(added('1', 'Bea'));
    expect(client.getQueryData(['players', 'portfolio'])).toEqual({ items: ['Bea'] });
  });

  it('a live event of a type without a handler changes nothing', async () => {
    const { client, dispatch } = await setUp();
    client.setQueryData(['players', 'portfolio'], { items: [] });
    dispatch({ id: '1', type: 'team.added', data: {} });
    expect(client.getQueryData(['players', 'portfolio'])).toEqual({ items: [] });
  });

  it('that cannot be applied refetches the list', async () => {
    const { client, dispatch } = await setUp();
    client.setQueryData(['players', 'portfolio'], { items: ['Ada'] });
    dispatch(added('1', '?'));
    expect(client.getQueryData(['players', 'portfolio'])).toEqual({ items: ['Ada'] });
    expect(client.getQueryState(['players', 'portfolio'])?.isInvalidated).toBe(true);
  });

  it('during a fetch refetches the list, because the response may be older', async () => {
    const { client, dispatch } = await setUp();
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
    const { client, dispatch } = await setUp();
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

  it('that arrives while the handlers load is applied after it, in order', async () => {
    const client = newClient();
    let loaded: (handlers: (typeof handler)[]) => void = () => {};
    const load = vi.fn(() => new Promise<(typeof handler)[]>((done) => (loaded = done)));
    const dispatch = createLiveDispatcher(client, load);
    client.setQueryData(['players', 'portfolio'], { items: [] });
    for (const name of ['Ada', 'Bea']) dispatch(added(name, name));
    expect(client.getQueryData(['players', 'portfolio'])).toEqual({ items: [] });
    loaded([handler]);
    await settle();
    dispatch(added('3', 'Cia'));
    expect(client.getQueryData(['players', 'portfolio'])).toEqual({ items: ['Ada', 'Bea', 'Cia'] });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a live event whose handlers do not load refetches everything; the next event loads them again', async () => {
    const client = newClient();
    const load = vi
      .fn<() => Promise<(typeof handler)[]>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue([handler]);
    const dispatch = createLiveDispatcher(client, load);
    client.setQueryData(['players', 'portfolio'], { items: [] });
    dispatch(added('1', 'Ada'));
    await settle();
    expect(client.getQueryState(['players', 'portfolio'])?.isInvalidated).toBe(true);
    dispatch(added('2', 'Bea'));
    await settle();
    expect(client.getQueryData(['players', 'portfolio'])).toEqual({ items: ['Bea'] });
  });
});
