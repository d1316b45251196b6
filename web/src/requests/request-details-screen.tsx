import { Anchor, Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { Request } from '@trattativa/contract/requests/request';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { useUser } from '../platform/session/use-session.ts';
import { useArrivalToast } from '../players/use-arrival-toast.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { Timeline } from '../ui/timeline.tsx';
import classes from './request-details-screen.module.css';
import { candidatesPath, editRequestPath } from './request-paths.ts';
import { RequestRecipients } from './request-recipients.tsx';
import { RequestStatusChip } from './request-status-chip.tsx';
import { useRequest } from './requests.queries.ts';
import { useRequestWords } from './use-request-words.ts';
import { useUpdateRequestStatus } from './use-update-request-status.ts';

/** `/requests/{id}`: what a club looks for; for the club itself also to whom it went and what became of it. */
export default function RequestDetailsScreen() {
  const { requestId } = useParams();
  const found = useRequest(/^\d{1,15}$/.test(requestId ?? '') ? Number(requestId) : 0);
  useArrivalToast();
  if (found.error) {
    const text = found.error instanceof ApiError ? found.error.text : found.error.message;
    return <ErrorPanel text={text} onRetry={() => void found.refetch()} />;
  }
  return found.data ? <Details request={found.data} /> : <Skeletons shape="rows" />;
}

function Details({ request }: { request: Request }) {
  const { t } = useTranslation(['requests', 'catalogue']);
  const player = usePlayerWords();
  const words = useRequestWords();
  const facts = [
    { key: 'level', label: t('requests:field.level'), value: player.level(request.level) },
    { key: 'place', label: t('requests:field.place'), value: words.place(request) },
    ...words.facts(request),
  ];
  return (
    <>
      <PageHeader
        title={t('requests:page.title', { club: request.team.name, role: player.role(request.role) })}
        description={
          request.publishedBy
            ? `${words.season(request.season)} · ${t('requests:page.publishedBy', {
                agent: request.publishedBy.name,
                club: request.team.name,
              })}`
            : words.season(request.season)
        }
        before={
          <Anchor component={Link} to={paths.requests} size="sm" className={classes.back}>
            <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" /> {t('requests:page.back')}
          </Anchor>
        }
        actions={<Acts request={request} />}
      />
      <div className={classes.columns}>
        <section className={classes.card} aria-label={t('requests:page.criteria')}>
          <div className={classes.head}>
            <h2>{t('requests:page.criteria')}</h2>
            <RequestStatusChip status={request.status} />
          </div>
          <dl className={classes.facts}>
            {facts.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {(['project', 'requestedMaterial'] as const).map(
            (field) =>
              request[field] !== '' && (
                <div key={field}>
                  <h3>{t(`requests:field.${field}`)}</h3>
                  <p className={classes.text}>{request[field]}</p>
                </div>
              ),
          )}
        </section>
        {request.recipients && (
          <section className={classes.card} aria-label={t('requests:page.recipients')}>
            <h2>{t('requests:page.recipients')}</h2>
            <RequestRecipients recipients={request.recipients} />
            {request.statusChanges && request.statusChanges.length > 0 && (
              <>
                <h2>{t('requests:page.history')}</h2>
                <Timeline
                  label={t('requests:page.history')}
                  steps={request.statusChanges.map(({ at, by, to, note }) => ({
                    key: at,
                    at,
                    title: t(`catalogue:requestStatus.${to}`),
                    who: by === '' ? undefined : by,
                    note: note === '' ? undefined : note,
                  }))}
                />
              </>
            )}
          </section>
        )}
      </div>
    </>
  );
}

function Acts({ request }: { request: Request }) {
  const { t } = useTranslation('requests');
  const { kind } = useUser();
  const [asking, setAsking] = useState(false);
  const status = useUpdateRequestStatus(request);
  const { can } = request;
  const matches = ['player', 'agent', 'premium'].includes(kind) && request.status === 0 && !can.seeCandidates;
  return (
    <>
      {can.edit && (
        <Button component={Link} to={editRequestPath(request.id)} variant="default">
          {t('requests:page.edit')}
        </Button>
      )}
      {can.close && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('requests:page.close')}
        </Button>
      )}
      {can.reopen && (
        <Button loading={status.isPending} onClick={() => status.mutate(0)}>
          {t('requests:page.reopen')}
        </Button>
      )}
      {can.seeCandidates && (
        <Button component={Link} to={candidatesPath(request.id)}>
          {t('requests:page.candidates')}
        </Button>
      )}
      {matches && (
        <Button component={Link} to={`${paths.exactMatch}?request=${request.id}`}>
          {t('requests:page.matches')}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        title={t('requests:page.close')}
        confirm={t('requests:page.close')}
        busy={status.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => status.mutate(1, { onSettled: () => setAsking(false) })}
      >
        {t('requests:page.closeText')}
      </ConfirmDialog>
    </>
  );
}
