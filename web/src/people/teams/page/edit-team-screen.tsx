import { Button } from '@mantine/core';
import { IconBuildingOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { AvatarField } from '../../../files/uploads-ui.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { paths } from '../../../platform/paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { TeamForm } from '../form/team-form.tsx';
import { teamPath } from '../team-paths.ts';
import { useTeam } from '../teams.queries.ts';
import { ProposalNotice } from './proposal-notice.tsx';
import classes from './team-screen.module.css';

/** `/teams/{id}/edit` and `/teams/new`: a club's record, for staff and premium agents. */
export default function EditTeamScreen() {
  const { t } = useTranslation(['teams', 'shell']);
  const { id } = useParams();
  const navigate = useNavigate();
  const { kind } = useUser();
  const teamId = id === undefined ? null : Number(id);
  const { data: team, error, refetch } = useTeam(teamId);
  const backTo = teamId === null ? paths.teams : teamPath(teamId);
  if (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND')
      return (
        <EmptyState
          icon={IconBuildingOff}
          title={t('teams:team.goneTitle')}
          text={t('teams:team.goneText')}
        />
      );
    return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  }
  if (teamId !== null && !team) return <Skeletons shape="page" />;
  return (
    <>
      <PageHeader
        title={team ? team.name : t('teams:list.add')}
        before={<BackLink to={backTo}>{team ? team.name : t('teams:team.back')}</BackLink>}
      />
      {team && <ProposalNotice team={team} />}
      {team && kind !== 'premium' && (
        <div className={classes.head}>
          <AvatarField kind="team" id={team.id} name={team.name} imageUrl={team.imageUrl} />
        </div>
      )}
      <TeamForm
        team={team ?? null}
        onSaved={async ({ message, team: saved }) => {
          await navigate(teamPath(saved.id));
          showDone(message);
        }}
        beside={
          <Button component={Link} to={backTo} variant="default">
            {t('shell:ui.cancel')}
          </Button>
        }
      />
    </>
  );
}
