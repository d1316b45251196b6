import { Button } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { useOverlay } from '../../ui/dialog/use-overlay.ts';
import { useMediatorCalls } from './mediator-calls.queries.ts';
import { SupportButton } from './support-button.tsx';

const MediatorCallsDialog = lazy(() => loadChunk(() => import('./mediator-calls-dialog.tsx')));

/** Below the conversations: a link to the support, and for staff the calls for a mediator. */
export default function SupportLine() {
  const { kind } = useUser();
  return kind === 'staff' || kind === 'admin' ? <WaitingCalls /> : <SupportButton />;
}

function WaitingCalls() {
  const { t } = useTranslation('chat');
  const calls = useOverlay('calls');
  const { data } = useMediatorCalls();
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
