import type { Closing } from '@trattativa/contract/deals/closing/closing';
import { useTranslation } from 'react-i18next';
import classes from './closing.module.css';
import { WindowLine } from './window-line.tsx';

interface OpenDocumentsProps {
  kinds: readonly Closing['documents'][number]['kind'][];
  window: Closing['window'];
}

/** What is open before a signature, and from when the player can be registered; nothing if there is nothing to say. */
export function OpenDocuments({ kinds, window }: OpenDocumentsProps) {
  const { t } = useTranslation('closing');
  if (kinds.length === 0 && !window) return null;
  return (
    <div className={classes.warning}>
      {kinds.length > 0 && (
        <>
          <p>{t('signing')}</p>
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>{t(`document.${kind}`)}</li>
            ))}
          </ul>
        </>
      )}
      {window && <WindowLine window={window} lastSeason={null} />}
    </div>
  );
}
