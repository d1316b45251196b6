import { useUser } from '../../platform/login/use-session.ts';
import { AccountContent } from './account-content.tsx';
import { CopyCard } from './copy-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

/** The ways into the account, and the way out of it. */
export default function AccessSection() {
  const { kind } = useUser();
  return (
    <AccountContent>
      {(account) => (
        <>
          <EmailCard account={account} />
          <PasswordCard email={account.email} />
          <SecondFactorCard secondFactor={account.secondFactor} />
          <CopyCard />
          {kind !== 'staff' && kind !== 'admin' && <DeleteCard />}
        </>
      )}
    </AccountContent>
  );
}
