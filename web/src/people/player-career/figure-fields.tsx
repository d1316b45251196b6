import {
  figureConflicts,
  figureLimits,
  seasonFigures,
} from '@trattativa/domain/people/players/season-figures';
import { maxLinkLength } from '@trattativa/domain/platform/text-limits';
import { isWebLink } from '@trattativa/domain/platform/web-link';
import { useTranslation } from 'react-i18next';
import { DigitsField } from '../../ui/form/number/digits-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './career-entry-form.module.css';
import type { CareerEntryValues } from './career-entry-values.ts';

/** What the player did in the season of a career entry, and where it can be checked. */
export function FigureFields() {
  const { t } = useTranslation(['player-career', 'errors']);
  return (
    <fieldset className={classes.figures}>
      <legend>{t('player-career:form.figures')}</legend>
      <p className={classes.hint}>{t('player-career:form.figuresHint')}</p>
      <div className={classes.numbers}>
        {seasonFigures.map((figure) => (
          <DigitsField
            key={figure}
            name={`experience.${figure}`}
            label={t(`player-career:figure.${figure}`)}
            max={figureLimits[figure].max}
            validate={(_value, all) => {
              const { experience } = all as { experience: CareerEntryValues };
              const conflict = figureConflicts(experience).find((one) => one.figure === figure);
              return !conflict || t('errors:field.tooBig', { max: conflict.max });
            }}
          />
        ))}
      </div>
      <TextField
        name="experience.figuresUrl"
        label={t('player-career:form.figuresUrl')}
        type="url"
        placeholder="https://"
        maxLength={maxLinkLength}
        validate={(value: string) =>
          value.trim() === '' || isWebLink(value.trim()) || t('errors:field.notAUrl')
        }
      />
    </fieldset>
  );
}
