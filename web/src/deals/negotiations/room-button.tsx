import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { conversationPath } from '../../platform/paths.ts';
import { useAct } from '../../ui/use-act.ts';

type Deal = { negotiationId: number } | { offerId: number };

/** Leads to the conversation about a deal; somebody of its sides who is not in it yet joins by asking. */
export function RoomButton({ deal }: { deal: Deal }) {
  const { t } = useTranslation('negotiations');
  const navigate = useNavigate();
  const { busy, act } = useAct();

  const open = () =>
    act(async () => {
      const { conversationId } = await ('offerId' in deal
        ? call('Whatchat/JoinOfferRoom', deal)
        : call('Whatchat/JoinNegotiationRoom', deal));
      await navigate(conversationPath(conversationId));
    });

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
