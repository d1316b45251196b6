import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { EndingOfRegistration } from '@trattativa/contract/people/players/registration-endings';
import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { actOfSide } from './ending-words.ts';

interface ProposeEndingDialogProps {
  registrationId: number;
  /** The cached answer that holds the registration. */
  queryKey: readonly unknown[];
  side: NonNullable<EndingOfRegistration['side']>;
  days: NonNullable<EndingOfRegistration['days']>;
  onClose: () => void;
}

/** One side proposes the last day of a registration to the other. */
export function ProposeEndingDialog({
  registrationId,
  queryKey,
  side,
  days,
  onClose,
}: ProposeEndingDialogProps) {
  const { t } = useTranslation(['endings', 'shell']);
  const client = useQueryClient();
  const form = useForm({ defaultValues: { endsOn: days.earliest, note: '' }, mode: 'onTouched' });
  const act = actOfSide[side];

  async function send({ endsOn, note }: { endsOn: string; note: string }) {
    const { message, registrations } = await call('Registration/ProposeEnding', {
      registrationId,
      endsOn,
      note: note.trim() || null,
    });
    client.setQueryData(queryKey, registrations);
    showDone(message);
    onClose();
  }

  return (
    <TitledDialog title={t(`title.${act}`)} onClose={onClose}>
      <Form form={form} onSubmit={send}>
        <p>{t(`text.${act}`)}</p>
        <DateField name="endsOn" label={t('day')} min={days.earliest} max={days.latest} required />
        <TextField name="note" label={t('note')} maxLength={maxReasonLength} lines={3} />
        <Group gap="sm" mt="md">
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('confirm')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('shell:ui.cancel')}
          </Button>
        </Group>
      </Form>
    </TitledDialog>
  );
}
