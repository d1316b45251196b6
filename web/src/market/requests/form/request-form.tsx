import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import { maxCommentsLength, maxNoteLength } from '@trattativa/domain/platform/text-limits';
import { lazy, Suspense, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isWaitingClub } from '../../../identity/accounts.ts';
import { usePlatformLimits } from '../../../identity/limits.ts';
import { type Choosable, RecipientsField } from '../../../people/recipients-ui.ts';
import { call } from '../../../platform/api/call.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { DraftNotice } from '../../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormActs } from '../../../ui/form/form-acts.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FoldedRequestTerms } from './folded-request-terms.tsx';
import { MandatedClubField } from './mandated-club-field.tsx';
import { CriteriaFields } from './request-criteria-fields.tsx';
import classes from './request-form.module.css';
import { newValues, type RequestValues, valuesOf } from './request-values.ts';
import { useProposedAgents } from './use-proposed-agents.ts';
import { useRequestSaving } from './use-request-saving.ts';

/** Loaded after the form. */
const RequestPreview = lazy(() => loadChunk(() => import('../request-preview.tsx')));
const RequestStart = lazy(() => loadChunk(() => import('./request-start.tsx')));
const ProposedAgents = lazy(() => loadChunk(() => import('./proposed-agents.tsx')));
const RequestConflict = lazy(() => loadChunk(() => import('./request-conflict.tsx')));
const ChosenFilesField = lazy(() => loadChunk(() => import('../../../files/chosen-files-field.ts')));
const RequestFiles = lazy(() => loadChunk(() => import('./request-files.tsx')));

interface RequestFormProps {
  values: RequestValues;
  /** The draft being edited. */
  draftOf: { id: number; version: number } | null;
  /** Staff choose the club; a club's own members do not. */
  asksClub: boolean;
  /** The clubs with a mandate for the agent; the request's club is one of them. */
  clubs?: readonly TeamCard[] | undefined;
}

