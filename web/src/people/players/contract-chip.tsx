import type { Player } from '@trattativa/contract/people/players/player';
import { maySignNow } from '@trattativa/domain/people/contract-facts';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { usePlayerWords } from './use-player-words.ts';

/** Free, under contract, or until when: as moving, who may sign now. */
export function ContractChip({ player }: { player: Pick<Player, 'contractualStatus' | 'contractEnd'> }) {
  const { t } = useTranslation('players');
  const words = usePlayerWords();
  const { shortPlainDate } = useFormats();
  const { contractualStatus, contractEnd } = player;
  if (contractualStatus === null && contractEnd === null) return null;
  return (
    <StatusChip tone={maySignNow(player, now().toISOString().slice(0, 10)) ? 'moving' : 'closed'}>
      {contractEnd === null
        ? words.contract(contractualStatus ?? 0)
        : t('card.until', { date: shortPlainDate(contractEnd) })}
    </StatusChip>
  );
}
