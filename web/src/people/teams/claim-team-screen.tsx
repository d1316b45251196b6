import { useSearchParams } from 'react-router';
import { ClaimRegister } from './claim-register.tsx';
import { ClaimSearch } from './claim-search.tsx';

/** `/claimTeam`: a club finds its record and has a code mailed to it; the mailed link comes back here for the password. */
export default function ClaimTeamScreen() {
  const [address] = useSearchParams();
  const code = address.get('code');
  const teamId = Number(address.get('team'));
  const email = address.get('email') ?? '';
  if (code && Number.isSafeInteger(teamId) && teamId > 0)
    return <ClaimRegister teamId={teamId} email={email} code={code} />;
  return <ClaimSearch start={address.get('text') ?? ''} />;
}
