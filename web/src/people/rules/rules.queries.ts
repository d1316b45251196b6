import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PackName } from '@trattativa/domain/people/rules/rule-kinds';
import { call } from '../../platform/api/call.ts';
import { cursorPages } from '../../platform/cache/cursor-pages.ts';
import { ruleKeys } from './rules-keys.ts';

/** The rule packs with their versions. */
export function usePacks() {
  return useQuery({
    queryKey: ruleKeys.packs,
    queryFn: ({ signal }) => call('Rules/GetPacks', {}, { signal }),
  });
}

/** The rules of a pack in the version that is in use. */
export function usePack(pack: PackName) {
  return useQuery({
    queryKey: ruleKeys.pack(pack),
    queryFn: ({ signal }) => call('Rules/GetPack', { pack }, { signal }),
  });
}

/** What staff have to renew. */
export function useRulesToRenew() {
  return useQuery({
    queryKey: [...ruleKeys.toRenew, 'list'],
    queryFn: ({ signal }) => call('Rules/GetRulesToRenew', {}, { signal }),
  });
}

/** The versions of a pack, page after page, the latest first. */
export function usePackHistory(pack: PackName) {
  return useInfiniteQuery({
    queryKey: ruleKeys.history(pack),
    queryFn: ({ pageParam, signal }) =>
      call('Rules/GetPackHistory', { pack, limit: 20, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}
