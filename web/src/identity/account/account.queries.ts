import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { accountKeys } from './account-keys.ts';

/** Who is logged in, with the id of the profile behind the account. */
export function useMyAccount() {
  return useQuery({
    queryKey: accountKeys.mine,
    queryFn: ({ signal }) => call('Account/GetMyProfile', {}, { signal }),
  });
}

/** The account with everything that can be set in it. */
export function useAccountSettings() {
  return useQuery({
    queryKey: accountKeys.settings,
    queryFn: ({ signal }) => call('Account/GetMyAccount', {}, { signal }),
  });
}

/** Where the account is logged in. */
export function useMySessions() {
  return useQuery({
    queryKey: accountKeys.sessions,
    queryFn: ({ signal }) => call('Account/GetMySessions', {}, { signal }),
  });
}
