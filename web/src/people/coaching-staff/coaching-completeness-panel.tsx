import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFormats } from '../platform/i18n/use-formats.ts';
import classes from '../players/completeness-panel.module.css';
import {
  type CoachingFormValues,
  type MandatoryField,
  mandatoryOf,
  missingIn,
} from './coaching-form-values.ts';

/**
 * How complete the profile is while it is written; each missing field is a way to it. `?field=role` in the address leads
 * to that field at once: so do the links of the dashboard.
 */
export function CoachingCompletenessPanel({ forScout }: { forScout: boolean }) {
  const { t } = useTranslation('coaching-staff');
  const { percent } = useFormats();
  const { control, setFocus } = useFormContext<CoachingFormValues>();
  const missing = missingIn(useWatch({ control, name: 'staffProfile' }), forScout);
  const all = mandatoryOf(forScout);
  const filled = Math.round(((all.length - missing.length) / all.length) * 100);
  const [address] = useSearchParams();

  function goTo(field: MandatoryField) {
    setFocus(`staffProfile.${field}`);
    const shown = document.querySelector(`[data-field="staffProfile.${field}"]`);
    shown?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }

  const asked = all.find((field) => field === address.get('field'));
  const led = useRef<string | null>(null);
  useEffect(() => {
    if (asked === undefined || led.current === asked) return;
    led.current = asked;
    goTo(asked);
  });

  return (
    <section className={classes.panel} aria-labelledby="completeness">
      <h2 id="completeness" className={classes.title}>
        {t('completeness.title')} <span className={classes.figure}>{percent(filled)}</span>
      </h2>
      <div className={classes.track} aria-hidden="true">
        <div className={classes.filled} style={{ width: `${filled}%` }} />
      </div>
      {missing.length === 0 ? (
        <p className={classes.done}>{t('completeness.done')}</p>
      ) : (
        <>
          <p className={classes.word}>{t('completeness.missing')}</p>
          <ul className={classes.missing}>
            {missing.map((field) => (
              <li key={field}>
                <button type="button" className={classes.way} onClick={() => goTo(field)}>
                  {t(`field.${field}`)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
