import { Button } from '@mantine/core';
import type { Transfer } from '@trattativa/contract/deals/transfers/transfer';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DraftNotice } from '../../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormActs } from '../../../ui/form/form-acts.tsx';
import { TransferFields } from './transfer-fields.tsx';
import classes from './transfer-form.module.css';
import type { TransferValues } from './transfer-form-values.ts';

interface TransferFormProps {
  label: string;
  draftKey: string;
  values: TransferValues;
  /** Fields before the terms. */
  before?: ReactNode;
  /** Sends the terms. */
  send: (values: TransferValues) => Promise<{ message: string; transfer: Transfer }>;
  /** Called once the service has saved them. */
  onSent: (transfer: Transfer) => void | Promise<void>;
  cancelTo: string;
}

/** The form of terms between two clubs, the first ones or others. */
export function TransferForm({ label, draftKey, values, before, send, onSent, cancelTo }: TransferFormProps) {
  const { t } = useTranslation(['transfers', 'shell']);
  const form = useForm<TransferValues>({ defaultValues: values, mode: 'onTouched' });
  const draft = useDraft(draftKey, form);

  async function save(written: TransferValues) {
    const { message, transfer } = await send(written);
    await draft.saved();
    await onSent(transfer);
    showDone(message);
  }

  return (
    <>
      <DraftNotice draft={draft} />
      <Form
        form={form}
        onSubmit={save}
        label={label}
        missing={t('transfers:form.missing')}
        className={classes.fields}
      >
        {before}
        <TransferFields />
        <p className={classes.sends}>{t('transfers:form.sends')}</p>
        <FormActs submit={t('transfers:form.send')}>
          <Button size="md" component={Link} to={cancelTo} variant="default">
            {t('shell:ui.cancel')}
          </Button>
        </FormActs>
      </Form>
    </>
  );
}
