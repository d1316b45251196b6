import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { maxStatementLength } from '@trattativa/domain/billing/fee-figures';
import { lazy, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ChosenFile, idsOf } from '../../files/uploads.ts';
import { call } from '../../platform/api/call.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import classes from './fees.module.css';
import { feesKeys } from './fees-keys.ts';

const ChosenFilesField = lazy(() => loadChunk(() => import('../../files/chosen-files-field.ts')));

interface RecordDialogProps {
  negotiationId: number;
  /** The figures that were agreed to. */
  figures: string;
  onClose: () => void;
}

/** The agent says when and how a player without a login, or a guardian, agreed in writing, and attaches the signed page. */
export default function RecordDialog({ negotiationId, figures, onClose }: RecordDialogProps) {
  const { t } = useTranslation('fees');
  const client = useQueryClient();
  const form = useForm({ defaultValues: { agreedOn: '', statement: '', pageFileId: [] as ChosenFile[] } });
  return (
    <TitledDialog title={t('record')} onClose={onClose}>
      <Form
        form={form}
        className={classes.dialog}
        onSubmit={async ({ pageFileId, ...values }) => {
          const [page = ''] = idsOf(pageFileId);
          const fees = await call('Commission/RecordFeeAgreement', {
            negotiationId,
            figures,
            ...values,
            pageFileId: page,
          });
          client.setQueryData([...feesKeys.deal, negotiationId], fees);
          showDone(t('recorded'));
          onClose();
        }}
      >
        <DateField name="agreedOn" label={t('agreedOn')} required />
        <TextField
          name="statement"
          label={t('statement')}
          description={t('statementHint')}
          lines={3}
          maxLength={maxStatementLength}
          required
        />
        <div>
          <p className={classes.label}>{t('page.label')}</p>
          <QuietText>{t('page.hint')}</QuietText>
          <Suspense>
            <ChosenFilesField name="pageFileId" label={t('page.label')} needsPage={t('page.needed')} />
          </Suspense>
        </div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('record')}
        </Button>
      </Form>
    </TitledDialog>
  );
}
