import { useUser } from '../../../platform/login/use-session.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import TeamPeople from '../page/team-people.tsx';
import { useTeam } from '../teams.queries.ts';
import { TeamForm } from './team-form.tsx';

/** A club's own profile on /account: the whole record, the members, and the history. */
export default function TeamProfileForm() {
  const { data: team, error, refetch } = useOwnTeam();
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  if (!team) return <Skeletons shape="page" />;
  return (
    <>
      <TeamForm key={team.id} team={team} onSaved={({ message }) => showDone(message)} />
      <TeamPeople registered />
    </>
  );
}

/** The club for which the reader acts. */
function useOwnTeam() {
  return useTeam(useUser().profileId);
}
