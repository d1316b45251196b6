import { type ComponentType, lazy, Suspense } from 'react';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { OwnData } from './own-data.tsx';
import { profileForms } from './profile-forms.ts';
import { ReferralCard } from './referral-card.tsx';

const forms = new Map<string, ComponentType>(
  Object.entries(profileForms).map(([kind, load]) => [kind, lazy(() => loadChunk(load))]),
);
/** Their profile is a club's, or there is none: the person's own name stands in the account only. */
const namedInTheAccount = ['team', 'staff', 'admin'];

/** The first tab of /account: the account's own data, and the profile form of this kind of user. */
export default function ProfileSection() {
  const { kind } = useUser();
  const Form = forms.get(kind);
  return (
    <>
      <OwnData namedHere={namedInTheAccount.includes(kind)} />
      {Form && (
        <Suspense fallback={<Skeletons shape="page" />}>
          <Form />
        </Suspense>
      )}
      {(kind === 'agent' || kind === 'premium') && <ReferralCard />}
    </>
  );
}
