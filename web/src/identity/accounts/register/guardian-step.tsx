import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { Form } from '../../../ui/form/form.tsx';
import { AuthCard } from '../auth-card.tsx';
import { EmailField } from './email-field.tsx';
import classes from './guardian-step.module.css';

interface GuardianStepProps {
  email: string;
  password: string;
  /** The address to which the platform has written; empty without a guardian. */
  guardianEmail: string;
  onBack: () => void;
}

/**
 * Shown to a minor who logs in before the guardian has consented: names the missing consent, sends the mail again, or
 * changes a wrong address.
 */
export default function GuardianStep({ email, password, guardianEmail, onBack }: GuardianStepProps) {
  const { t } = useTranslation('accounts');
  const [answer, setAnswer] = useState<{ message: string; ready: boolean } | null>(null);
  const isNamed = guardianEmail !== '';
  const form = useForm({ defaultValues: { guardianEmail } });

  async function send(values: { guardianEmail: string }) {
    setAnswer(null);
    const address = { guardianEmail: values.guardianEmail.trim(), baseUrl: location.origin };
    setAnswer(await call('Account/SendGuardianMail', { email, password, ...address }));
  }

  return (
    <AuthCard title={t('awaited.title')} text={isNamed ? t('awaited.text') : t('awaited.unnamed')}>
      <div role="status">{answer && <p className={classes.sent}>{answer.message}</p>}</div>
      {answer?.ready === true ? (
        <Button size="md" fullWidth onClick={onBack}>
          {t('login.act')}
        </Button>
      ) : (
        <Form form={form} onSubmit={send}>
          <EmailField
            name="guardianEmail"
            label={t('guardianEmail')}
            description={isNamed ? t('awaited.hint') : undefined}
            autoComplete="off"
          />
          <Button type="submit" size="md" fullWidth loading={form.formState.isSubmitting}>
            {isNamed ? t('awaited.act') : t('awaited.actUnnamed')}
          </Button>
          <Button variant="subtle" onClick={onBack}>
            {t('toLogin')}
          </Button>
        </Form>
      )}
    </AuthCard>
  );
}
