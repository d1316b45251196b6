import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { conversationPath } from '../../platform/paths.ts';
import { useAct } from '../../ui/feedback/use-act.ts';

type Deal = { negotiationId: number } | { offerId: number } | { transferId: number };

function joined(deal: Deal) {
  if ('offerId' in deal) return call('Whatchat/JoinOfferRoom', deal);
  if ('transferId' in deal) return call('Whatchat/JoinTransferRoom', deal);
  return call('Whatchat/JoinNegotiationRoom', deal);
}

interface RoomButtonProps {
  deal: Deal;
  compact?: boolean;
  /** Another word than the usual one. */
  label?: string;
}

/** Opens the conversation of a deal; a member of its sides who is not in it yet joins with this call. */
export function RoomButton({ deal, compact = false, label }: RoomButtonProps) {
  const { t } = useTranslation('negotiations');
  const navigate = useNavigate();
  const { busy, act } = useAct();

  const open = () =>
    act(async () => {
      const { conversationId } = await joined(deal);
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
      {label ?? t(compact ? 'board.room' : 'negotiations:room')}
    </Button>
  );
}
