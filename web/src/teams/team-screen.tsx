import { Button } from '@mantine/core';
import { IconBuildingOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { useUser } from '../platform/session/use-session.ts';
import { AvatarPicture } from '../ui/avatar-picture.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { showDone, showProblem } from '../ui/toasts.tsx';
import { ContactLinks } from './contact-links.tsx';
import { OrgChart } from './org-chart.tsx';
import { ProposalNotice } from './proposal-notice.tsx';
import { ScoutingFacts, TeamFacts } from './team-facts.tsx';
import { editTeamPath } from './team-paths.ts';
import { TeamPlayers } from './team-players.tsx';
import classes from './team-screen.module.css';
import { TeamStatus } from './team-status.tsx';
import { useTeam } from './teams.queries.ts';
import { teamsKeys } from './teams-keys.ts';

/** Who acts for the club, and its history: for staff, below the rest. */
const TeamPeople = lazy(() => loadChunk(() => import('./team-people.tsx')));

/** `/teams/{id}`: one club's card, as far as the reader may see it. */
export default function TeamScreen() {
  const { t } = useTranslation('teams');
  const id = Number(useParams().id);
  const teamId = Number.isSafeInteger(id) ? id : 0;
  const { data: team, error, refetch } = useTeam(teamId);
  const { name: username } = useUser();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const back = <Link to={paths.teams}>{t('team.back')}</Link>;

  if (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND')
      return (
        <>
          <PageHeader title={t('team.goneTitle')} before={back} />
          <EmptyState icon={IconBuildingOff} title={t('team.goneTitle')} text={t('team.goneText')} />
        </>
      );
    return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  }
  if (!team) return <Skeletons shape="page" />;

  async function remove() {
    setBusy(true);
    try {
      const { message } = await call('Team/DeleteTeam', { teamId });
      for (const key of [teamsKeys.list, teamsKeys.places, teamsKeys.contacts])
        void client.invalidateQueries({ queryKey: key });
      await navigate(paths.teams);
      showDone(message);
    } catch (failed) {
      setAsked(false);
      showProblem(failed instanceof Error ? failed.message : String(failed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <PageHeader
        title={team.name}
        before={back}
        actions={
          team.can.edit && (
            <>
              {team.can.remove && (
                <Button
                  variant="default"
                  leftSection={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
                  onClick={() => setAsked(true)}
                >
                  {t('team.remove')}
                </Button>
              )}
              <Button
                component={Link}
                to={editTeamPath(team.id)}
                leftSection={<IconPencil size={18} stroke={1.75} aria-hidden="true" />}
              >
                {t('team.edit')}
              </Button>
            </>
          )
        }
      />
      <div className={classes.head}>
        <AvatarPicture name={team.name} url={team.imageUrl} size={64} kind="club" />
        <TeamStatus profile={team.profile} />
      </div>
      <ProposalNotice team={team} />
      <div className={classes.columns}>
        <section className={classes.part} aria-labelledby="team-facts">
          <h2 id="team-facts">{t('team.facts')}</h2>
          <TeamFacts team={team} />
        </section>
        {(team.scouting || team.contacts) && (
          <div className={classes.column}>
            {team.scouting && (
              <section className={classes.part} aria-labelledby="team-scouting">
                <h2 id="team-scouting">{t('team.scouting')}</h2>
                <ScoutingFacts scouting={team.scouting} />
              </section>
            )}
            {team.contacts && (
              <section className={classes.part} aria-labelledby="team-contacts">
                <h2 id="team-contacts">{t('team.contacts')}</h2>
                {team.contacts.email || team.contacts.phone ? (
                  <ContactLinks
                    email={team.contacts.email}
                    phone={team.contacts.phone}
                    name={team.name}
                    text={t('contacts.text', { name: team.name, sender: username })}
                  />
                ) : (
                  <p className={classes.none}>{t('team.noContacts')}</p>
                )}
              </section>
            )}
          </div>
        )}
        {team.orgChart && (
          <section className={`${classes.part} ${classes.whole}`} aria-labelledby="team-org-chart">
            <h2 id="team-org-chart">{t('team.orgChart')}</h2>
            <OrgChart places={team.orgChart.places} defaultRole={team.orgChart.defaultRole} />
          </section>
        )}
        <section className={`${classes.part} ${classes.whole}`} aria-labelledby="team-players">
          <h2 id="team-players">{t('team.players')}</h2>
          <TeamPlayers teamId={team.id} />
        </section>
      </div>
      {team.can.manageMembers && (
        <Suspense>
          <TeamPeople teamId={team.id} registered={team.profile === 1} />
        </Suspense>
      )}
      <ConfirmDialog
        opened={asked}
        title={t('team.removeTitle', { name: team.name })}
        goes={[t('team.removeRecord'), t('team.removeLogins')]}
        confirm={t('team.remove')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      >
        <p>{t('team.removeText')}</p>
      </ConfirmDialog>
    </>
  );
}
