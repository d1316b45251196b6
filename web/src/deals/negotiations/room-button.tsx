import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { conversationPath } from '../../platform/paths.ts';
import { useAct } from '../../ui/use-act.ts';

type Deal = { negotiationId: number } | { offerId: number };

/** Opens the conversation of a deal; a member of its sides who is not in it yet joins with this call. */
export function RoomButton({ deal, compact = false }: { deal: Deal; compact?: boolean }) {
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
      size={compact ? 'compact-sm' : 'sm'}
      leftSection={!compact && <IconMessages size={18} stroke={1.75} aria-hidden="true" />}
      loading={busy}
      onClick={() => void open()}
    >
      {t(compact ? 'board.room' : 'page.room')}
    </Button>
  );
}
