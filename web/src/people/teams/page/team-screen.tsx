import { Button } from '@mantine/core';
import { IconBuildingOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { paths } from '../../../platform/paths.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { showDone, showUndo } from '../../../ui/feedback/toasts.tsx';
import { useAct } from '../../../ui/feedback/use-act.ts';
import { Segments } from '../../../ui/filter/segments.tsx';
import { useAddressFilters } from '../../../ui/filter/use-address-filters.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AvatarPicture } from '../../../ui/text/avatar-picture.tsx';
import { TeamInvoices, TeamReplies } from '../../slots.ts';
import { editTeamPath } from '../team-paths.ts';
import { TeamStatus } from '../team-status.tsx';
import { teamsKeys } from '../teams.live.ts';
import { useTeam } from '../teams.queries.ts';
import { ProposalNotice } from './proposal-notice.tsx';
import { TeamCard } from './team-card.tsx';
import classes from './team-screen.module.css';

/** The open part of the card is in the address. */
const parts = { part: 'text' } as const;

/** `/teams/{id}`: one club's card, as far as the reader may see it. */
export default function TeamScreen() {
  const { t } = useTranslation(['teams', 'invoices']);
  const id = Number(useParams().id);
  const teamId = Number.isSafeInteger(id) ? id : 0;
  const { data: team, error, refetch } = useTeam(teamId);
  const { filters, setFilters } = useAddressFilters(parts);
  const part = filters.part === 'invoices' ? 'invoices' : 'card';
  const [asked, setAsked] = useState(false);
  const { busy, act } = useAct();
  const client = useQueryClient();
  const navigate = useNavigate();
  const back = <BackLink to={paths.teams}>{t('team.back')}</BackLink>;

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

  function listsChanged() {
    for (const key of [teamsKeys.list, teamsKeys.places, teamsKeys.contacts])
      void client.invalidateQueries({ queryKey: key });
  }

  const restore = () =>
    act(async () => {
      const { message } = await call('Team/RestoreTeam', { teamId });
      listsChanged();
      void client.invalidateQueries({ queryKey: [...teamsKeys.team, teamId] });
      showDone(message);
    });

  async function remove() {
    const removed = await act(async () => {
      const { message } = await call('Team/DeleteTeam', { teamId });
      listsChanged();
      await navigate(paths.teams);
      showUndo({ message, onUndo: () => void restore() });
    });
    if (!removed) setAsked(false);
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
      <Suspense>
        <TeamReplies teamId={team.id} />
      </Suspense>
      <ProposalNotice team={team} />
      <div className={classes.tabs}>
        <Segments
          label={t('invoices:tab.label')}
          value={part}
          options={[
            { value: 'card', label: t('invoices:tab.card') },
            { value: 'invoices', label: t('invoices:tab.invoices') },
          ]}
          onChange={(next) => setFilters({ part: next === 'card' ? '' : next })}
        />
      </div>
      {part === 'card' ? (
        <TeamCard team={team} />
      ) : (
        <Suspense fallback={<Skeletons shape="rows" count={3} />}>
          <TeamInvoices teamId={team.id} />
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
