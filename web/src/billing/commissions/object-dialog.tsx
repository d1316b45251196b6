import { Button } from '@mantine/core';
import type { Commission } from '@trattativa/contract/billing/commissions/commission';
import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './commissions.module.css';
import { useCommissionForm } from './use-commission-act.ts';

/** The club says what is wrong with the plan. */
export default function ObjectDialog({
  commission,
  onClose,
}: {
  commission: Commission;
  onClose: () => void;
}) {
  const { t } = useTranslation('commissions');
  const send = useCommissionForm(onClose);
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } });
  const { commissionId, version } = commission;
  return (
    <TitledDialog title={t('object.title')} onClose={onClose}>
      <Form
        form={form}
        className={classes.dialog}
        onSubmit={({ reason }) =>
          send(() => call('Commission/AnswerPlan', { commissionId, version, answer: 'objected', reason }))
        }
      >
        <p>{t('object.text')}</p>
        <TextField name="reason" label={t('object.reason')} lines={3} maxLength={maxReasonLength} required />
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('object.send')}
        </Button>
      </Form>
    </TitledDialog>
  );
}
