import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Request } from '@trattativa/contract/market/requests/request';
import type { RequestDraft } from '@trattativa/contract/market/requests/request-draft';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { besideFiles, idsOf } from '../../../files/uploads.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { createIntentKeys } from '../../../platform/api/intent-key.ts';
import type { Draft } from '../../../platform/drafts/use-draft.ts';
import { showDone, showProblem } from '../../../ui/feedback/toasts.tsx';
import { candidatesPath, draftPath, requestPath } from '../request-paths.ts';
import { requestsKeys } from '../requests-keys.ts';
import { inputOf, type RequestValues, valuesOf } from './request-values.ts';

/** The version that somebody else saved in the meantime, and the reader's pending action. */
interface Conflict {
  theirs: Request | RequestDraft;
  action: 'saveDraft' | 'publish';
}

interface SavedForm {
  form: UseFormReturn<RequestValues>;
  /** The initial values of the form. */
  values: RequestValues;
  /** The server-side draft being edited. */
  draftOf: { id: number; version: number } | null;
  /** The draft on this device. */
  draft: Draft;
  /** Submits the form again, with validation. */
  publishAgain: () => void;
}

/**
 * Publishes a request or saves it as a draft, then navigates to it. Changes by others are never overwritten
 * without asking: they become `conflict` until the reader has chosen one of the versions.
 */
export function useRequestSaving({ form, values, draftOf, draft, publishAgain }: SavedForm) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const isNew = values.id == null;
  // The version on which this form is based, for the conflict check.
  const draftRef = useRef(draftOf);
  const baseVersion = useRef(values.version);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const saveDraft = useSaveDraft({
    async onSaved({ id, version }) {
      draftRef.current = { id, version };
      // The draft now owns the files.
      form.reset({ ...form.getValues(), files: [] });
      await draft.saved();
      if (draftOf === null) void navigate(draftPath(id), { replace: true });
    },
    onConflict: (theirs) => setConflict({ theirs, action: 'saveDraft' }),
  });
  // A retry after a lost answer creates no second request.
  const [intentKey] = useState(createIntentKeys);

  async function publish(written: RequestValues) {
    const input = {
      request: inputOf({ ...written, id: values.id, version: baseVersion.current }),
      ...(draftRef.current ? { draft: draftRef.current } : isNew && { fileIds: idsOf(written.files) }),
    };
    const done = await call('Request/SaveRequest', input, { idempotencyKey: intentKey(input) }).catch(
      (error) => {
        if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE' || !error.current)
          throw besideFiles(error, written.files);
        setConflict({ theirs: error.current as Conflict['theirs'], action: 'publish' });
        return null;
      },
    );
    if (done === null) return;
    const { message, request } = done;
    await draft.saved();
    // The draft no longer exists; refetching it would fail.
    await client.invalidateQueries({
      queryKey: [requestsKeys.list[0]],
      predicate: ({ queryKey }) => queryKey[1] !== requestsKeys.draft[1],
    });
    void navigate(isNew ? candidatesPath(request.id) : requestPath(request.id), { state: { done: message } });
  }

  /** A draft may be incomplete, but no file may still be uploading. */
  async function storeDraft() {
    if (!(await form.trigger('files', { shouldFocus: true }))) return;
    saveDraft.mutate({ values: form.getValues(), of: draftRef.current });
  }

  /** The form is now based on the version saved in the meantime, and overwrites it knowingly. */
  function rebaseOn({ id, version }: Conflict['theirs']) {
    setConflict(null);
    if (draftRef.current) draftRef.current = { id, version };
    else baseVersion.current = version;
  }

  function keepMine() {
    if (!conflict) return;
    rebaseOn(conflict.theirs);
    if (conflict.action === 'saveDraft') saveDraft.mutate({ values: form.getValues(), of: draftRef.current });
    else publishAgain();
  }

  function takeTheirs() {
    if (!conflict) return;
    rebaseOn(conflict.theirs);
    void draft.saved();
    form.reset(valuesOf(conflict.theirs));
  }

  return {
    publish,
    storeDraft,
    isSavingDraft: saveDraft.isPending,
    conflict,
    keepMine,
    takeTheirs,
    closeConflict: () => setConflict(null),
  };
}

interface SaveDraftOptions {
  onSaved: (draft: RequestDraft) => Promise<void> | void;
  /** Somebody else was first: the draft's current state. */
  onConflict: (present: RequestDraft) => void;
}

/** Saves the form on the server as a new draft, or as the next version of one. */
function useSaveDraft({ onSaved, onConflict }: SaveDraftOptions) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ values, of }: { values: RequestValues; of: { id: number; version: number } | null }) =>
      call('Request/SaveDraft', {
        draft: { ...inputOf(values), id: of?.id ?? null, version: of?.version ?? null },
        ...(of === null && { fileIds: idsOf(values.files) }),
      }),
    async onSuccess({ message, draft }) {
      client.setQueryData([...requestsKeys.draft, draft.id], draft);
      await client.invalidateQueries({ queryKey: requestsKeys.drafts });
      await onSaved(draft);
      showDone(message);
    },
    onError(error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'CHANGED_MEANWHILE' && error.current) onConflict(error.current as RequestDraft);
      else showProblem([error.text, ...error.fields.map(({ text }) => text)].join(' · '));
    },
  });
}
