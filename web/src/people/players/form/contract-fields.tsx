import { optionHolders } from '@trattativa/domain/people/players/contract-facts';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { maxPercent } from '@trattativa/domain/platform/number-limits';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/form/choice/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import { usePlayerFieldRules } from './player-field-rules.ts';
import classes from './player-form.module.css';
import { FormGroup } from './player-form-group.tsx';
import type { PlayerField } from './player-form-values.ts';
import { useFormTexts } from './use-form-texts.ts';

function useField() {
  const { t } = useTranslation('players');
  return (name: PlayerField) => ({ name: `player.${name}`, label: t(`field.${name}`) });
}

const useIsFree = () => useWatch({ name: 'player.contractualStatus' }) === contractualStatus.free;

/** The end of the contract and the option to extend it; nothing for a free agent. */
export function ContractEndFields() {
  const { t } = useTranslation('players');
  const field = useField();
  const rules = usePlayerFieldRules();
  const holder = useWatch({ name: 'player.optionHolder' }) as string | null;
  if (useIsFree()) return null;
  const holders = optionHolders.map((name) => ({ value: name, label: t(`optionHolder.${name}`) }));
  return (
    <>
      <DateField {...field('contractEnd')} />
      <SelectField {...field('optionHolder')} options={holders} />
      {holder !== null && <DateField {...field('optionUntil')} validate={rules.optionUntil} />}
    </>
  );
}

/** The kinds of move that the player is open to, and what the present club asks for them. */
export function MoveFields() {
  const field = useField();
  const texts = useFormTexts();
  const rules = usePlayerFieldRules();
  const isFree = useIsFree();
  return (
    <FormGroup section="moves">
      <div className={classes.ticks}>
        <CheckboxField {...field('openToFree')} />
        <CheckboxField {...field('openToLoan')} />
        <CheckboxField {...field('openToPermanent')} />
      </div>
      {!isFree && (
        <>
          <DigitsField {...field('releaseClause')} unit="€" />
          <DigitsField {...field('askingFee')} unit="€" />
          <DigitsField {...field('payShare')} unit="%" max={maxPercent} validate={rules.percent} />
          <div className={classes.tick}>
            <CheckboxField {...field('termsShown')} description={texts.hint('termsShown')} />
          </div>
        </>
      )}
    </FormGroup>
  );
}
