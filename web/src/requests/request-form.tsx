import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { mostRecipients } from '@trattativa/contract/requests/limits';
import type { Request } from '@trattativa/contract/requests/request';
import type { RequestDraft } from '@trattativa/contract/requests/request-draft';
import type { TeamCard } from '@trattativa/contract/teams/endpoints';
import { lazy, Suspense, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { besideFiles, idsOf } from '../files/chosen-files.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { DraftNotice } from '../platform/drafts/draft-notice.tsx';
import { useDraft } from '../platform/drafts/use-draft.ts';
import { newId } from '../platform/new-id.ts';
import { Form } from '../ui/form/form.tsx';
import { FormActs } from '../ui/form/form-acts.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { MandatedClubField } from './mandated-club-field.tsx';
import { RecipientsField } from './recipients-field.tsx';
import { CriteriaFields } from './request-criteria-fields.tsx';
import classes from './request-form.module.css';
import { candidatesPath, draftPath, requestPath } from './request-paths.ts';
import { inputOf, newValues, type RequestValues, valuesOf } from './request-values.ts';
import type { Choosable } from './requests.queries.ts';
import { requestsKeys } from './requests-keys.ts';
import { useSaveDraft } from './use-save-draft.ts';

/** Loaded when the form is on screen. */
const RequestPreview = lazy(() => loadChunk(() => import('./request-preview.tsx')));
const RequestConflict = lazy(() => loadChunk(() => import('./request-conflict.tsx')));
const ChosenFilesField = lazy(() => loadChunk(() => import('../files/chosen-files-field.tsx')));
const RequestFiles = lazy(() => loadChunk(() => import('./request-files.tsx')));

/** What somebody else saved meanwhile, and what this person was about to do. */
interface Conflict {
  theirs: Request | RequestDraft;
  going: 'keep' | 'publish';
}

interface RequestFormProps {
  values: RequestValues;
  /** The draft that is gone on with. */
  draftOf: { id: number; version: number } | null;
  /** Staff name the club; a club's own people need not. */
  asksClub: boolean;
  /** Those that have mandated the agent: the club is one of them. */
  clubs?: readonly TeamCard[] | undefined;
}

/** What a club looks for, what it offers, and to whom that goes. */
export function RequestForm({ values, draftOf, asksClub, clubs }: RequestFormProps) {
  const { t } = useTranslation(['requests', 'errors']);
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useForm<RequestValues>({ defaultValues: values });
  // The version that this form goes on from: what somebody else writes meanwhile is never overwritten unseen.
  const kept = useRef(draftOf);
  const isNew = values.id == null;
  const draft = useDraft(
    draftOf ? `request/draft/${draftOf.id}` : isNew ? 'request/new' : `request/${values.id}`,
    form,
  );
  const seen = useRef(values.version);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const keep = useSaveDraft({
    async onSaved({ id, version }) {
      kept.current = { id, version };
      // The draft has them now.
      form.reset({ ...form.getValues(), files: [] });
      await draft.saved();
      if (draftOf === null) void navigate(draftPath(id), { replace: true });
    },
    onConflict: (theirs) => setConflict({ theirs, going: 'keep' }),
  });
  const aside = useRef<HTMLDivElement>(null);
  // One key for one intent: sending again after a lost answer makes no second request.
  const intent = useRef(newId());

  async function publish(written: RequestValues) {
    const done = await call(
      'Request/SaveRequest',
      {
        request: inputOf({ ...written, id: values.id, version: seen.current }),
        ...(kept.current ? { draft: kept.current } : isNew && { fileIds: idsOf(written.files) }),
      },
      { idempotencyKey: intent.current },
    )
      .catch((error) => {
        if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE' || !error.current)
          throw besideFiles(error, written.files);
        setConflict({ theirs: error.current as Conflict['theirs'], going: 'publish' });
        return null;
      })
      .finally(() => {
        intent.current = newId();
      });
    if (done === null) return;
    const { message, request } = done;
    await draft.saved();
    // The draft is none any more: asking for it again would be answered by nothing.
    await client.invalidateQueries({
      queryKey: [requestsKeys.list[0]],
      predicate: ({ queryKey }) => queryKey[1] !== requestsKeys.draft[1],
    });
    void navigate(isNew ? candidatesPath(request.id) : requestPath(request.id), { state: { done: message } });
  }

  /** Anything may be missing in a draft, but no file that is still on its way. */
  async function keepDraft() {
    if (!(await form.trigger('files', { shouldFocus: true }))) return;
    keep.mutate({ values: form.getValues(), of: kept.current });
  }

  /** From here on the form stands on what was saved meanwhile, and overwrites it knowingly. */
  function standOn({ id, version }: Conflict['theirs']) {
    setConflict(null);
    if (kept.current) kept.current = { id, version };
    else seen.current = version;
  }

  function keepMine({ theirs, going }: Conflict) {
    standOn(theirs);
    if (going === 'keep') keep.mutate({ values: form.getValues(), of: kept.current });
    else aside.current?.closest('form')?.requestSubmit();
  }

  function takeTheirs({ theirs }: Conflict) {
    standOn(theirs);
    void draft.saved();
    form.reset(valuesOf(theirs));
  }

  /** The request begins with what is known of the club that staff chose, as a club's own does. */
  async function fillFrom({ id }: Choosable) {
    const asked = client.fetchQuery({
      queryKey: ['teams', 'card', id],
      queryFn: ({ signal }) => call('Team/GetTeamInfo', { teamId: id }, { signal }),
    });
    // Without an answer they are filled in by hand.
    const club = await asked.catch(() => null);
    if (!club || form.getValues('club')[0]?.id !== id) return;
    const { level, city, country } = newValues(club);
    for (const [name, value] of Object.entries({ level, city, country }))
      form.setValue(name as 'level' | 'city' | 'country', value, { shouldDirty: true });
  }

  const someRecipient = () =>
    form.getValues('teamIds').length + form.getValues('agentIds').length > 0 || t('form.needRecipient');

  return (
    <Form
      form={form}
      onSubmit={publish}
      missing={t('errors:MISSING_REQUEST_PARAMETERS')}
      className={classes.form}
    >
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
              onChoose={(club) => void fillFrom(club)}
              validate={(chosen) => (chosen as unknown[]).length === 1 || t('form.needClub')}
            />
          )}
        </fieldset>
      )}
      <CriteriaFields />
      <div ref={aside} className={classes.aside}>
        <Suspense>
          <RequestPreview requestId={values.id ?? null} />
        </Suspense>
      </div>
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
      <fieldset className={classes.part}>
        <legend>{t('form.attachments')}</legend>
        {draftOf !== null || values.id != null ? (
          <Suspense>
            <RequestFiles kind={draftOf ? 'requestDraft' : 'request'} id={draftOf?.id ?? values.id ?? 0} />
          </Suspense>
        ) : (
          <Suspense>
            <ChosenFilesField name="files" label={t('form.attachments')} />
          </Suspense>
        )}
      </fieldset>
      <FormActs submit={t(isNew ? 'form.publish' : 'form.save')}>
        {isNew && (
          <Button variant="default" size="md" loading={keep.isPending} onClick={() => void keepDraft()}>
            {t('draft.save')}
          </Button>
        )}
      </FormActs>
      <Suspense>
        {conflict && (
          <RequestConflict
            mine={form.getValues()}
            theirs={valuesOf(conflict.theirs)}
            onKeep={() => keepMine(conflict)}
            onTake={() => takeTheirs(conflict)}
            onClose={() => setConflict(null)}
          />
        )}
      </Suspense>
    </Form>
  );
}
