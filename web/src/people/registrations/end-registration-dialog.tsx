import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { maxCorrectionReason } from '@trattativa/contract/people/players/registration-endpoints';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { now } from '../../platform/clock/clock.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { registrationsKeys } from './registrations.live.ts';

interface EndRegistrationDialogProps {
  registrationId: number;
  clubName: string;
  playerId: number;
  onClose: () => void;
}

/** Staff end a registration before its agreed day, and write down why. */
export function EndRegistrationDialog({
  registrationId,
  clubName,
  playerId,
  onClose,
}: EndRegistrationDialogProps) {
  const { t } = useTranslation(['registrations', 'shell']);
  const client = useQueryClient();
  const form = useForm({
    defaultValues: { endedOn: now().toISOString().slice(0, 10), reason: '' },
    mode: 'onTouched',
  });

  async function save(values: { endedOn: string; reason: string }) {
    const { message, registrations } = await call('Registration/EndRegistration', {
      registrationId,
      endedOn: values.endedOn,
      reason: values.reason.trim(),
    });
    client.setQueryData([...registrationsKeys.ofPlayer, playerId], registrations);
    showDone(message);
    onClose();
  }

  return (
    <TitledDialog title={t('registrations:end.title', { club: clubName })} onClose={onClose}>
      <Form form={form} onSubmit={save}>
        <p>{t('registrations:end.text')}</p>
        <DateField name="endedOn" label={t('registrations:end.day')} required />
        <TextField
          name="reason"
          label={t('registrations:end.reason')}
          maxLength={maxCorrectionReason}
          required
        />
        <Group gap="sm" mt="md">
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('registrations:end.confirm')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('shell:ui.cancel')}
          </Button>
        </Group>
      </Form>
    </TitledDialog>
  );
}
