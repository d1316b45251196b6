import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { maxCorrectionReason } from '@trattativa/contract/people/players/registration-endpoints';
import type { PresentedRegistration, Registrations } from '@trattativa/contract/people/players/registrations';
import { daysAfter } from '@trattativa/domain/platform/plain-date';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { now } from '../../platform/clock/clock.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { CheckboxField } from '../../ui/form/choice/checkbox-field.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

interface EndRegistrationDialogProps {
  registration: Pick<PresentedRegistration, 'kind' | 'state' | 'from' | 'can'> & { id: number };
  clubName: string;
  /** The cached answer that holds the registration. */
  queryKey: readonly unknown[];
  onClose: () => void;
}

/** Staff end a registration before its agreed day, and write down why. */
export function EndRegistrationDialog({
  registration,
  clubName,
  queryKey,
  onClose,
}: EndRegistrationDialogProps) {
  const { t } = useTranslation(['registrations', 'shell']);
  const client = useQueryClient();
  const form = useForm({
    defaultValues: { endedOn: firstDayToEnd(registration), reason: '', voidsMoney: false },
    mode: 'onTouched',
  });

  async function save(values: { endedOn: string; reason: string; voidsMoney: boolean }) {
    const { message, registrations, isPaid } = await call('Registration/EndRegistration', {
      registrationId: registration.id,
      endedOn: values.endedOn,
      reason: values.reason.trim(),
      ...(registration.can.voidMoney && { voidsMoney: values.voidsMoney }),
    });
    client.setQueryData<Pick<Registrations, 'items'>>(
      queryKey,
      (answer) => answer && { ...answer, items: registrations.items },
    );
    if (isPaid) showProblem(message);
    else showDone(message);
    onClose();
  }

  return (
    <TitledDialog title={t('registrations:end.title', { club: clubName })} onClose={onClose}>
      <Form form={form} onSubmit={save}>
        <p>{t(registration.kind === 'staff' ? 'registrations:end.staffText' : 'registrations:end.text')}</p>
        <DateField name="endedOn" label={t('registrations:end.day')} required />
        <TextField
          name="reason"
          label={t('registrations:end.reason')}
          maxLength={maxCorrectionReason}
          required
        />
        {registration.can.voidMoney && (
          <CheckboxField name="voidsMoney" label={t('registrations:end.voidsMoney')} />
        )}
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

/** Today; of what has not begun the day before its first one: it never begins. */
function firstDayToEnd({ state, from }: Pick<PresentedRegistration, 'state' | 'from'>): string {
  const today = now().toISOString().slice(0, 10);
  return state === 'agreed' && from !== null ? daysAfter(from, -1) : today;
}
