import { contractualStatuses } from '@trattativa/domain/people/contractual-statuses';
import { feet } from '@trattativa/domain/people/feet';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { refundRanges } from '@trattativa/domain/people/refund-ranges';
import { useTranslation } from 'react-i18next';
import type { PlayerField } from '../../people/players.ts';
import { limits, usePlayerFieldRules, usePlayerWords } from '../../people/players.ts';
import { LevelChipsField } from '../../people/players-ui.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { DigitsField } from '../../ui/form/digits-field.tsx';
import { MultiSelectField } from '../../ui/form/multi-select-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import classes from './apply-screen.module.css';

const options = (ids: readonly number[], word: (id: number) => string) =>
  ids.map((id) => ({ value: String(id), label: word(id) }));

/** The fields that a request looks at, as in the player's own form. */
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
      <DigitsField {...field('heightCm')} maxDigits={3} validate={rules.between(100, 250)} />
      <DigitsField {...field('weightKg')} maxDigits={3} validate={rules.between(30, 200)} />
      <SelectField {...field('nationality')} options={countries} searchable />
      <SelectField {...field('euPassport')} options={yesNo} />
      <SelectField {...field('country')} options={countries} searchable />
      <SelectField
        {...field('contractualStatus')}
        options={options(contractualStatuses, words.contract)}
        numeric
      />
      <TextField {...field('currentClub')} maxLength={limits.club} />
      <SelectField {...field('currentLevel')} options={options(levels, words.level)} numeric />
      <SelectField {...field('immediateAvailability')} options={yesNo} />
      <DigitsField {...field('requestedSalary')} unit="€" />
      <SelectField {...field('refundRange')} options={options(refundRanges, words.refund)} numeric />
      <div className={classes.whole}>
        <MultiSelectField {...field('countriesInterested')} options={countries} max={60} />
      </div>
      <div className={classes.whole}>
        <LevelChipsField {...field('searchLevels')} />
      </div>
    </div>
  );
}
