import { useTranslation } from 'react-i18next';
import { AttachmentsField } from '../../../files/uploads-ui.ts';

/** The documents of a player, for readers who may see the full record. Loaded with the page. */
export default function PlayerFiles({ playerId }: { playerId: number }) {
  const { t } = useTranslation('files');
  return (
    <>
      <h2 id="player-files">{t('title')}</h2>
      <AttachmentsField parent={{ kind: 'player', id: playerId }} />
    </>
  );
}
