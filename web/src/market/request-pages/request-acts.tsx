import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Request } from '@trattativa/contract/market/requests/request';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { candidatesPath, draftPath, editRequestPath } from '../requests/request-paths.ts';
import { requestsKeys } from '../requests/requests-keys.ts';
import { ShareRequest } from '../slots.ts';

const AnswerEntry = lazy(() => loadChunk(() => import('../answers/answer-entry.tsx')));
const ApplyEntry = lazy(() => import('../applications/apply-entry.tsx'));
const MatchesEntry = lazy(() => loadChunk(() => import('../matching/matches-entry.tsx')));
const RequestStatusDialog = lazy(() => loadChunk(() => import('../requests/request-status-dialog.tsx')));

/** The reader's actions on a request. */
export function RequestActs({ request }: { request: Request }) {
  const { t } = useTranslation('request-page');
  const { kind } = useUser();
  const [asking, setAsking] = useState<'close' | 'reopen' | null>(null);
  const duplicate = useDuplicateRequest(request.id);
  const { can } = request;
  const isStaff = kind === 'staff' || kind === 'admin';
  const putsForward = ['player', 'agent', 'premium'].includes(kind) && !can.seeCandidates;
  const applies = isStaff || putsForward;
  const answers =
    request.myDelivery !== null && !can.seeCandidates && request.status === requestStatus.active;
  const matches = putsForward && request.status === requestStatus.active;
  return (
    <>
      <Suspense>{can.close && <ShareRequest thingId={request.id} />}</Suspense>
      {can.edit && (
        <Button component={Link} to={editRequestPath(request.id)} variant="default">
          {t('edit')}
        </Button>
      )}
      {can.duplicate && (
        <Button variant="default" loading={duplicate.isPending} onClick={() => duplicate.mutate()}>
          {t('duplicate')}
        </Button>
      )}
      {can.close && (
        <Button variant="default" onClick={() => setAsking('close')}>
          {t('close')}
        </Button>
      )}
      {can.reopen && <Button onClick={() => setAsking('reopen')}>{t('reopen')}</Button>}
      {can.seeCandidates && (
        // Staff also put players forward: one act stands out.
        <Button component={Link} to={candidatesPath(request.id)} variant={isStaff ? 'default' : 'filled'}>
          {t('candidates')}
        </Button>
      )}
      {matches && (
        <Suspense>
          <MatchesEntry requestId={request.id} />
        </Suspense>
      )}
      {answers && (
        <Suspense>
          <AnswerEntry request={request} />
        </Suspense>
      )}
      {applies && (
        <Suspense>
          <ApplyEntry request={request} />
        </Suspense>
      )}
      <Suspense>
        {asking && <RequestStatusDialog request={request} act={asking} onClose={() => setAsking(null)} />}
      </Suspense>
    </>
  );
}

/** Creates a draft from a request and opens its form. */
function useDuplicateRequest(requestId: number) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call('Request/DuplicateRequest', { requestId }),
    async onSuccess({ message, draft }) {
      await client.invalidateQueries({ queryKey: requestsKeys.drafts });
      await navigate(draftPath(draft.id));
      showDone(message);
    },
    onError: showFailure,
  });
}
