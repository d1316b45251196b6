import { Button } from '@mantine/core';
import type { ElectronicDocument } from '@trattativa/contract/billing/electronic/electronic-document';
import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './invoices.module.css';

interface RefusedDialogProps {
  electronic: ElectronicDocument;
  /** Noted, by this person or by somebody before. */
  onNoted: () => Promise<void>;
  onClose: () => void;
}

/** Staff note that the exchange system refused a file, and what it answered; the document gets the next name. */
export default function RefusedDialog({ electronic, onNoted, onClose }: RefusedDialogProps) {
  const { t } = useTranslation('electronic');
  const form = useForm({ defaultValues: { reason: '' } });
  const { kind, documentId, fileName } = electronic;

  async function note({ reason }: { reason: string }) {
    try {
      const done = await call('Invoice/MarkElectronicRefused', { kind, documentId, fileName, reason });
      await onNoted();
      showDone(done.message);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') throw error;
      await onNoted();
      showProblem(t('refused.tooLate'));
    }
    onClose();
  }

  return (
    <TitledDialog title={t('refused.title')} onClose={onClose}>
      <Form form={form} onSubmit={note} className={classes.dialog}>
        <p className={classes.soft}>{fileName}</p>
        <p>{t('refused.text')}</p>
        <TextField
          name="reason"
          label={t('refused.reason')}
          description={t('refused.reasonHint')}
          lines={3}
          maxLength={maxReasonLength}
          required
        />
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('refused.confirm')}
        </Button>
      </Form>
    </TitledDialog>
  );
}
