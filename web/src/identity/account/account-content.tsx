import type { MyAccount } from '@trattativa/contract/identity/accounts/my-account';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { useAccountSettings } from './account.queries.ts';

/** What needs the account: its outline while it comes, and the way on when it does not. */
export function AccountContent({ children }: { children: (account: MyAccount) => ReactNode }) {
  const { data, error, refetch } = useAccountSettings();
  if (data) return children(data);
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  return <Skeletons shape="page" />;
}
