import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { cursorPages } from '../../platform/cache/cursor-pages.ts';
import { adminKeys } from './admin-keys.ts';

/** The settings in force. */
export function useSettings() {
  return useQuery({
    queryKey: adminKeys.settings,
    queryFn: ({ signal }) => call('Settings/GetSettings', {}, { signal }),
  });
}

/** The versions of the settings, page after page, the latest first. */
export function useSettingsHistory() {
  return useInfiniteQuery({
    queryKey: adminKeys.history,
    queryFn: ({ pageParam, signal }) =>
      call('Settings/GetSettingsHistory', { limit: 20, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}

/** Accounts by name or e-mail, page after page; a new search keeps the old rows until its own arrive. */
export function useAccounts(query: { text: string; onlyAgents: boolean }) {
  const { onlyAgents } = query;
  const text = query.text.trim() || undefined;
  return useInfiniteQuery({
    queryKey: [...adminKeys.accounts, { text, onlyAgents }],
    queryFn: ({ pageParam, signal }) =>
      call('Administration/FindAccounts', { text, onlyAgents, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

/** The staff of the platform. */
export function useStaff() {
  return useQuery({
    queryKey: adminKeys.staff,
    queryFn: ({ signal }) => call('Administration/GetStaff', {}, { signal }),
  });
}
