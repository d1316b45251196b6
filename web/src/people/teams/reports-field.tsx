import { scoutingReports } from '@trattativa/domain/people/scouting-reports';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './team-form.module.css';
import { useTeamWords } from './use-team-words.ts';

/** From where a club's scouting gets its reports: any of them. */
export function ReportsField() {
  const { t } = useTranslation('teams');
  const words = useTeamWords();
  const { control } = useFormContext();
  const { field } = useController({ control, name: 'team.scouting.reports' });
  const chosen = (field.value ?? []) as string[];
  return (
    <fieldset className={`${classes.ticks} ${classes.whole}`}>
      <legend>{t('field.scouting.reports')}</legend>
      {scoutingReports.map((source) => (
        <label key={source} className={classes.tick}>
          <input
            type="checkbox"
            checked={chosen.includes(source)}
            onBlur={field.onBlur}
            onChange={({ currentTarget }) =>
              field.onChange(
                currentTarget.checked ? [...chosen, source] : chosen.filter((other) => other !== source),
              )
            }
          />
          {words.report(source)}
        </label>
      ))}
    </fieldset>
  );
}
