import type { Request } from '@trattativa/contract/market/requests/request';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { TeamReplies } from '../../people/slots.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { paths } from '../../platform/paths.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { useArrivalToast } from '../../ui/feedback/use-arrival-toast.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { PartText } from '../../ui/page/card-part.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { Timeline } from '../../ui/text/timeline.tsx';
import { RequestRecipients } from '../requests/form/request-recipients.tsx';
import { RequestStatusChip } from '../requests/request-status-chip.tsx';
import { useRequest } from '../requests/requests.queries.ts';
import { useRequestRows } from '../requests/use-request-rows.ts';
import { RequestAudit } from '../slots.ts';
import { RequestActs } from './request-acts.tsx';
import classes from './request-details-screen.module.css';

const RequestAnswers = lazy(() => loadChunk(() => import('../answers/request-answers.tsx')));
const RequestFiles = lazy(() => loadChunk(() => import('../requests/form/request-files.tsx')));

/** `/requests/{id}`: one request. The club itself also sees the recipients and the results. */
export default function RequestDetailsScreen() {
  const { requestId } = useParams();
  const found = useRequest(/^\d{1,15}$/.test(requestId ?? '') ? Number(requestId) : 0);
  useArrivalToast();
  if (found.error) {
    const text = found.error.message;
    return <ErrorPanel text={text} onRetry={() => void found.refetch()} />;
  }
  return found.data ? <Details request={found.data} /> : <Skeletons shape="rows" />;
}

function Details({ request }: { request: Request }) {
  const { t } = useTranslation(['requests', 'request-page', 'catalogue']);
  const words = useRequestRows();
  const facts = words.rows(request);
  const files = (
    <div>
      <h3>{t('request-page:attachments')}</h3>
      <Suspense>
        <RequestFiles kind="request" id={request.id} />
      </Suspense>
    </div>
  );
  return (
    <>
      <PageHeader
        title={words.title(request)}
        description={
          request.publishedBy
            ? `${words.season(request.season)} · ${t('request-page:publishedBy', {
                agent: request.publishedBy.name,
                club: request.team.name,
              })}`
            : words.season(request.season)
        }
        before={<BackLink to={paths.requests}>{t('requests:page.back')}</BackLink>}
        actions={<RequestActs request={request} />}
      />
      <div className={classes.columns}>
        <section className={classes.card} aria-label={t('requests:page.criteria')}>
          <div className={classes.head}>
            <h2>{t('requests:page.criteria')}</h2>
            <span className={classes.labels}>
              {request.delivery !== null && request.delivery.viewed > 0 && (
                <StatusChip tone="seen">
                  {t('requests:delivery.viewedBy', { ...request.delivery })}
                </StatusChip>
              )}
              <RequestStatusChip status={request.status} />
            </span>
          </div>
          {!request.recipients && (
            <Suspense>
              <TeamReplies teamId={request.team.id} />
            </Suspense>
          )}
          <FactList facts={facts.map(({ label, value }) => [label, value] as const)} />
          {(['project', 'requestedMaterial'] as const).map(
            (field) =>
              request[field] !== '' && (
                <PartText key={field} title={t(`requests:field.${field}`)} text={request[field]} />
              ),
          )}
          {request.recipients && files}
        </section>
        {!request.recipients && (
          <section className={classes.card} aria-label={t('request-page:attachments')}>
            <Suspense>
              <RequestAnswers request={request} />
            </Suspense>
            {files}
          </section>
        )}
        {request.recipients && (
          <section className={classes.card} aria-label={t('request-page:recipients')}>
            <Suspense>
              <RequestAnswers request={request} />
            </Suspense>
            <h2>{t('request-page:recipients')}</h2>
            <RequestRecipients recipients={request.recipients} />
            {request.statusChanges && request.statusChanges.length > 0 && (
              <>
                <h2>{t('request-page:history')}</h2>
                <Timeline
                  label={t('request-page:history')}
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
            <Suspense>
              <RequestAudit dealId={request.id} />
            </Suspense>
          </section>
        )}
      </div>
    </>
  );
}
