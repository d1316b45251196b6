import type { WaitingCost } from '@trattativa/contract/deals/costs/cost';
import { minReasonLength } from '@trattativa/domain/platform/text-limits';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { ReasonDialog } from '../../ui/decision/reason-dialog.tsx';
import { DigitsField } from '../../ui/form/number/digits-field.tsx';
import classes from './costs.module.css';

interface CostDecisionDialogProps {
  waiting: WaitingCost;
  kind: 'agree' | 'decline';
  onSend: (cost: number, reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks staff for the reason of their decision on a cost and, to decline it, for the cost that counts instead. */
export function CostDecisionDialog({ waiting, kind, onSend, onClose }: CostDecisionDialogProps) {
  const { t } = useTranslation('desk');
  const { money } = useFormats();
  const { cost, tariff, maxCost, person } = waiting;
  const form = useForm<{ cost: number | null }>({
    defaultValues: { cost: tariff ?? maxCost },
    mode: 'onTouched',
  });
  const declines = kind === 'decline';

  async function send(reason: string) {
    if (!declines) return onSend(cost, reason);
    if (!(await form.trigger())) return;
    await onSend(form.getValues('cost') ?? 0, reason);
  }

  return (
    <ReasonDialog
      title={t(declines ? 'costs.declineTitle' : 'costs.agreeTitle', { cost: money(cost), person })}
      label={t('costs.reason')}
      hint={t('costs.reasonHint')}
      min={minReasonLength}
      confirm={t(declines ? 'costs.decline' : 'costs.agree')}
      onSend={send}
      onClose={onClose}
    >
      <p>{t(declines ? 'costs.declineText' : 'costs.agreeText')}</p>
      {declines && (
        <FormProvider {...form}>
          <div className={classes.stated}>
            <DigitsField name="cost" label={t('costs.cost')} unit="€" max={maxCost} />
          </div>
        </FormProvider>
      )}
    </ReasonDialog>
  );
}
