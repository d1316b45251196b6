import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { maxEmailLength, maxPersonNameLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { createIntentKeys } from '../../../platform/api/intent-key.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { showFailure } from '../../../ui/feedback/show-failure.ts';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { CardPart } from '../../../ui/page/card-part.tsx';
import { teamsKeys } from '../teams.live.ts';
import { useTeamMembers } from '../teams.queries.ts';
import classes from './team-screen.module.css';

/** The members of a club and the open invitations. The owner invites and removes members. */
export function MembersPanel({ teamId }: { teamId: number | undefined }) {
  const { t } = useTranslation('teams');
  const { date } = useFormats();
  const client = useQueryClient();
  const { data, error, refetch } = useTeamMembers(teamId);
  const [leaving, setLeaving] = useState<{ accountId: number; name: string } | null>(null);
  const act = useMutation({
    mutationFn: (run: () => Promise<{ message: string }>) => run(),
    onSuccess: ({ message }) => showDone(message),
    onError: showFailure,
    onSettled: () => {
      setLeaving(null);
      for (const key of [teamsKeys.members, teamsKeys.history])
        void client.invalidateQueries({ queryKey: key });
    },
  });
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" count={2} />;
  return (
    <CardPart title={t('members.title')}>
      <p className={classes.soft}>{t('members.hint')}</p>
      <ul className={classes.rows}>
        {data.members.map((member) => (
          <li key={member.accountId}>
            <span className={classes.words}>
              <strong>{member.name || member.email}</strong>
              <span className={classes.soft}>
                {[member.email, member.isOwner ? t('members.owner') : null].filter(Boolean).join(' · ')}
              </span>
            </span>
            {member.can.remove && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('members.removeNamed', { name: member.name })}
                onClick={() => setLeaving(member)}
              >
                {t('members.remove')}
              </Button>
            )}
          </li>
        ))}
        {data.invitations.map((invitation) => (
          <li key={invitation.id}>
            <span className={classes.words}>
              <strong>{invitation.name || invitation.email}</strong>
              <span className={classes.soft}>
                {t(invitation.expired ? 'members.expired' : 'members.invitedUntil', {
                  email: invitation.email,
                  date: date(invitation.expiresAt),
                })}
              </span>
            </span>
            {data.can.invite && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('members.withdrawNamed', { email: invitation.email })}
                onClick={() =>
                  act.mutate(() => call('Team/WithdrawTeamInvitation', { invitationId: invitation.id }))
                }
              >
                {t('members.withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.can.invite && <InviteForm teamId={teamId} />}
      <ConfirmDialog
        opened={leaving !== null}
        title={t('members.removeTitle', { name: leaving?.name ?? '' })}
        confirm={t('members.remove')}
        danger
        busy={act.isPending}
        onConfirm={() => {
          const accountId = leaving?.accountId ?? 0;
          act.mutate(() => call('Team/RemoveTeamMember', { teamId, accountId }));
        }}
        onClose={() => setLeaving(null)}
      >
        <p>{t('members.removeText')}</p>
      </ConfirmDialog>
    </CardPart>
  );
}

/** Invites a person by mail to act for the club with a login of their own. */
function InviteForm({ teamId }: { teamId: number | undefined }) {
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
      <TextField name="name" label={t('members.name')} maxLength={maxPersonNameLength} />
      <TextField name="email" label={t('members.email')} type="email" required maxLength={maxEmailLength} />
      <Button type="submit" loading={form.formState.isSubmitting}>
        {t('members.invite')}
      </Button>
    </Form>
  );
}
