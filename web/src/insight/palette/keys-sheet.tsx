import { useTranslation } from 'react-i18next';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import classes from './keys-sheet.module.css';

const places = [
  {
    place: 'everywhere',
    rows: [
      { act: 'palette', keys: ['Ctrl K', '⌘ K'] },
      { act: 'sheet', keys: ['?'] },
    ],
  },
  {
    place: 'inList',
    rows: [
      { act: 'listSearch', keys: ['/'] },
      { act: 'rows', keys: ['↑', '↓'] },
      { act: 'columns', keys: ['←', '→'] },
      { act: 'pick', keys: ['x'] },
      { act: 'rowActs', keys: ['e'] },
    ],
  },
  {
    place: 'inSearch',
    rows: [
      { act: 'choose', keys: ['↑', '↓'] },
      { act: 'ends', keys: ['Home', 'End'] },
      { act: 'open', keys: ['Enter'] },
      { act: 'act', keys: ['Ctrl Enter', '⌘ Enter'] },
      { act: 'close', keys: ['Esc'] },
    ],
  },
] as const;

/** The keys that the application knows. */
export default function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette');
  return (
    <TitledDialog title={t('keys.title')} onClose={onClose}>
      {places.map(({ place, rows }) => (
        <section key={place} className={classes.part} aria-labelledby={`keys-${place}`}>
          <h3 id={`keys-${place}`} className={classes.place}>
            {t(`keys.${place}`)}
          </h3>
          <dl className={classes.rows}>
            {rows.map(({ act, keys }) => (
              <div key={act} className={classes.row}>
                <dt>{t(`keys.${act}`)}</dt>
                <dd className={classes.keys}>
                  {keys.map((key, index) => (
                    <span key={key}>
                      {index > 0 && <span className={classes.or}>{t('keys.or')}</span>}
                      <kbd className={classes.key}>{key}</kbd>
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </TitledDialog>
  );
}
