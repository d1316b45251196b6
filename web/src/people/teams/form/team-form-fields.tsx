import { britishAssociations } from '@trattativa/domain/people/associations';
import { categories } from '@trattativa/domain/people/categories';
import { levels } from '@trattativa/domain/people/levels';
import { ages, foundationYears, heightCm } from '@trattativa/domain/people/record-limits';
import { scoutingReports } from '@trattativa/domain/people/scouting-reports';
import { isWithin, type NumberRange } from '@trattativa/domain/platform/number-limits';
import { regions } from '@trattativa/domain/platform/regions';
import {
  maxAddressLength,
  maxEmailLength,
  maxLinkLength,
  maxNameLength,
} from '@trattativa/domain/platform/text-limits';
import { isWebLink } from '@trattativa/domain/platform/web-link';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/form/choice/checkbox-field.tsx';
import { MultiSelectField } from '../../../ui/form/choice/multi-select-field.tsx';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { FoldingFormPart } from '../../../ui/form/folding-form-part.tsx';
import { digitsOf } from '../../../ui/form/number/digits.ts';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import { PhoneField } from '../../../ui/form/number/phone-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { PlaceField } from '../../../ui/places/place-field.tsx';
import { TeamSectionSummary } from '../page/team-section-summary.tsx';
import { useTeamWords } from '../use-team-words.ts';
import { CrestFields } from './crest-fields.tsx';
import { OrgChartFields } from './org-chart-fields.tsx';
import classes from './team-form.module.css';
import { levelFor, requiredTeamFields, type TeamField, type TeamFormValues } from './team-form-values.ts';

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
  const field = (name: TeamField) => ({
    name: `team.${name}`,
    label: t(`teams:field.${name}`),
    required: name in requiredTeamFields,
  });
  const within = (range: NumberRange) => (value: number | null) =>
    value === null || isWithin(value, range) || t('teams:form.between', { min: range.min, max: range.max });
  const year = (value: string) =>
    value.trim() === '' ||
    (/^\d{4}$/u.test(value.trim()) && isWithin(Number(value), foundationYears)) ||
    t('teams:form.year');
  const link = (value: string) => value.trim() === '' || isWebLink(value.trim()) || t('errors:field.notAUrl');
  return (
    <>
      <FoldingFormPart title={t('teams:form.club')} about={<TeamSectionSummary section="club" />} opened>
        <TextField {...field('name')} maxLength={maxNameLength} />
        <TextField {...field('foundationYear')} maxLength={digitsOf(foundationYears.max)} validate={year} />
        <TextField {...field('stadiumName')} maxLength={maxNameLength} />
        <TextField
          {...field('website')}
          type="url"
          placeholder="https://"
          maxLength={maxLinkLength}
          validate={link}
        />
      </FoldingFormPart>
      <FoldingFormPart
        title={t('teams:form.colours')}
        hint={t('teams:form.coloursHint')}
        about={<TeamSectionSummary section="colours" />}
      >
        <CrestFields />
      </FoldingFormPart>
      <FoldingFormPart title={t('teams:form.place')} about={<TeamSectionSummary section="place" />}>
        <div className={classes.whole}>
          <TeamPlaceField />
        </div>
        {italian && (
          <SelectField {...field('region')} options={optionsOf(regions, words.region)} searchable />
        )}
        <TextField {...field('address')} maxLength={maxAddressLength} />
      </FoldingFormPart>
      <FoldingFormPart title={t('teams:form.football')} about={<TeamSectionSummary section="football" />}>
        {italian ? (
          <SelectField
            {...field('category')}
            options={optionsOf(categories, words.category)}
            numeric
            searchable
          />
        ) : (
          <SelectField {...field('level')} options={optionsOf(levels, words.optionIn(country))} numeric />
        )}
        <TextField {...field('leagueName')} maxLength={maxNameLength} />
        {country === 'GB' && (
          <SelectField
            {...field('association')}
            description={t('teams:form.associationHint')}
            options={optionsOf(britishAssociations, words.country)}
          />
        )}
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
      </FoldingFormPart>
      <FoldingFormPart
        title={t('teams:form.contacts')}
        hint={t('teams:form.contactsHint')}
        about={<TeamSectionSummary section="contacts" />}
      >
        <TextField
          name="team.contacts.email"
          label={t('teams:field.email')}
          type="email"
          maxLength={maxEmailLength}
        />
        <PhoneField name="team.contacts.phone" label={t('teams:field.phone')} />
      </FoldingFormPart>
      <FoldingFormPart
        title={t('teams:form.orgChart')}
        hint={t('teams:form.orgChartHint')}
        about={<TeamSectionSummary section="orgChart" />}
      >
        <OrgChartFields />
      </FoldingFormPart>
      <FoldingFormPart
        title={t('teams:form.scouting')}
        hint={t('teams:form.scoutingHint')}
        about={<TeamSectionSummary section="scouting" />}
      >
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
          options={optionsOf(levels, words.optionIn(country))}
          numeric
        />
        <DigitsField {...field('scouting.overAge')} max={ages.max} />
        <DigitsField {...field('scouting.underAge')} max={ages.max} />
        <DigitsField
          {...field('scouting.minHeightCm')}
          unit="cm"
          max={heightCm.max}
          validate={within(heightCm)}
        />
        <div className={classes.whole}>
          <CheckboxField {...field('scouting.euPassport')} />
        </div>
      </FoldingFormPart>
    </>
  );
}

/** The sources of a club's scouting reports, any number of them. */
function ReportsField() {
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

/** A club's place: town and country, found by name or on the map, with coordinates for the map of clubs. */
function TeamPlaceField() {
  const { t } = useTranslation(['teams', 'shell']);
  const { control, setValue } = useFormContext<TeamFormValues>();
  const [city, region, latitude, longitude] = useWatch({
    control,
    name: ['team.city', 'team.region', 'team.latitude', 'team.longitude'],
  });
  const country = useController({
    control,
    name: 'team.country',
    rules: { validate: (value) => Boolean(value) || t('shell:form.required') },
  });
  return (
    <PlaceField
      value={{ city, country: country.field.value, region, latitude, longitude }}
      label={t('teams:field.city')}
      countryLabel={t('teams:field.country')}
      countryError={country.fieldState.error?.message}
      names={{ city: 'team.city', country: 'team.country' }}
      onChange={(place) => {
        country.field.onChange(place.country);
        const how = { shouldDirty: true };
        setValue('team.city', place.city, how);
        setValue('team.latitude', place.latitude, how);
        setValue('team.longitude', place.longitude, how);
        // A town in free text has no region: the chosen one stays.
        if (place.region !== null || place.country !== 'IT') setValue('team.region', place.region, how);
      }}
    />
  );
}
