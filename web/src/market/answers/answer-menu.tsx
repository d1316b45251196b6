import type { Request } from '@trattativa/contract/market/requests/request';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { ActMenu, type MenuAct } from '../../ui/act-menu.tsx';
import { answerPath, applyPath } from '../requests/request-paths.ts';

const NobodyFitsDialog = lazy(() => loadChunk(() => import('./nobody-fits-dialog.tsx')));
const NamePlayersDialog = lazy(() => loadChunk(() => import('./name-players-dialog.tsx')));

/** In a list, what the reader may answer to a received request: players, by the reader's own way, or that nobody fits. */
export default function AnswerMenu({ request }: { request: Pick<Request, 'id' | 'team' | 'myAnswer'> }) {
  const { t } = useTranslation(['request-answers', 'apply']);
  const { kind } = useUser();
  const [asking, setAsking] = useState<'nobody' | 'name' | null>(null);
  const close = () => setAsking(null);
  const puts: MenuAct =
    kind === 'coach'
      ? { key: 'name', label: t('request-answers:name.button'), onPress: () => setAsking('name') }
      : kind === 'team'
        ? { key: 'propose', label: t('request-answers:propose'), to: answerPath(request.id) }
        : { key: 'apply', label: t('apply:actionFor'), to: applyPath(request.id) };
  const nobody: MenuAct = {
    key: 'nobody',
    label: t('request-answers:nobody.button'),
    onPress: () => setAsking('nobody'),
  };
  return (
    <>
      <ActMenu
        label={t('request-answers:answerTo', { club: request.team.name })}
        acts={request.myAnswer === 'fits' ? [puts] : [puts, nobody]}
      />
      <Suspense>
        {asking === 'nobody' && <NobodyFitsDialog request={request} onClose={close} />}
        {asking === 'name' && <NamePlayersDialog request={request} onClose={close} />}
      </Suspense>
    </>
  );
}
