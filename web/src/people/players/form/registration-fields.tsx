import { maxAssociations } from '@trattativa/domain/people/players/contract-facts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MultiSelectField } from '../../../ui/form/choice/multi-select-field.tsx';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import classes from './player-form.module.css';
import { FormGroup } from './player-form-group.tsx';
import type { PlayerField } from './player-form-values.ts';
import { useAssociationOptions } from './use-association-options.ts';
import { useFormTexts } from './use-form-texts.ts';

/** What registering the player needs: associations and residence permit. */
export function RegistrationFields() {
  const { t } = useTranslation(['players', 'ui']);
  const texts = useFormTexts();
  const associations = useAssociationOptions();
  const needsPermit = useWatch({ name: 'player.permitNeeded' }) === 'yes';
  const field = (name: PlayerField) => ({ name: `player.${name}`, label: t(`players:field.${name}`) });
  const yesNo = [
    { value: 'yes', label: t('ui:yes') },
    { value: 'no', label: t('ui:no') },
  ];
  return (
    <FormGroup section="registration" hint={texts.hint('registration')}>
      <SelectField {...field('registeredAssociation')} options={associations} searchable />
      <div className={classes.whole}>
        <MultiSelectField {...field('eligibleAssociations')} options={associations} max={maxAssociations} />
      </div>
      <SelectField {...field('permitNeeded')} options={yesNo} />
      {needsPermit && <DateField {...field('permitUntil')} />}
    </FormGroup>
  );
}
