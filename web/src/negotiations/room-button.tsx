import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { conversationPath } from '../app/paths.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { showProblem } from '../ui/toasts.tsx';

/** Leads to the negotiation's own conversation; somebody of the club who is not in it yet joins by asking. */
export function RoomButton({ negotiationId }: { negotiationId: number }) {
  const { t } = useTranslation('negotiations');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function open() {
    setBusy(true);
    try {
      const { conversationId } = await call('Whatchat/JoinNegotiationRoom', { negotiationId });
      await navigate(conversationPath(conversationId));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showProblem(error.text);
      setBusy(false);
    }
  }

  return (
    <Button
      variant="default"
      leftSection={<IconMessages size={18} stroke={1.75} aria-hidden="true" />}
      loading={busy}
      onClick={() => void open()}
    >
      {t('page.room')}
    </Button>
  );
}
