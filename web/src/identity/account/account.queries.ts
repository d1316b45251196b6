import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { accountKeys } from './account.live.ts';

/** The logged-in user, with the id of the account's profile. */
export function useMyAccount() {
  return useQuery({
    queryKey: accountKeys.mine,
    queryFn: ({ signal }) => call('Account/GetMyProfile', {}, { signal }),
  });
}

/** The account with all its settings. */
export function useAccountSettings() {
  return useQuery({
    queryKey: accountKeys.settings,
    queryFn: ({ signal }) => call('Account/GetMyAccount', {}, { signal }),
  });
}

/** The sessions of the account. */
export function useMySessions() {
  return useQuery({
    queryKey: accountKeys.sessions,
    queryFn: ({ signal }) => call('Account/GetMySessions', {}, { signal }),
  });
}
