import { accommodations } from '@trattativa/domain/people/accommodations';
import { contractualStatuses } from '@trattativa/domain/people/contractual-statuses';
import { feet } from '@trattativa/domain/people/feet';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { refundRanges } from '@trattativa/domain/people/refund-ranges';
import { regions } from '@trattativa/domain/platform/regions';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { DigitsField } from '../../ui/form/digits-field.tsx';
import { MultiSelectField } from '../../ui/form/multi-select-field.tsx';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PlaceFormField } from '../../ui/places/place-form-field.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import { FormGroup } from './form-group.tsx';
import { LevelChipsField } from './level-chips-field.tsx';
import { limits, usePlayerFieldRules } from './player-field-rules.ts';
import classes from './player-form.module.css';
import type { PlayerField } from './player-form-values.ts';
import { linkFields } from './player-form-values.ts';
import { RolePitchField } from './role-pitch-field.tsx';
import { useFormTexts } from './use-form-texts.ts';
import { usePlayerWords } from './use-player-words.ts';

/** Where the form holds the parts of the place in which the player lives: one choice fills all three. */
const placeNames = { city: 'player.city', country: 'player.country', region: 'player.region' };

const options = (ids: readonly number[], word: (id: number) => string) =>
  ids.map((id) => ({ value: String(id), label: word(id) }));

/** All fields of a player's record, in groups. */
export function PlayerFormFields() {
  const { t } = useTranslation(['players', 'ui']);
  const texts = useFormTexts();
  const words = usePlayerWords();
  const rules = usePlayerFieldRules();
  const countries = useCountryOptions();
  const country = useWatch({ name: 'player.country' }) as string | null;
  const regionOptions = regions.map((key) => ({ value: key, label: words.region(key) }));
  const field = (name: PlayerField) => ({ name: `player.${name}`, label: t(`players:field.${name}`) });
  const yesNo = [
    { value: 'yes', label: t('ui:yes') },
    { value: 'no', label: t('ui:no') },
  ];
  return (
    <>
      <FormGroup section="identity">
        <TextField {...field('name')} required maxLength={limits.name} />
        <TextField {...field('surname')} required maxLength={limits.name} />
        <DateField {...field('bornDate')} validate={rules.bornDate} />
        <SelectField {...field('nationality')} options={countries} searchable />
        <SelectField
          {...field('euPassport')}
          options={yesNo}
          placeholder={t('players:form.hint.euPassport')}
        />
      </FormGroup>
      <FormGroup section="residence" hint={texts.hint('residence')}>
        <div className={classes.whole}>
          <PlaceFormField
            names={placeNames}
            label={t('players:field.city')}
            countryLabel={t('players:field.country')}
          />
        </div>
        {country === 'IT' && <SelectField {...field('region')} options={regionOptions} searchable />}
        <TextField {...field('address')} maxLength={limits.address} />
        <PhoneField {...field('phone')} />
      </FormGroup>
      <FormGroup section="role" hint={t('players:pitch.hint')}>
        <RolePitchField />
        <div className={classes.beside}>
          <SelectField {...field('principalRole')} options={options(playerRoles, words.role)} numeric />
          <SelectField
            {...field('secondaryRole')}
            options={options(playerRoles, words.role)}
            numeric
            validate={rules.secondaryRole}
          />
          <SelectField {...field('foot')} options={options(feet, words.foot)} numeric />
          <div className={classes.pair}>
            <DigitsField {...field('heightCm')} maxDigits={3} validate={rules.between(100, 250)} />
            <DigitsField {...field('weightKg')} maxDigits={3} validate={rules.between(30, 200)} />
          </div>
        </div>
      </FormGroup>
      <FormGroup section="contract">
        <SelectField
          {...field('contractualStatus')}
          options={options(contractualStatuses, words.contract)}
          numeric
        />
        <TextField {...field('currentClub')} maxLength={limits.club} />
        <SelectField {...field('currentLevel')} options={options(levels, words.level)} numeric />
        <DigitsField {...field('minutesPercent')} unit="%" maxDigits={3} validate={rules.minutes} />
      </FormGroup>
      <FormGroup section="search">
        <div className={classes.whole}>
          <LevelChipsField {...field('searchLevels')} />
        </div>
        <div className={classes.whole}>
          <MultiSelectField {...field('countriesInterested')} options={countries} max={60} />
        </div>
        <SelectField {...field('immediateAvailability')} options={yesNo} />
        <div className={classes.tick}>
          <CheckboxField {...field('onMarket')} description={texts.hint('onMarket')} />
        </div>
        <div className={classes.tick}>
          <CheckboxField {...field('openToScouts')} description={texts.hint('openToScouts')} />
        </div>
      </FormGroup>
      <FormGroup section="money" hint={texts.hint('money')}>
        <DigitsField {...field('salary')} unit="€" />
        <DigitsField {...field('requestedSalary')} unit="€" />
        <SelectField {...field('refundRange')} options={options(refundRanges, words.refund)} numeric />
        <SelectField {...field('requestedFood')} options={yesNo} />
        <SelectField
          {...field('requestedAccommodation')}
          options={options(accommodations, words.accommodation)}
          numeric
        />
        <DigitsField {...field('requestedBonus')} unit="€" />
        <DigitsField {...field('playerValue')} unit="€" />
        <DigitsField {...field('commissionFeeMin')} unit="€" />
        <DigitsField {...field('commissionFeeMax')} unit="€" validate={rules.commissionFeeMax} />
      </FormGroup>
      <FormGroup section="links">
        {linkFields.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            type="url"
            placeholder="https://"
            maxLength={limits.link}
            validate={rules.linkFor(name)}
          />
        ))}
      </FormGroup>
      <FormGroup section="notes" hint={texts.hint('notes')}>
        <div className={classes.whole}>
          <TextField {...field('comments')} lines={4} maxLength={limits.comments} />
        </div>
      </FormGroup>
    </>
  );
}
