import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/api/call.ts';

export const accountKeys = { mine: ['account', 'mine'] } as const;

/** The account of who is logged in. */
export function useMyAccount() {
  return useQuery({
    queryKey: accountKeys.mine,
    queryFn: ({ signal }) => call('Account/GetMyProfile', {}, { signal }),
  });
}
