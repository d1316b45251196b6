import { useQueryClient } from '@tanstack/react-query';
import type { Player } from '@trattativa/contract/people/players/player';
import { minReasonLength } from '@trattativa/domain/platform/text-limits';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { ReasonDialog } from '../../ui/decision/reason-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { playerName } from '../players/page/player-facts.ts';
import { portfoliosKeys } from './portfolios.live.ts';

/** A player who was proposed to clubs cannot simply be deleted: the written reason goes to staff (spec §5). */
export function AskRemovalDialog({ player, onClose }: { player: Player; onClose: () => void }) {
  const { t } = useTranslation(['portfolio', 'errors']);
  const client = useQueryClient();
  const name = playerName(player);
  return (
    <ReasonDialog
      title={t('portfolio:removal.title', { name })}
      label={t('portfolio:removal.reason')}
      hint={t('portfolio:removal.hint')}
      min={minReasonLength}
      confirm={t('portfolio:removal.send')}
      danger
      failed={t('errors:REQUEST_SEND_FAILED')}
      onClose={onClose}
      onSend={async (reason) => {
        const { message } = await call('Player/AskForDeletePlayer', {
          playerName: name,
          playerId: player.id,
          reason,
        });
        await client.invalidateQueries({ queryKey: portfoliosKeys.removals });
        showDone(message);
        onClose();
      }}
    >
      <p>{t('portfolio:removal.text')}</p>
    </ReasonDialog>
  );
}
