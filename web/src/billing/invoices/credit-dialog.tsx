import { Button } from '@mantine/core';
import type { TeamInvoiceDetails } from '@trattativa/contract/billing/invoices/invoice';
import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { createIntentKeys } from '../../platform/api/intent-key.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { Form } from '../../ui/form/form.tsx';
import { DigitsField } from '../../ui/form/number/digits-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './invoices.module.css';
import { useShowInvoice } from './use-invoice-act.ts';

/** A credit note: a part of what is left, or, with the amount left empty, all of it, which cancels the invoice. */
export default function CreditDialog({
  invoice,
  onClose,
}: {
  invoice: TeamInvoiceDetails;
  onClose: () => void;
}) {
  const { t } = useTranslation('invoices');
  const { money } = useFormats();
  const show = useShowInvoice();
  const keys = useRef(createIntentKeys());
  const form = useForm<{ amount: number | null; reason: string }>({
    defaultValues: { amount: null, reason: '' },
  });
  const amount = form.watch('amount');

  async function send(values: { amount: number | null; reason: string }) {
    const input = { invoiceId: invoice.id, version: invoice.version, ...values };
    try {
      const done = await call('Invoice/IssueCreditNote', input, { idempotencyKey: keys.current(input) });
      show(done.invoice);
      showDone(done.message);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE' || !error.current) throw error;
      show(error.current as TeamInvoiceDetails);
      showProblem(t('act.tooLate'));
      onClose();
    }
  }

  return (
    <TitledDialog title={t('credit.title', { number: invoice.number })} onClose={onClose}>
      <Form form={form} onSubmit={send} className={classes.dialog}>
        <p>{t('credit.text', { amount: money(invoice.due) })}</p>
        <DigitsField name="amount" label={t('credit.amount')} description={t('credit.amountHint')} unit="€" />
        <TextField name="reason" label={t('credit.reason')} lines={3} maxLength={maxReasonLength} required />
        <Button
          type="submit"
          color={amount === null ? 'red' : undefined}
          loading={form.formState.isSubmitting}
        >
          {amount === null ? t('credit.cancelAll') : t('credit.issue')}
        </Button>
      </Form>
    </TitledDialog>
  );
}
