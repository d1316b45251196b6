import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { createIntentKeys } from '../../platform/api/intent-key.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { showDone } from '../../ui/toasts.tsx';
import classes from './team-screen.module.css';
import { teamsKeys } from './teams-keys.ts';

/** Asks a person by e-mail to act for the club with a login of their own. */
export function InviteForm({ teamId }: { teamId: number | undefined }) {
  const { t } = useTranslation('teams');
  const client = useQueryClient();
  const [intentKey] = useState(createIntentKeys);
  const form = useForm({ defaultValues: { name: '', email: '' } });

  async function invite(values: { name: string; email: string }) {
    const input = { teamId, email: values.email.trim(), name: values.name.trim() };
    const { message } = await call('Team/InviteTeamMember', input, { idempotencyKey: intentKey(input) });
    showDone(message);
    form.reset();
    for (const key of [teamsKeys.members, teamsKeys.history])
      void client.invalidateQueries({ queryKey: key });
  }

  return (
    <Form form={form} onSubmit={invite} label={t('members.invite')} className={classes.form}>
      <TextField name="name" label={t('members.name')} maxLength={80} />
      <TextField name="email" label={t('members.email')} type="email" required maxLength={254} />
      <Button type="submit" loading={form.formState.isSubmitting}>
        {t('members.invite')}
      </Button>
    </Form>
  );
}
