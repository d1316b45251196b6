import type { MyAccount } from '@trattativa/contract/identity/accounts/my-account';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { useAccountSettings } from './account.queries.ts';

/** Renders its content with the account: a skeleton while it loads, an error with a retry if it fails. */
export function AccountContent({ children }: { children: (account: MyAccount) => ReactNode }) {
  const { data, error, refetch } = useAccountSettings();
  if (data) return children(data);
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  return <Skeletons shape="page" />;
}
