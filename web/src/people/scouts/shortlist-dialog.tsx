import type { ScoutedPlayer } from '@trattativa/contract/people/scouts/scout';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { playerName } from '../players/page/player-facts.ts';
import { ShortlistEditor } from './shortlist-editor.tsx';

/** The shortlists of one player, in a dialog over the list. */
export function ShortlistDialog({ scouted, onClose }: { scouted: ScoutedPlayer; onClose: () => void }) {
  const { t } = useTranslation('scouts');
  return (
    <TitledDialog title={t('shortlist.title', { name: playerName(scouted.player) })} onClose={onClose}>
      <ShortlistEditor scouted={scouted} onSaved={onClose} />
    </TitledDialog>
  );
}
