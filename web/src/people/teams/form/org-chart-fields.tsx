import { orgChartRoles } from '@trattativa/domain/people/org-chart-roles';
import { maxEmailLength, maxNameLength } from '@trattativa/domain/platform/text-limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { PhoneField } from '../../../ui/form/number/phone-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useTeamWords } from '../use-team-words.ts';
import classes from './team-form.module.css';
import type { TeamFormValues } from './team-form-values.ts';

/** A person for each place of the org chart, and which of them is the default contact. */
export function OrgChartFields() {
  const { t } = useTranslation('teams');
  const words = useTeamWords();
  const { control } = useFormContext<TeamFormValues>();
  const places = useWatch({ control, name: 'team.orgChart.places' });
  const filled = orgChartRoles.filter((role) => {
    const place = places[role];
    return place && (place.name !== '' || place.email !== '' || place.phone !== '');
  });
  return (
    <>
      <div className={classes.contact}>
        <SelectField
          name="team.orgChart.defaultRole"
          label={t('field.defaultContact')}
          description={t('form.defaultContactHint')}
          options={filled.map((role) => ({
            value: String(role),
            label: [words.place(role), places[role]?.name].filter(Boolean).join(': '),
          }))}
          numeric
        />
      </div>
      {orgChartRoles.map((role) => (
        <fieldset key={role} className={classes.place}>
          <legend>{words.place(role)}</legend>
          <TextField
            name={`team.orgChart.places.${role}.name`}
            label={t('field.person')}
            maxLength={maxNameLength}
          />
          <TextField
            name={`team.orgChart.places.${role}.email`}
            label={t('field.email')}
            type="email"
            maxLength={maxEmailLength}
          />
          <PhoneField name={`team.orgChart.places.${role}.phone`} label={t('field.phone')} />
        </fieldset>
      ))}
    </>
  );
}
