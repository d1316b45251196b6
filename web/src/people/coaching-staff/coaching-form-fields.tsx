import { categories } from '@trattativa/domain/people/categories';
import { coachingStaffRoles } from '@trattativa/domain/people/coaching-staff-roles';
import { qualifications } from '@trattativa/domain/people/qualifications';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { FormPart } from '../../ui/form/form-part.tsx';
import { MultiSelectField } from '../../ui/form/multi-select-field.tsx';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PlaceFormField } from '../../ui/places/place-form-field.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import { LevelChipsField } from '../players/level-chips-field.tsx';
import classes from './coaching-form.module.css';
import type { CoachingStaffField } from './coaching-form-values.ts';
import { CurrentClubField } from './current-club-field.tsx';
import { useCoachingStaffWords } from './use-coaching-staff-words.ts';

/** As the service has them. */
const limits = { name: 80, club: 120, email: 254, comments: 4000, youngest: 16 } as const;

const options = (ids: readonly number[], word: (id: number) => string) =>
  ids.map((id) => ({ value: String(id), label: word(id) }));

interface CoachingFormFieldsProps {
  /** Said to the person, not about them. */
  own: boolean;
  /** A scout looks for no post: who they are and how to reach them. */
  forScout: boolean;
  /** False where the name is another person's account's. */
  rename: boolean;
}

/** All fields of a record of coaching staff, in groups. */
export function CoachingFormFields({ own, forScout, rename }: CoachingFormFieldsProps) {
  const { t } = useTranslation(['coaching-staff', 'ui', 'errors']);
  const words = useCoachingStaffWords();
  const countries = useCountryOptions();
  const field = (name: CoachingStaffField) => ({
    name: `staffProfile.${name}`,
    label: t(`coaching-staff:field.${name}`),
  });
  const yesNo = [
    { value: 'yes', label: t('ui:yes') },
    { value: 'no', label: t('ui:no') },
  ];
  function bornDate(value: string) {
    if (value === '') return true;
    const today = now().toISOString().slice(0, 10);
    if (value > today) return t('errors:field.inTheFuture');
    return ageOn(value, today) >= limits.youngest || t('errors:field.ageTooLow', { min: limits.youngest });
  }
  return (
    <>
      <FormPart
        title={t(own ? 'coaching-staff:form.ownGroup.identity' : 'coaching-staff:form.group.identity')}
        {...(!rename && { hint: t('coaching-staff:form.hint.name') })}
      >
        <TextField {...field('name')} required maxLength={limits.name} disabled={!rename} />
        <TextField {...field('surname')} required maxLength={limits.name} disabled={!rename} />
        <DateField {...field('bornDate')} validate={bornDate} />
        <SelectField {...field('nationality')} options={countries} searchable />
        <div className={classes.whole}>
          <PlaceFormField
            names={{ city: 'staffProfile.city', country: 'staffProfile.country' }}
            label={t('coaching-staff:field.city')}
          />
        </div>
      </FormPart>
      <FormPart title={t('coaching-staff:form.group.contacts')} hint={t('coaching-staff:form.hint.contacts')}>
        <TextField {...field('email')} type="email" maxLength={limits.email} />
        <PhoneField {...field('phone')} />
      </FormPart>
      <FormPart title={t('coaching-staff:form.group.work')}>
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
        <CurrentClubField maxLength={limits.club} />
        {!forScout && <SelectField {...field('immediateAvailability')} options={yesNo} />}
      </FormPart>
      {!forScout && (
        <FormPart
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
            <MultiSelectField {...field('countriesInterested')} options={countries} max={60} />
          </div>
        </FormPart>
      )}
      <FormPart
        title={t('coaching-staff:form.group.notes')}
        hint={t(own ? 'coaching-staff:form.ownGroup.notesHint' : 'coaching-staff:form.hint.notes')}
      >
        <div className={classes.whole}>
          <TextField {...field('comments')} lines={4} maxLength={limits.comments} />
        </div>
      </FormPart>
    </>
  );
}
