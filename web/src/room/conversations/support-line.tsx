import { Button } from '@mantine/core';
import { IconHeadset, IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { conversationPath } from '../../platform/paths.ts';
import { useAct } from '../../ui/use-act.ts';
import { useOverlay } from '../../ui/use-overlay.ts';
import { mediatorCalls } from './mediator-calls.queries.ts';

const MediatorCallsDialog = lazy(() => loadChunk(() => import('./mediator-calls-dialog.tsx')));

/** Below the conversations: a link to the support, and for staff the calls for a mediator. */
export default function SupportLine() {
  const { kind } = useUser();
  return kind === 'staff' || kind === 'admin' ? <WaitingCalls /> : <SupportButton />;
}

function SupportButton() {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const { busy, act } = useAct();
  return (
    <Button
      fullWidth
      variant="default"
      loading={busy}
      leftSection={<IconHeadset size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() =>
        void act(async () => {
          const { conversationId } = await call('Whatchat/OpenSupport', {});
          void navigate(conversationPath(conversationId));
        })
      }
    >
      {t('list.support')}
    </Button>
  );
}

function WaitingCalls() {
  const { t } = useTranslation('chat');
  const calls = useOverlay('calls');
  const { data } = useQuery(mediatorCalls);
  const count = data?.total ?? 0;
  return (
    <>
      <Button
        fullWidth
        variant={count > 0 ? 'filled' : 'default'}
        leftSection={<IconScale size={18} stroke={1.75} aria-hidden="true" />}
        onClick={calls.open}
      >
        {count > 0 ? t('list.calls', { count }) : t('list.noCalls')}
      </Button>
      {calls.opened &&
        // Not inside the list, which is hidden on a phone while a room is open.
        createPortal(
          <Suspense>
            <MediatorCallsDialog onClose={calls.close} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
