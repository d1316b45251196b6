import { Button } from '@mantine/core';
import { maxReasonLength, minReasonLength } from '@trattativa/domain/platform/text-limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DecisionActs } from '../../../ui/decision/decision-list.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

interface ReasonFormProps {
  label: string;
  /** The label of the action. */
  confirm: string;
  onSend: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the reason of a refusal, which the other side reads. */
export function ReasonForm({ label, confirm, onSend, onCancel }: ReasonFormProps) {
  const { t } = useTranslation(['teams', 'shell', 'errors']);
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <Form form={form} onSubmit={({ reason }) => onSend(reason.trim())} label={label}>
      <TextField
        name="reason"
        label={label}
        description={t('teams:waiting.reasonHint')}
        lines={3}
        required
        maxLength={maxReasonLength}
        validate={(reason: string) =>
          reason.trim().length >= minReasonLength || t('errors:field.tooShort', { min: minReasonLength })
        }
      />
      <DecisionActs>
        <Button type="submit" color="red" loading={form.formState.isSubmitting}>
          {confirm}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('shell:ui.cancel')}
        </Button>
      </DecisionActs>
    </Form>
  );
}
