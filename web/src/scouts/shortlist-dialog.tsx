import { Modal } from '@mantine/core';
import type { ScoutedPlayer } from '@trattativa/contract/scouts/scout';
import { useTranslation } from 'react-i18next';
import { playerName } from '../players/player-facts.ts';
import { ShortlistEditor } from './shortlist-editor.tsx';

/** The lists of one player, over the players' list. */
export function ShortlistDialog({ scouted, onClose }: { scouted: ScoutedPlayer; onClose: () => void }) {
  const { t } = useTranslation(['scouts', 'shell']);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('scouts:shortlist.title', { name: playerName(scouted.player) })}
      closeButtonProps={{ 'aria-label': t('shell:ui.close') }}
    >
      <ShortlistEditor scouted={scouted} onSaved={onClose} />
    </Modal>
  );
}
