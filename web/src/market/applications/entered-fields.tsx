import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { feet } from '@trattativa/domain/people/players/feet';
import { refundRanges } from '@trattativa/domain/people/players/refund-ranges';
import { heightCm, weightKg } from '@trattativa/domain/people/record-limits';
import { maxCountries } from '@trattativa/domain/platform/number-limits';
import { maxNameLength } from '@trattativa/domain/platform/text-limits';
import { useTranslation } from 'react-i18next';
import type { PlayerField } from '../../people/players.ts';
import { usePlayerFieldRules, usePlayerWords } from '../../people/players.ts';
import { LevelChipsField } from '../../people/players-ui.ts';
import { MultiSelectField } from '../../ui/form/choice/multi-select-field.tsx';
import { SelectField } from '../../ui/form/choice/select-field.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { DigitsField } from '../../ui/form/number/digits-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import classes from './apply-screen.module.css';

const options = <Id extends string | number>(ids: readonly Id[], word: (id: Id) => string) =>
  ids.map((id) => ({ value: String(id), label: word(id) }));

/** The fields that a request evaluates, as in the player's own form. */
export default function EnteredFields() {
  const { t } = useTranslation(['players', 'ui']);
  const words = usePlayerWords();
  const rules = usePlayerFieldRules();
  const countries = useCountryOptions();
  const field = (name: PlayerField) => ({ name: `player.${name}`, label: t(`players:field.${name}`) });
  const yesNo = [
    { value: 'yes', label: t('ui:yes') },
    { value: 'no', label: t('ui:no') },
  ];
  return (
    <div className={classes.fields}>
      <SelectField {...field('principalRole')} options={options(playerRoles, words.role)} numeric />
      <SelectField
        {...field('secondaryRole')}
        options={options(playerRoles, words.role)}
        numeric
        validate={rules.secondaryRole}
      />
      <DateField {...field('bornDate')} validate={rules.bornDate} />
      <SelectField {...field('foot')} options={options(feet, words.foot)} numeric />
      <DigitsField {...field('heightCm')} max={heightCm.max} validate={rules.between(heightCm)} />
      <DigitsField {...field('weightKg')} max={weightKg.max} validate={rules.between(weightKg)} />
      <SelectField {...field('nationality')} options={countries} searchable />
      <SelectField {...field('euPassport')} options={yesNo} />
      <SelectField {...field('country')} options={countries} searchable />
      <SelectField
        {...field('contractualStatus')}
        options={options(contractualStatuses, words.contract)}
        numeric
      />
      <TextField {...field('currentClub')} maxLength={maxNameLength} />
      <SelectField {...field('currentLevel')} options={options(levels, words.levelOption)} numeric />
      <SelectField {...field('immediateAvailability')} options={yesNo} />
      <DigitsField {...field('requestedSalary')} unit="€" />
      <SelectField {...field('refundRange')} options={options(refundRanges, words.refund)} numeric />
      <div className={classes.whole}>
        <MultiSelectField {...field('countriesInterested')} options={countries} max={maxCountries} />
      </div>
      <div className={classes.whole}>
        <LevelChipsField {...field('searchLevels')} />
      </div>
    </div>
  );
}
