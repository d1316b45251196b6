import { Button, CloseButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import {
  daysToMatch,
  maxPurchaseParts,
  monthsAfterPurchase,
  triggerCounts,
} from '@trattativa/domain/deals/transfers/transfer-limits';
import { feeVats, sellOnBases } from '@trattativa/domain/deals/transfers/transfer-terms';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/form/choice/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { isEmpty } from '../../../ui/form/field.ts';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import { useFormRows } from '../../../ui/form/use-form-rows.ts';
import type { FurtherValues } from './further-form-values.ts';
import classes from './transfer-form.module.css';
import { mayStay, type TransferValues } from './transfer-form-values.ts';

interface FurtherFieldsProps {
  ahead: (day: string) => true | string;
}

/** A term with its fields beside one another. */
function Term({ name, children }: { name: keyof FurtherValues; children: ReactNode }) {
  const { t } = useTranslation('transfers');
  return (
    <fieldset className={classes.part}>
      <legend>{t(`term.${name}`)}</legend>
      {children}
    </fieldset>
  );
}

/** The terms that most deals do without, as far as the chosen kind has room for them. */
export default function FurtherFields({ ahead }: FurtherFieldsProps) {
  const { t } = useTranslation('transfers');
  const { watch } = useFormContext<TransferValues>();
  const [kind, purchase, sellOnPercent, matchingRight] = watch([
    'kind',
    'purchase',
    'sellOnPercent',
    'matchingRight',
  ]);
  const isLoan = kind === 'loan';
  const stays = mayStay({ kind, purchase });
  return (
    <div className={classes.whole}>
      {isLoan && <RecallFields ahead={ahead} />}
      {isLoan && purchase !== 'none' && (
        <>
          <PurchaseParts />
          <CounterOptionFields ahead={ahead} />
        </>
      )}
      {isLoan && <ValorisationFields />}
      {stays && sellOnPercent !== null && (
        <Term name="sellOnRule">
          <SelectField
            name="sellOnRule.base"
            label={t('form.sellOnBase')}
            clearable={false}
            options={sellOnBases.map((value) => ({ value, label: t(`said.sellOnBase.${value}`) }))}
          />
          <DateField name="sellOnRule.until" label={t('form.sellOnUntil')} validate={ahead} />
        </Term>
      )}
      {stays && matchingRight && (
        <Term name="matchingRule">
          <DateField name="matchingRule.until" label={t('form.matchingUntil')} validate={ahead} />
          <DigitsField
            name="matchingRule.days"
            label={t('form.matchingDays')}
            max={daysToMatch.max}
            validate={(days: number | null) =>
              days === null || days >= daysToMatch.min || t('form.oneTo', { max: daysToMatch.max })
            }
          />
        </Term>
      )}
      <SelectField
        name="vat"
        label={t('term.vat')}
        options={feeVats.map((value) => ({ value, label: t(`said.vat.${value}`) }))}
      />
      <CheckboxField name="solidarityOnTop" label={t('form.solidarityOnTop')} />
    </div>
  );
}

/** The rule of a field whose term is filled in as a whole or not at all. */
function useWholeTerm() {
  const { t } = useTranslation('transfers');
  return (name: 'counterOption' | 'valorisationBonus', value: unknown, values: unknown): true | string =>
    !isEmpty(value) || Object.values((values as TransferValues)[name]).every(isEmpty) || t('form.allOf');
}

function RecallFields({ ahead }: FurtherFieldsProps) {
  const { t } = useTranslation('transfers');
  const recallOf = (values: unknown) => (values as TransferValues).earlyRecall;
  const isLacking = (day: string, values: unknown) => {
    const { from, until, amount } = recallOf(values);
    return day === '' && (from !== '' || until !== '' || amount !== null);
  };
  return (
    <Term name="earlyRecall">
      <DateField
        name="earlyRecall.from"
        label={t('form.from')}
        validate={(day: string, values) => !isLacking(day, values) || t('form.allOf')}
      />
      <DateField
        name="earlyRecall.until"
        label={t('form.to')}
        validate={(day: string, values) => {
          if (isLacking(day, values)) return t('form.allOf');
          if (day !== '' && day < recallOf(values).from) return t('form.recallOrder');
          return ahead(day);
        }}
      />
      <DigitsField name="earlyRecall.amount" label={t('form.cost')} unit="€" />
    </Term>
  );
}

function CounterOptionFields({ ahead }: FurtherFieldsProps) {
  const { t } = useTranslation('transfers');
  const whole = useWholeTerm();
  return (
    <Term name="counterOption">
      <DigitsField
        name="counterOption.amount"
        label={t('form.amount')}
        unit="€"
        validate={(amount: number | null, values) => whole('counterOption', amount, values)}
      />
      <DateField
        name="counterOption.until"
        label={t('form.by')}
        validate={(day: string, values) => {
          const isWhole = whole('counterOption', day, values);
          return isWhole === true ? ahead(day) : isWhole;
        }}
      />
    </Term>
  );
}

function ValorisationFields() {
  const { t } = useTranslation('transfers');
  const whole = useWholeTerm();
  return (
    <Term name="valorisationBonus">
      <DigitsField
        name="valorisationBonus.count"
        label={t('form.everyAppearances')}
        max={triggerCounts.max}
        validate={(count: number | null, values) => whole('valorisationBonus', count, values)}
      />
      <DigitsField
        name="valorisationBonus.amount"
        label={t('form.amount')}
        unit="€"
        validate={(amount: number | null, values) => whole('valorisationBonus', amount, values)}
      />
      <DigitsField
        name="valorisationBonus.cap"
        label={t('form.cap')}
        unit="€"
        validate={(cap: number | null, values) => {
          const { amount } = (values as TransferValues).valorisationBonus;
          if (cap !== null && cap < (amount ?? 0)) return t('form.capTooLow');
          return whole('valorisationBonus', cap, values);
        }}
      />
    </Term>
  );
}

/** The price of the purchase in parts, each some months after it or on a day. */
function PurchaseParts() {
  const { t } = useTranslation('transfers');
  const form = useFormContext<TransferValues>();
  const { keys, append, remove } = useFormRows(form, 'purchaseParts');
  return (
    <>
      {keys.map((key, index) => (
        <fieldset key={key} className={classes.addOn}>
          <legend>{t('form.purchasePart', { number: index + 1 })}</legend>
          <DigitsField
            name={`purchaseParts.${index}.monthsAfter`}
            label={t('form.monthsAfter')}
            max={monthsAfterPurchase.max}
          />
          <DateField
            name={`purchaseParts.${index}.dueOn`}
            label={t('form.orOn')}
            validate={(day: string, values) => {
              const part = (values as TransferValues).purchaseParts[index];
              return (day === '') !== (part?.monthsAfter === null) || t('form.partDue');
            }}
          />
          <DigitsField name={`purchaseParts.${index}.amount`} label={t('form.amount')} unit="€" required />
          <CloseButton
            className={classes.remove}
            aria-label={t('form.removePurchasePart', { number: index + 1 })}
            onClick={() => remove(index)}
          />
        </fieldset>
      ))}
      {keys.length < maxPurchaseParts && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => append({ monthsAfter: null, dueOn: '', amount: null })}
        >
          {t('form.addPurchasePart')}
        </Button>
      )}
    </>
  );
}
