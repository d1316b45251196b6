import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { mostRecipients } from '@trattativa/contract/requests/limits';
import type { TeamCard } from '@trattativa/contract/teams/endpoints';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../platform/api/call.ts';
import { DraftNotice } from '../platform/drafts/draft-notice.tsx';
import { useDraft } from '../platform/drafts/use-draft.ts';
import { Form } from '../ui/form/form.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { MandatedClubField } from './mandated-club-field.tsx';
import { RecipientsField } from './recipients-field.tsx';
import { CriteriaFields } from './request-criteria-fields.tsx';
import classes from './request-form.module.css';
import { candidatesPath, requestPath } from './request-paths.ts';
import { inputOf, type RequestValues } from './request-values.ts';
import { requestsKeys } from './requests-keys.ts';

interface RequestFormProps {
  values: RequestValues;
  /** Staff name the club; a club's own people need not. */
  asksClub: boolean;
  /** Those that have mandated the agent: the club is one of them. */
  clubs?: readonly TeamCard[] | undefined;
}

/** What a club looks for, what it offers, and to whom that goes. */
export function RequestForm({ values, asksClub, clubs }: RequestFormProps) {
  const { t } = useTranslation('requests');
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useForm<RequestValues>({ defaultValues: values });
  const draft = useDraft(values.id == null ? 'request/new' : `request/${values.id}`, form);
  // One key for one intent: sending again after a lost answer makes no second request.
  const intent = useRef(crypto.randomUUID());
  const isNew = values.id == null;

  async function publish(written: RequestValues) {
    const { message, request } = await call(
      'Request/SaveRequest',
      { request: inputOf({ ...written, id: values.id, version: values.version }) },
      { idempotencyKey: intent.current },
    ).finally(() => {
      intent.current = crypto.randomUUID();
    });
    await draft.saved();
    await client.invalidateQueries({ queryKey: [requestsKeys.list[0]] });
    void navigate(isNew ? candidatesPath(request.id) : requestPath(request.id), { state: { done: message } });
  }
  const someRecipient = () =>
    form.getValues('teamIds').length + form.getValues('agentIds').length > 0 || t('form.needRecipient');

  return (
    <Form form={form} onSubmit={publish} className={classes.form}>
      <DraftNotice draft={draft} />
      {asksClub && isNew && (
        <fieldset className={classes.part}>
          <legend>{t('form.club')}</legend>
          {clubs ? (
            <MandatedClubField clubs={clubs} />
          ) : (
            <RecipientsField
              kind="teamIds"
              name="club"
              label={t('field.club')}
              max={1}
              required
              validate={(chosen) => (chosen as unknown[]).length === 1 || t('form.needClub')}
            />
          )}
        </fieldset>
      )}
      <CriteriaFields />
      <fieldset className={classes.part}>
        <legend>{t('field.project')}</legend>
        <TextField name="project" label={t('field.project')} lines={4} maxLength={4000} />
        <TextField name="requestedMaterial" label={t('field.requestedMaterial')} lines={2} maxLength={2000} />
      </fieldset>
      <fieldset className={classes.part}>
        <legend>{t('form.recipients')}</legend>
        <p className={classes.hint}>{t('form.recipientsHint')}</p>
        <RecipientsField
          kind="agentIds"
          label={t('field.agentIds')}
          max={mostRecipients.agents}
          full={t('form.fullAgents')}
          validate={someRecipient}
        />
        <RecipientsField
          kind="teamIds"
          label={t('field.teamIds')}
          max={mostRecipients.teams}
          full={t('form.fullTeams')}
        />
        <RecipientsField
          kind="coachingStaffIds"
          label={t('field.coachingStaffIds')}
          max={mostRecipients.coachingStaff}
          full={t('form.fullCoachingStaff')}
        />
      </fieldset>
      <div className={classes.end}>
        <Button type="submit" size="md" loading={form.formState.isSubmitting}>
          {t(isNew ? 'form.publish' : 'form.save')}
        </Button>
      </div>
    </Form>
  );
}
