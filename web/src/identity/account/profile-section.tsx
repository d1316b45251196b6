import type { CallerKind } from '@trattativa/contract/access';
import { Suspense } from 'react';
import { useUser } from '../../platform/login/use-session.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { AgentProfileForm, ClubProfileForm, PlayerProfileForm, StaffProfileForm } from '../slots.ts';
import { OwnData } from './own-data.tsx';
import { ReferralCard } from './referral-card.tsx';

/** A kind without a form sees only the account's own data. */
const forms: Partial<Record<CallerKind, typeof AgentProfileForm>> = {
  agent: AgentProfileForm,
  premium: AgentProfileForm,
  player: PlayerProfileForm,
  coach: StaffProfileForm,
  scout: StaffProfileForm,
  team: ClubProfileForm,
};
/** Kinds whose profile is a club's, or who have none: their own name is stored only in the account. */
const namedInTheAccount = ['team', 'staff', 'admin'];

/** The first tab of /account: the account's own data, and the profile form of this kind of user. */
export default function ProfileSection() {
  const { kind } = useUser();
  const Form = forms[kind];
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
