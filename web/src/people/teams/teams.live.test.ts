import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { applyOwn } from '../../platform/cache/live-handler.ts';
import { teamsKeys, teamsLive } from './teams.live.ts';

function setUp() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const known = Object.values(teamsKeys).map((key) => [...key]);
  for (const key of known) client.setQueryData(key, {});
  for (const id of [1, 2]) client.setQueryData([...teamsKeys.team, id], { id });
  return {
    /** The last parts of the keys that are refetched after an event. */
    after(type: string, data: object): string[] {
      applyOwn(client, teamsLive, type, data);
      return client
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.isInvalidated)
        .map(({ queryKey }) => queryKey.slice(1).join(' '))
        .sort();
    },
  };
}

describe('the event of a club', () => {
  it.each([
    ['team.changed', { teamId: 1 }, 'changes changesCount contacts history list listPlan one_1 places'],
    ['team.changeProposed', { teamId: 2 }, 'changes changesCount history one_2'],
    ['team.waiting', { teamId: 9 }, 'waiting waitingCount'],
    ['team.refused', { teamName: 'x' }, 'waiting waitingCount'],
    ['team.membersChanged', { teamId: 1 }, 'history members'],
    ['team.imported', { added: 3 }, 'contacts list places'],
  ])('%s refetches the queries that show it, and no others', (type, data, expected) => {
    const words = expected.split(' ').map((word) => word.replace('_', ' '));
    expect(setUp().after(type, data)).toEqual(words.sort());
  });
});
