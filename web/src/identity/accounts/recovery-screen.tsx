import { Anchor, Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { language } from '../../platform/i18n/language.ts';
import { paths } from '../../platform/paths.ts';
import { Form } from '../../ui/form/form.tsx';
import { AuthCard } from './auth-card.tsx';
import { EmailField } from './register/email-field.tsx';

/** Needed only after something was sent. */
const CheckMail = lazy(() => loadChunk(() => import('./register/check-mail.tsx')));

/** /recovery: sends a mail for choosing a new password. The response is the same for unknown addresses. */
export default function RecoveryScreen() {
  const { t } = useTranslation('accounts');
  const [sent, setSent] = useState<{ message: string; email: string } | null>(null);
  const form = useForm({ defaultValues: { email: '' } });

  async function start(values: { email: string }) {
    const email = values.email.trim();
    const input = { email, language: language.get(), baseUrl: location.origin };
    const { message } = await call('Account/StartResetPassword', input);
    setSent({ message, email });
  }

  if (sent) return <CheckMail title={t('recovery.sent')} message={sent.message} email={sent.email} />;
  return (
    <AuthCard
      title={t('recovery.title')}
      text={t('recovery.text')}
      foot={
        <Anchor component={Link} to={paths.login}>
          {t('toLogin')}
        </Anchor>
      }
    >
      <Form form={form} onSubmit={start}>
        <EmailField name="email" label={t('email')} autoComplete="username" />
        <Button type="submit" size="md" fullWidth loading={form.formState.isSubmitting}>
          {t('recovery.act')}
        </Button>
      </Form>
    </AuthCard>
  );
}
