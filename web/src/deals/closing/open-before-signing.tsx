import { useTranslation } from 'react-i18next';
import classes from './closing.module.css';
import { useClosing } from './closing.queries.ts';
import { WindowLine } from './window-line.tsx';

/** Before a signature: which documents are open, and from when the player can be registered. It warns and refuses nothing. */
export default function OpenBeforeSigning({ negotiationId }: { negotiationId: number }) {
  const { t } = useTranslation('closing');
  const { data } = useClosing(negotiationId);
  const open = data?.documents.filter(({ isThere }) => !isThere) ?? [];
  if (!data || (open.length === 0 && !data.window)) return null;
  return (
    <div className={classes.warning}>
      {open.length > 0 && (
        <>
          <p>{t('signing')}</p>
          <ul>
            {open.map(({ kind }) => (
              <li key={kind}>{t(`document.${kind}`)}</li>
            ))}
          </ul>
        </>
      )}
      {data.window && <WindowLine window={data.window} />}
    </div>
  );
}
