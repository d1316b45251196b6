import { Button } from '@mantine/core';
import type { Commission, Instalment } from '@trattativa/contract/billing/commissions/commission';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { now } from '../../platform/clock/clock.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import classes from './commissions.module.css';
import { useCommissionForm } from './use-commission-act.ts';
import { sumOf } from './use-instalment-columns.tsx';

interface MarkDialogProps {
  commission: Commission;
  instalment: Instalment;
  mark: 'reportedPaid' | 'received';
  onClose: () => void;
}

/** The day of the payment, as the club says, or of the receipt, as the agent says. */
export default function MarkDialog({ commission, instalment, mark, onClose }: MarkDialogProps) {
  const { t } = useTranslation('commissions');
  const { money } = useFormats();
  const send = useCommissionForm(onClose);
  const today = now().toLocaleDateString('en-CA');
  const form = useForm<{ on: string }>({ defaultValues: { on: instalment.clubPaidOn ?? today } });
  const { commissionId, version } = commission;
  const amount = money(sumOf(instalment.amount, instalment.vat));
  return (
    <TitledDialog title={t(mark === 'received' ? 'mark.receivedTitle' : 'mark.paidTitle')} onClose={onClose}>
      <Form
        form={form}
        className={classes.dialog}
        onSubmit={({ on }) =>
          send(() =>
            call('Commission/MarkInstalment', {
              commissionId,
              version,
              instalmentId: instalment.id,
              mark,
              on,
            }),
          )
        }
      >
        <p>{t(mark === 'received' ? 'mark.receivedText' : 'mark.paidText', { amount })}</p>
        <DateField name="on" label={t('mark.on')} max={today} required />
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t(`act.${mark}`)}
        </Button>
      </Form>
    </TitledDialog>
  );
}
