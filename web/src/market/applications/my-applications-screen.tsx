import { Button } from '@mantine/core';
import { IconTargetArrow } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePlayerWords } from '../../people/players.ts';
import { call } from '../../platform/api/call.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { DataList } from '../../ui/list/data-list.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { MarksRow } from '../../ui/text/marks-row.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { requestPath } from '../requests/request-paths.ts';
import { useMyApplications } from './applications.queries.ts';
import { applicationsKeys } from './applications-keys.ts';
import { CandidateStatusChip } from './candidates/candidate-status-chip.tsx';
import { useCandidateMarks } from './candidates/use-candidate-marks.ts';
import classes from './my-applications-screen.module.css';

/** `/applications`: the state of the reader's applications, the differing criteria, and the club's reason. */
export default function MyApplicationsScreen() {
  const { t } = useTranslation(['applications', 'matching', 'my-applications']);
  const words = usePlayerWords();
  const marks = useCandidateMarks();
  const client = useQueryClient();
  const isPlayer = useUser().kind === 'player';
  const [leaving, setLeaving] = useState<Candidate | null>(null);
  const { busy, act } = useAct();
  const list = usePages(useMyApplications());

  async function withdraw({ id: candidateId, version }: Candidate) {
    await act(async () =>
      showDone((await call('Candidate/WithdrawApplication', { candidateId, version })).message),
    );
    setLeaving(null);
    await client.invalidateQueries({ queryKey: applicationsKeys.mine });
  }

  const columns: Column<Candidate>[] = [
    {
      key: 'request',
      header: t('my-applications:mine.request'),
      width: 'minmax(240px, 1.5fr)',
      card: 'title',
      render: ({ request, player }) => (
        <div className={classes.words}>
          <span className={classes.name}>{isPlayer ? request.teamName : player.name}</span>
          <span className={classes.facts}>
            {[
              ...(isPlayer ? [] : [request.teamName]),
              words.role(request.role),
              words.level(request.level, request.country),
              request.city,
            ].join(' · ')}
          </span>
        </div>
      ),
    },
    {
      key: 'status',
      header: t('my-applications:mine.status'),
      width: 'minmax(160px, 0.6fr)',
      card: 'wide',
      render: (candidate) => (
        <div className={classes.words}>
          <CandidateStatusChip status={candidate.status} temporary={candidate.temporary} />
          {candidate.reason !== null && (
            <span className={classes.facts}>
              {t('my-applications:mine.reason', {
                reason: [t(`applications:reason.${candidate.reason}`), candidate.reasonText]
                  .filter(Boolean)
                  .join(': '),
              })}
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'criteria',
      header: t('my-applications:mine.criteria'),
      width: 'minmax(220px, 1.2fr)',
      card: 'wide',
      render: (candidate) => (
        <MarksRow
          marks={marks(candidate)}
          label={t('matching:marks')}
          wantedBy={t('matching:wantedBy')}
          hasBy={t('matching:hasBy')}
          compact
          countMet={(number) => t('matching:criteriaMet', { number })}
        />
      ),
    },
    {
      key: 'sent',
      header: t('my-applications:mine.sent'),
      width: '130px',
      hideBelow: 900,
      card: 'aside',
      render: ({ appliedAt }) => <RelativeTime at={appliedAt} />,
    },
  ];

  return (
    <>
      <PageHeader
        ofList
        title={t('my-applications:mine.title')}
        description={t('my-applications:mine.description')}
        before={<BackLink to={paths.requests}>{t('my-applications:mine.market')}</BackLink>}
      />
      <DataList
        {...list}
        label={t('my-applications:mine.title')}
        columns={columns}
        rowKey={(candidate) => candidate.id}
        rowLink={({ request }) => requestPath(request.id)}
        actionsWidth="110px"
        rowActions={(candidate) =>
          candidate.can.withdraw && (
            <Button variant="subtle" size="compact-sm" onClick={() => setLeaving(candidate)}>
              {t('my-applications:mine.withdraw')}
            </Button>
          )
        }
        empty={
          <EmptyState
            icon={IconTargetArrow}
            title={t('my-applications:mine.emptyTitle')}
            text={t('my-applications:mine.empty')}
            action={
              <Button component={Link} to={paths.requests}>
                {t('my-applications:mine.market')}
              </Button>
            }
          />
        }
      />
      {leaving && (
        <ConfirmDialog
          opened
          title={t('my-applications:mine.withdrawTitle')}
          confirm={t('my-applications:mine.withdraw')}
          danger
          busy={busy}
          onConfirm={() => void withdraw(leaving)}
          onClose={() => setLeaving(null)}
        >
          {t('my-applications:mine.withdrawText', { club: leaving.request.teamName })}
        </ConfirmDialog>
      )}
    </>
  );
}
