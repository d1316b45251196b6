import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { accommodations } from '@trattativa/domain/people/players/accommodations';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { feet } from '@trattativa/domain/people/players/feet';
import { refundRanges } from '@trattativa/domain/people/players/refund-ranges';
import { heightCm, weightKg } from '@trattativa/domain/people/record-limits';
import { maxCountries, maxPercent } from '@trattativa/domain/platform/number-limits';
import { regions } from '@trattativa/domain/platform/regions';
import {
  maxAddressLength,
  maxCommentsLength,
  maxLinkLength,
  maxNameLength,
  maxPersonNameLength,
} from '@trattativa/domain/platform/text-limits';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/form/choice/checkbox-field.tsx';
import { ChoiceField } from '../../../ui/form/choice/choice-field.tsx';
import { MultiSelectField } from '../../../ui/form/choice/multi-select-field.tsx';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import { PhoneField } from '../../../ui/form/number/phone-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { PlaceFormField } from '../../../ui/places/place-form-field.tsx';
import { useCountryOptions } from '../../../ui/places/use-country-options.ts';
import { usePlayerWords } from '../use-player-words.ts';
import { ContractEndFields, MoveFields } from './contract-fields.tsx';
import { LevelChipsField } from './level-chips-field.tsx';
import { usePlayerFieldRules } from './player-field-rules.ts';
import classes from './player-form.module.css';
import { FormGroup } from './player-form-group.tsx';
import { linkFields, type PlayerField, requiredPlayerFields } from './player-form-values.ts';
import { RegistrationFields } from './registration-fields.tsx';
import { RolePitchField } from './role-pitch-field.tsx';
import { useFormTexts } from './use-form-texts.ts';

/** The form fields of the player's residence: one choice fills all three. */
const placeNames = { city: 'player.city', country: 'player.country', region: 'player.region' };

const options = <Id extends string | number>(ids: readonly Id[], word: (id: Id) => string) =>
  ids.map((id) => ({ value: String(id), label: word(id) }));

/** All fields of a player's record, in groups. `bornYear`: what is known where the day of birth is not. */
export function PlayerFormFields({ bornYear }: { bornYear: number | null }) {
  const { t } = useTranslation(['players', 'player-form', 'ui']);
  const texts = useFormTexts();
  const words = usePlayerWords();
  const rules = usePlayerFieldRules();
  const countries = useCountryOptions();
  const country = useWatch({ name: 'player.country' }) as string | null;
  const regionOptions = regions.map((key) => ({ value: key, label: words.region(key) }));
  const field = (name: PlayerField) => ({
    name: `player.${name}`,
    label: t(`players:field.${name}`),
    required: name in requiredPlayerFields,
  });
  const yesNo = [
    { value: 'yes', label: t('ui:yes') },
    { value: 'no', label: t('ui:no') },
  ];
  return (
    <>
      <div className={classes.bundle}>
        <FormGroup section="identity">
          <TextField {...field('name')} maxLength={maxPersonNameLength} />
          <TextField {...field('surname')} maxLength={maxPersonNameLength} />
          <DateField
            {...field('bornDate')}
            {...(bornYear === null
              ? {}
              : { description: t('player-form:hint.bornYear', { year: bornYear }) })}
            validate={rules.bornDate}
          />
          <SelectField {...field('nationality')} options={countries} searchable />
          <SelectField
            {...field('secondNationality')}
            options={countries}
            searchable
            validate={rules.secondNationality}
          />
          <SelectField
            {...field('euPassport')}
            options={yesNo}
            placeholder={t('player-form:hint.euPassport')}
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
          <TextField {...field('address')} maxLength={maxAddressLength} />
          <PhoneField {...field('phone')} />
        </FormGroup>
        <FormGroup section="role" hint={t('player-form:pitch.hint')}>
          <RolePitchField />
          <div className={classes.beside}>
            <SelectField {...field('principalRole')} options={options(playerRoles, words.role)} numeric />
            <SelectField
              {...field('secondaryRole')}
              options={options(playerRoles, words.role)}
              numeric
              validate={rules.secondaryRole}
            />
            <ChoiceField
              {...field('foot')}
              options={feet.map((value) => ({ value, label: words.foot(value) }))}
            />
            <div className={classes.pair}>
              <DigitsField {...field('heightCm')} max={heightCm.max} validate={rules.between(heightCm)} />
              <DigitsField {...field('weightKg')} max={weightKg.max} validate={rules.between(weightKg)} />
            </div>
          </div>
        </FormGroup>
      </div>
      <div className={classes.bundle}>
        <FormGroup section="contract">
          <ChoiceField
            {...field('contractualStatus')}
            options={contractualStatuses.map((value) => ({ value, label: words.contract(value) }))}
          />
          <ContractEndFields />
          <TextField {...field('currentClub')} maxLength={maxNameLength} />
          <SelectField {...field('currentLevel')} options={options(levels, words.levelOption)} numeric />
          <DigitsField {...field('minutesPercent')} unit="%" max={maxPercent} validate={rules.minutes} />
        </FormGroup>
        <RegistrationFields />
        <FormGroup section="search">
          <div className={classes.whole}>
            <LevelChipsField {...field('searchLevels')} />
          </div>
          <div className={classes.whole}>
            <MultiSelectField {...field('countriesInterested')} options={countries} max={maxCountries} />
          </div>
          <SelectField {...field('immediateAvailability')} options={yesNo} />
          <div className={classes.tick}>
            <CheckboxField {...field('onMarket')} description={texts.hint('onMarket')} />
          </div>
          <div className={classes.tick}>
            <CheckboxField {...field('openToScouts')} description={texts.hint('openToScouts')} />
          </div>
        </FormGroup>
        <MoveFields />
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
      </div>
      <div className={classes.bundle}>
        <FormGroup section="links">
          {linkFields.map((name) => (
            <TextField
              key={name}
              {...field(name)}
              type="url"
              placeholder="https://"
              maxLength={maxLinkLength}
              validate={rules.linkFor(name)}
            />
          ))}
        </FormGroup>
        <FormGroup section="notes" hint={texts.hint('notes')}>
          <div className={classes.whole}>
            <TextField {...field('comments')} lines={4} maxLength={maxCommentsLength} />
          </div>
        </FormGroup>
      </div>
    </>
  );
}
