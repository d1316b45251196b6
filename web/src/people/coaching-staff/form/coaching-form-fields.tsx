import { categories } from '@trattativa/domain/people/categories';
import { coachingStaffRoles } from '@trattativa/domain/people/coaching-staff-roles';
import { qualifications } from '@trattativa/domain/people/qualifications';
import { youngestCoach } from '@trattativa/domain/people/record-limits';
import { maxCountries } from '@trattativa/domain/platform/number-limits';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import {
  maxCommentsLength,
  maxEmailLength,
  maxNameLength,
  maxPersonNameLength,
} from '@trattativa/domain/platform/text-limits';
import { useTranslation } from 'react-i18next';
import { now } from '../../../platform/clock/clock.ts';
import { MultiSelectField } from '../../../ui/form/choice/multi-select-field.tsx';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { FoldingFormPart } from '../../../ui/form/folding-form-part.tsx';
import { PhoneField } from '../../../ui/form/number/phone-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { PlaceFormField } from '../../../ui/places/place-form-field.tsx';
import { useCountryOptions } from '../../../ui/places/use-country-options.ts';
import { LevelChipsField } from '../../players/form/level-chips-field.tsx';
import { useCoachingStaffWords } from '../use-coaching-staff-words.ts';
import classes from './coaching-form.module.css';
import { type CoachingStaffField, requiredCoachFields } from './coaching-form-values.ts';
import { CoachingSectionSummary } from './coaching-section-summary.tsx';
import { CurrentClubField } from './current-club-field.tsx';

const options = <Id extends string | number>(ids: readonly Id[], word: (id: Id) => string) =>
  ids.map((id) => ({ value: String(id), label: word(id) }));

interface CoachingFormFieldsProps {
  /** Texts address the reader ("your profile") instead of naming a third person. */
  own: boolean;
  /** A scout seeks no position, so only identity and contacts are shown. */
  forScout: boolean;
  /** False if the name belongs to another person's account. */
  rename: boolean;
}

/** All fields of a coaching staff record, in groups. */
export function CoachingFormFields({ own, forScout, rename }: CoachingFormFieldsProps) {
  const { t } = useTranslation(['coaching-staff', 'ui', 'errors']);
  const words = useCoachingStaffWords();
  const countries = useCountryOptions();
  const field = (name: CoachingStaffField) => ({
    name: `staffProfile.${name}`,
    label: t(`coaching-staff:field.${name}`),
    required: name in requiredCoachFields,
  });
  const yesNo = [
    { value: 'yes', label: t('ui:yes') },
    { value: 'no', label: t('ui:no') },
  ];
  function bornDate(value: string) {
    if (value === '') return true;
    const today = now().toISOString().slice(0, 10);
    if (value > today) return t('errors:field.inTheFuture');
    return ageOn(value, today) >= youngestCoach || t('errors:field.ageTooLow', { min: youngestCoach });
  }
  return (
    <>
      <FoldingFormPart
        about={<CoachingSectionSummary section="identity" forScout={forScout} />}
        opened
        title={t(own ? 'coaching-staff:form.ownGroup.identity' : 'coaching-staff:form.group.identity')}
        {...(!rename && { hint: t('coaching-staff:form.hint.name') })}
      >
        <TextField {...field('name')} maxLength={maxPersonNameLength} disabled={!rename} />
        <TextField {...field('surname')} maxLength={maxPersonNameLength} disabled={!rename} />
        <DateField {...field('bornDate')} validate={bornDate} />
        <SelectField {...field('nationality')} options={countries} searchable />
        <div className={classes.whole}>
          <PlaceFormField
            names={{ city: 'staffProfile.city', country: 'staffProfile.country' }}
            label={t('coaching-staff:field.city')}
          />
        </div>
      </FoldingFormPart>
      <FoldingFormPart
        about={<CoachingSectionSummary section="contacts" forScout={forScout} />}
        title={t('coaching-staff:form.group.contacts')}
        hint={t('coaching-staff:form.hint.contacts')}
      >
        <TextField {...field('email')} type="email" maxLength={maxEmailLength} />
        <PhoneField {...field('phone')} />
      </FoldingFormPart>
      <FoldingFormPart
        about={<CoachingSectionSummary section="work" forScout={forScout} />}
        title={t('coaching-staff:form.group.work')}
      >
        {!forScout && (
          <>
            <SelectField {...field('role')} options={options(coachingStaffRoles, words.role)} numeric />
            <MultiSelectField
              {...field('qualifications')}
              options={options(qualifications, words.qualification)}
              description={t('coaching-staff:form.hint.qualifications')}
              numeric
            />
          </>
        )}
        <CurrentClubField maxLength={maxNameLength} />
        {!forScout && <SelectField {...field('immediateAvailability')} options={yesNo} />}
      </FoldingFormPart>
      {!forScout && (
        <FoldingFormPart
          about={<CoachingSectionSummary section="search" forScout={forScout} />}
          title={t(own ? 'coaching-staff:form.ownGroup.search' : 'coaching-staff:form.group.search')}
          hint={t('coaching-staff:form.hint.search')}
        >
          <div className={classes.whole}>
            <LevelChipsField {...field('searchLevels')} />
          </div>
          <div className={classes.whole}>
            <MultiSelectField
              {...field('searchCategories')}
              options={options(categories, words.category)}
              numeric
            />
          </div>
          <div className={classes.whole}>
            <MultiSelectField {...field('countriesInterested')} options={countries} max={maxCountries} />
          </div>
        </FoldingFormPart>
      )}
      <FoldingFormPart
        about={<CoachingSectionSummary section="notes" forScout={forScout} />}
        title={t('coaching-staff:form.group.notes')}
        hint={t(own ? 'coaching-staff:form.ownGroup.notesHint' : 'coaching-staff:form.hint.notes')}
      >
        <div className={classes.whole}>
          <TextField {...field('comments')} lines={4} maxLength={maxCommentsLength} />
        </div>
      </FoldingFormPart>
    </>
  );
}