/** The form of a request: what the club looks for, what it offers, and the recipients. */
export function RequestForm({ values, draftOf, asksClub, clubs }: RequestFormProps) {
  const { t } = useTranslation(['requests', 'errors', 'request-form']);
  const client = useQueryClient();
  const form = useForm<RequestValues>({ defaultValues: values });
  const { recipients } = usePlatformLimits();
  const waits = isWaitingClub(useUser());
  const reasonId = useId();
  const isWide = useMediaQuery('(min-width: 1400px)', undefined, { getInitialValueInEffect: false });
  const isNew = values.id == null;
  const draft = useDraft(
    draftOf ? `request/draft/${draftOf.id}` : isNew ? 'request/new' : `request/${values.id}`,
    form,
  );
  const requestId = values.id ?? null;
  const proposed = useProposedAgents(form, { requestId, max: recipients.agents });
  const aside = useRef<HTMLDivElement>(null);
  const saving = useRequestSaving({
    form,
    values,
    draftOf,
    draft,
    publishAgain: () => aside.current?.closest('form')?.requestSubmit(),
  });

  /** The request starts with the known data of the club that staff chose, as a club's own request does. */
  async function fillFrom({ id }: Choosable) {
    const asked = client.fetchQuery({
      queryKey: ['teams', 'card', id],
      queryFn: ({ signal }) => call('Team/GetTeamInfo', { teamId: id }, { signal }),
    });
    // On failure the fields are filled in by hand.
    const club = await asked.catch(() => null);
    if (!club || form.getValues('club')[0]?.id !== id) return;
    const { level, city, country } = newValues(club);
    for (const [name, value] of Object.entries({ level, city, country }))
      form.setValue(name as 'level' | 'city' | 'country', value, { shouldDirty: true });
  }

  const someRecipient = () =>
    proposed.takesAll ||
    form.getValues('teamIds').length + form.getValues('agentIds').length > 0 ||
    t('request-form:form.needRecipient');

  const start = isNew && draftOf === null && !waits && (
    <Suspense>
      <RequestStart onStart={proposed.startTaking} />
    </Suspense>
  );

  return (
    <Form
      form={form}
      onSubmit={(written) => (waits ? saving.storeDraft() : proposed.publishWith(written, saving.publish))}
      missing={t('errors:MISSING_REQUEST_PARAMETERS')}
      className={classes.form}
    >
      <DraftNotice draft={draft} />
      {!isWide && start}
      {asksClub && isNew && (
        <fieldset className={classes.part}>
          <legend>{t('request-form:form.club')}</legend>
          {clubs ? (
            <MandatedClubField clubs={clubs} />
          ) : (
            <RecipientsField
              kind="teamIds"
              name="club"
              label={t('field.club')}
              max={1}
              required
              onChoose={(club) => void fillFrom(club)}
              validate={(chosen) => (chosen as unknown[]).length === 1 || t('request-form:form.needClub')}
            />
          )}
        </fieldset>
      )}
      <CriteriaFields />
      <FoldedRequestTerms />
      <div ref={aside} className={classes.aside}>
        {isWide && start}
        <Suspense>
          <RequestPreview requestId={requestId} />
        </Suspense>
      </div>
      <fieldset className={classes.part}>
        <legend>{t('field.project')}</legend>
        <TextField name="project" label={t('field.project')} lines={4} maxLength={maxCommentsLength} />
        <TextField
          name="requestedMaterial"
          label={t('field.requestedMaterial')}
          lines={2}
          maxLength={maxNoteLength}
        />
      </fieldset>
      <fieldset className={classes.part}>
        <legend>{t('request-form:form.recipients')}</legend>
        <p className={classes.hint}>
          {t(waits ? 'request-form:form.recipientsLater' : 'request-form:form.recipientsHint')}
        </p>
        {!waits && (
          <>
            <Suspense>
              <ProposedAgents requestId={requestId} choice={proposed} />
            </Suspense>
            <RecipientsField
              kind="agentIds"
              label={t('field.agentIds')}
              max={recipients.agents}
              full={t('request-form:form.fullAgents')}
              listedElsewhere={proposed.listed}
              validate={someRecipient}
            />
            <RecipientsField
              kind="teamIds"
              label={t('field.teamIds')}
              max={recipients.clubs}
              full={t('request-form:form.fullTeams')}
            />
            <RecipientsField
              kind="coachingStaffIds"
              label={t('field.coachingStaffIds')}
              max={recipients.coachingStaff}
              full={t('request-form:form.fullCoachingStaff')}
            />
          </>
        )}
      </fieldset>
      <fieldset className={classes.part}>
        <legend>{t('request-form:form.attachments')}</legend>
        {draftOf !== null || values.id != null ? (
          <Suspense>
            <RequestFiles kind={draftOf ? 'requestDraft' : 'request'} id={draftOf?.id ?? values.id ?? 0} />
          </Suspense>
        ) : (
          <Suspense>
            <ChosenFilesField name="files" label={t('request-form:form.attachments')} />
          </Suspense>
        )}
      </fieldset>
      {waits ? (
        <FormActs
          submit={t('draft.save')}
          instead={{ onClick: () => void saving.storeDraft(), isRunning: saving.isSavingDraft }}
        >
          <Button variant="default" size="md" disabled aria-describedby={reasonId}>
            {t('request-form:form.publish')}
          </Button>
          <p id={reasonId} className={classes.reason}>
            {t('draft.publishLater')}
          </p>
        </FormActs>
      ) : (
        <FormActs submit={t(isNew ? 'request-form:form.publish' : 'request-form:form.save')}>
          {isNew && (
            <Button
              variant="default"
              size="md"
              loading={saving.isSavingDraft}
              onClick={() => void saving.storeDraft()}
            >
              {t('draft.save')}
            </Button>
          )}
        </FormActs>
      )}
      <Suspense>
        {saving.conflict && (
          <RequestConflict
            mine={form.getValues()}
            theirs={valuesOf(saving.conflict.theirs)}
            onKeep={saving.keepMine}
            onTake={saving.takeTheirs}
            onClose={saving.closeConflict}
          />
        )}
      </Suspense>
    </Form>
  );
}
