import { Button } from '@mantine/core';
import type { Commission, Instalment } from '@trattativa/contract/billing/commissions/commission';
import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './commissions.module.css';
import { useCommissionForm } from './use-commission-act.ts';
import { sumOf } from './use-instalment-columns.tsx';

interface WaiveDialogProps {
  commission: Commission;
  instalment: Instalment;
  onClose: () => void;
}

/** The agent gives up an instalment, says why, and reads that this is final. */
export default function WaiveDialog({ commission, instalment, onClose }: WaiveDialogProps) {
  const { t } = useTranslation('commissions');
  const { money } = useFormats();
  const send = useCommissionForm(onClose);
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } });
  const { commissionId, version } = commission;
  return (
    <TitledDialog title={t('waive.title')} onClose={onClose}>
      <Form
        form={form}
        className={classes.dialog}
        onSubmit={({ reason }) =>
          send(() =>
            call('Commission/WaiveInstalment', {
              commissionId,
              version,
              instalmentId: instalment.id,
              reason,
            }),
          )
        }
      >
        <p>{t('waive.text', { amount: money(sumOf(instalment.amount, instalment.vat)) })}</p>
        <TextField name="reason" label={t('waive.reason')} lines={3} maxLength={maxReasonLength} required />
        <Button type="submit" color="red" loading={form.formState.isSubmitting}>
          {t('act.waived')}
        </Button>
      </Form>
    </TitledDialog>
  );
}
