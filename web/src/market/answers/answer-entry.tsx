import { Button } from '@mantine/core';
import type { Request } from '@trattativa/contract/market/requests/request';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { answerPath } from '../requests/request-paths.ts';

const NobodyFitsDialog = lazy(() => loadChunk(() => import('./nobody-fits-dialog.tsx')));
const NamePlayersDialog = lazy(() => loadChunk(() => import('./name-players-dialog.tsx')));

/** On the page of a request that the reader received: a club proposes a player, a coach names some, or nobody fits. */
export default function AnswerEntry({ request }: { request: Request }) {
  const { t } = useTranslation('request-answers');
  const { kind } = useUser();
  const [asking, setAsking] = useState<'nobody' | 'name' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      {request.myAnswer !== 'fits' && (
        <Button variant="default" onClick={() => setAsking('nobody')}>
          {t('nobody.button')}
        </Button>
      )}
      {kind === 'team' && (
        <Button component={Link} to={answerPath(request.id)}>
          {t('propose')}
        </Button>
      )}
      {kind === 'coach' && <Button onClick={() => setAsking('name')}>{t('name.button')}</Button>}
      <Suspense>
        {asking === 'nobody' && <NobodyFitsDialog request={request} onClose={close} />}
        {asking === 'name' && <NamePlayersDialog request={request} onClose={close} />}
      </Suspense>
    </>
  );
}
