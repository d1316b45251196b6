import { categories } from '@trattativa/domain/people/categories';
import { levels } from '@trattativa/domain/people/levels';
import { regions } from '@trattativa/domain/platform/regions';
import { isWebLink } from '@trattativa/domain/platform/web-link';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { DigitsField } from '../../ui/form/digits-field.tsx';
import { FormPart } from '../../ui/form/form-part.tsx';
import { MultiSelectField } from '../../ui/form/multi-select-field.tsx';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { OrgChartFields } from './org-chart-fields.tsx';
import { ReportsField } from './reports-field.tsx';
import classes from './team-form.module.css';
import type { TeamField } from './team-form-values.ts';
import { levelFor, type TeamFormValues } from './team-form-values.ts';
import { TeamPlaceField } from './team-place-field.tsx';
import { useTeamWords } from './use-team-words.ts';

const optionsOf = <Id extends string | number>(ids: readonly Id[], word: (id: never) => string) =>
  ids.map((id) => ({ value: String(id), label: word(id as never) }));

/** All fields of a club's record, in groups. */
export function TeamFormFields() {
  const { t } = useTranslation(['teams', 'errors']);
  const words = useTeamWords();
  const { control } = useFormContext<TeamFormValues>();
  const [country, category, reports] = useWatch({
    control,
    name: ['team.country', 'team.category', 'team.scouting.reports'],
  });
  const italian = country === 'IT';
  const level = levelFor(category);
  const field = (name: TeamField) => ({ name: `team.${name}`, label: t(`teams:field.${name}`) });
  const within = (min: number, max: number) => (value: number | null) =>
    value === null || (value >= min && value <= max) || t('teams:form.between', { min, max });
  const year = (value: string) =>
    value.trim() === '' || /^(18|19|20|21)\d\d$/u.test(value.trim()) || t('teams:form.year');
  const link = (value: string) => value.trim() === '' || isWebLink(value.trim()) || t('errors:field.notAUrl');
  return (
    <>
      <FormPart title={t('teams:form.club')}>
        <TextField {...field('name')} required maxLength={120} />
        <TextField {...field('foundationYear')} maxLength={4} validate={year} />
        <TextField {...field('stadiumName')} maxLength={120} />
        <TextField {...field('website')} type="url" placeholder="https://" maxLength={500} validate={link} />
      </FormPart>
      <FormPart title={t('teams:form.place')}>
        <div className={classes.whole}>
          <TeamPlaceField />
        </div>
        {italian && (
          <SelectField {...field('region')} options={optionsOf(regions, words.region)} searchable />
        )}
        <TextField {...field('address')} maxLength={200} />
      </FormPart>
      <FormPart title={t('teams:form.football')}>
        {italian ? (
          <SelectField
            {...field('category')}
            options={optionsOf(categories, words.category)}
            numeric
            searchable
          />
        ) : (
          <SelectField {...field('level')} options={optionsOf(levels, words.level)} numeric />
        )}
        <TextField {...field('leagueName')} maxLength={120} />
        {italian && level !== null && (
          <p className={classes.level}>
            {t('teams:field.level')}: <strong>{words.level(level)}</strong>
          </p>
        )}
        <div className={classes.whole}>
          <MultiSelectField
            {...field('categoriesPlayed')}
            options={optionsOf(categories, words.category)}
            numeric
          />
        </div>
        <CheckboxField name="team.hasYouthSection" label={t('teams:field.youthSection')} />
        <CheckboxField
          name="team.footballSchool"
          label={t('teams:field.footballSchool')}
          description={t('teams:form.footballSchoolHint')}
        />
      </FormPart>
      <FormPart title={t('teams:form.contacts')} hint={t('teams:form.contactsHint')}>
        <TextField name="team.contacts.email" label={t('teams:field.email')} type="email" maxLength={254} />
        <PhoneField name="team.contacts.phone" label={t('teams:field.phone')} />
      </FormPart>
      <FormPart title={t('teams:form.orgChart')} hint={t('teams:form.orgChartHint')}>
        <OrgChartFields />
      </FormPart>
      <FormPart title={t('teams:form.scouting')} hint={t('teams:form.scoutingHint')}>
        <div className={classes.whole}>
          <CheckboxField {...field('scouting.firstTeam')} />
        </div>
        <ReportsField />
        {reports.includes('region') && (
          <SelectField
            {...field('scouting.region')}
            options={optionsOf(regions, words.region)}
            required
            searchable
          />
        )}
        <SelectField
          {...field('scouting.playerFromLevel')}
          options={optionsOf(levels, words.level)}
          numeric
        />
        <DigitsField {...field('scouting.overAge')} maxDigits={2} />
        <DigitsField {...field('scouting.underAge')} maxDigits={2} />
        <DigitsField {...field('scouting.minHeightCm')} unit="cm" maxDigits={3} validate={within(100, 250)} />
        <div className={classes.whole}>
          <CheckboxField {...field('scouting.euPassport')} />
        </div>
      </FormPart>
    </>
  );
}
