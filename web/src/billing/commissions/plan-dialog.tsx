import { Button } from '@mantine/core';
import type { Commission } from '@trattativa/contract/billing/commissions/commission';
import { maxInstalments } from '@trattativa/domain/deals/negotiation-limits';
import { maxPercent } from '@trattativa/domain/platform/number-limits';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { createIntentKeys } from '../../platform/api/intent-key.ts';
import { now } from '../../platform/clock/clock.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { FilterSelect } from '../../ui/form/choice/filter-select.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { DigitsField } from '../../ui/form/number/digits-field.tsx';
import classes from './commissions.module.css';
import { divided, isSettled, leftCents, type PlanValues, planValues, restCents } from './plan-values.ts';
import { useCommissionForm } from './use-commission-act.ts';

interface PlanDialogProps {
  negotiationId: number;
  /** Null: the negotiation has none yet, and the agent states it. */
  commission: Commission | null;
  onClose: () => void;
}

/** The agent divides the commission into dated instalments; the last one takes the rest, so that they always sum to it. */
export default function PlanDialog({ negotiationId, commission, onClose }: PlanDialogProps) {
  const { t } = useTranslation('commissions');
  const { money } = useFormats();
  const send = useCommissionForm(onClose);
  const keys = useRef(createIntentKeys());
  const form = useForm<PlanValues>({
    defaultValues: planValues(commission, now().toLocaleDateString('en-CA')),
  });
  const { amount, instalments } = form.watch();
  const [tooMuch, setTooMuch] = useState(false);
  const states = commission === null || commission.can.stateAmount;
  const settled = commission?.instalments.filter(isSettled).length ?? 0;
  const left = leftCents(commission, amount);
  const rest = restCents(left, instalments);
  const last = instalments.length - 1;
  const counts = Array.from({ length: maxInstalments - settled }, (_, index) => String(index + 1));

  async function save(values: PlanValues) {
    setTooMuch(rest <= 0 && left > 0);
    if (rest <= 0 && left > 0) return;
    const parts = left === 0 ? [] : values.instalments;
    const input = {
      negotiationId,
      version: commission?.version ?? 0,
      ...(states && { amount: values.amount }),
      vatPercent: values.vatPercent ?? 0,
      instalments: parts.map(({ dueOn, amount: part }, index) => ({
        dueOn,
        amount: index === last ? rest / 100 : (part ?? 0),
      })),
    };
    await send(() => call('Commission/SavePlan', input, { idempotencyKey: keys.current(input) }));
  }

  return (
    <TitledDialog title={t('plan.title')} onClose={onClose}>
      <Form form={form} onSubmit={save} className={classes.dialog}>
        <p>{t('plan.text', { amount: money(Math.max(left, 0) / 100) })}</p>
        {settled > 0 && <p className={classes.soft}>{t('plan.settled')}</p>}
        {states && <DigitsField name="amount" label={t('plan.amount')} unit="€" required />}
        <div className={classes.pair}>
          <DigitsField
            name="vatPercent"
            label={t('plan.vatPercent')}
            description={t('plan.vatHint')}
            unit="%"
            max={maxPercent}
          />
          <FilterSelect
            label={t('plan.count')}
            value={instalments.length === 1 ? null : String(instalments.length)}
            any="1"
            options={counts.slice(1).map((value) => ({ value, label: value }))}
            onChange={(next) => form.setValue('instalments', divided(left, Number(next ?? 1), instalments))}
          />
        </div>
        {instalments.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the plan
          <fieldset key={index} className={classes.part}>
            <legend>{t('plan.row', { number: index + 1 })}</legend>
            <DateField
              name={`instalments.${index}.dueOn`}
              label={t('plan.dueOn', { number: index + 1 })}
              {...(commission && { min: commission.signedOn })}
              required
            />
            {index < last ? (
              <DigitsField
                name={`instalments.${index}.amount`}
                label={t('plan.part', { number: index + 1 })}
                unit="€"
                required
              />
            ) : (
              <p className={classes.rest} data-wrong={rest <= 0 || undefined}>
                {t('plan.rest', { amount: money(Math.max(rest, 0) / 100) })}
              </p>
            )}
          </fieldset>
        ))}
        <p role="alert" className={classes.wrong}>
          {tooMuch && rest <= 0 ? t('plan.tooMuch') : ''}
        </p>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('plan.save')}
        </Button>
      </Form>
    </TitledDialog>
  );
}
