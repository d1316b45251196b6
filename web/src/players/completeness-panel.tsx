import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../platform/i18n/use-formats.ts';
import { mandatoryFields } from './completeness-bar.tsx';
import classes from './completeness-panel.module.css';
import { missingIn, type PlayerFormValues } from './player-form-values.ts';
import { showField } from './use-field-of-address.ts';

/** How complete the profile is while it is written; each missing field is a way to it. */
export function CompletenessPanel() {
  const { t } = useTranslation(['players', 'catalogue']);
  const { percent } = useFormats();
  const { control, setFocus } = useFormContext<PlayerFormValues>();
  const missing = missingIn(useWatch({ control, name: 'player' }) as PlayerFormValues['player']);
  const filled = Math.round(((mandatoryFields - missing.length) / mandatoryFields) * 100);

  return (
    <section className={classes.panel} aria-labelledby="completeness">
      <h2 id="completeness" className={classes.title}>
        {t('players:completeness.title')} <span className={classes.figure}>{percent(filled)}</span>
      </h2>
      <div className={classes.track} aria-hidden="true">
        <div className={classes.filled} style={{ width: `${filled}%` }} />
      </div>
      {missing.length === 0 ? (
        <p className={classes.done}>{t('players:completeness.done')}</p>
      ) : (
        <>
          <p className={classes.word}>{t('players:completeness.missing')}</p>
          <ul className={classes.missing}>
            {missing.map((field) => (
              <li key={field}>
                <button type="button" className={classes.way} onClick={() => showField(field, setFocus)}>
                  {t(`players:field.${field}`)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
