import { Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DecisionActs } from '../../ui/decision/decision-list.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

interface ReasonFormProps {
  label: string;
  /** The act as a word. */
  confirm: string;
  onSend: (reason: string) => Promise<void>;
  onCancel: () => void;
}

const shortest = 10;

/** Why something is refused, which the other side reads. */
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
        maxLength={1000}
        validate={(reason: string) =>
          reason.trim().length >= shortest || t('errors:field.tooShort', { min: shortest })
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
