import { useQueryClient } from '@tanstack/react-query';
import type { Request } from '@trattativa/contract/market/requests/request';
import type { RequestDraft } from '@trattativa/contract/market/requests/request-draft';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { besideFiles, idsOf } from '../../files/uploads.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { createIntentKeys } from '../../platform/api/intent-key.ts';
import type { Draft } from '../../platform/drafts/use-draft.ts';
import { candidatesPath, draftPath, requestPath } from './request-paths.ts';
import { inputOf, type RequestValues, valuesOf } from './request-values.ts';
import { requestsKeys } from './requests-keys.ts';
import { useSaveDraft } from './use-save-draft.ts';

/** What somebody else saved meanwhile, and what this person was about to do. */
interface Conflict {
  theirs: Request | RequestDraft;
  going: 'keep' | 'publish';
}

interface SavedForm {
  form: UseFormReturn<RequestValues>;
  /** What the form began with. */
  values: RequestValues;
  /** The draft of the service that is gone on with. */
  draftOf: { id: number; version: number } | null;
  /** What this browser keeps of the form meanwhile. */
  draft: Draft;
  /** Sends the form once more, with its checks. */
  publishAgain: () => void;
}

/**
 * Publishes a request, or keeps it as a draft, and leads on to where it stands then. What somebody else wrote meanwhile is
 * never overwritten unseen: it is `conflict`, until the person has chosen one of both.
 */
export function useRequestSaving({ form, values, draftOf, draft, publishAgain }: SavedForm) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const isNew = values.id == null;
  // The version that this form goes on from: what somebody else writes meanwhile is never overwritten unseen.
  const kept = useRef(draftOf);
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
  // Sending again after a lost answer makes no second request.
  const [intentKey] = useState(createIntentKeys);

  async function publish(written: RequestValues) {
    const input = {
      request: inputOf({ ...written, id: values.id, version: seen.current }),
      ...(kept.current ? { draft: kept.current } : isNew && { fileIds: idsOf(written.files) }),
    };
    const done = await call('Request/SaveRequest', input, { idempotencyKey: intentKey(input) }).catch(
      (error) => {
        if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE' || !error.current)
          throw besideFiles(error, written.files);
        setConflict({ theirs: error.current as Conflict['theirs'], going: 'publish' });
        return null;
      },
    );
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
  async function storeDraft() {
    if (!(await form.trigger('files', { shouldFocus: true }))) return;
    keep.mutate({ values: form.getValues(), of: kept.current });
  }

  /** From here on the form stands on what was saved meanwhile, and overwrites it knowingly. */
  function standOn({ id, version }: Conflict['theirs']) {
    setConflict(null);
    if (kept.current) kept.current = { id, version };
    else seen.current = version;
  }

  function keepMine() {
    if (!conflict) return;
    standOn(conflict.theirs);
    if (conflict.going === 'keep') keep.mutate({ values: form.getValues(), of: kept.current });
    else publishAgain();
  }

  function takeTheirs() {
    if (!conflict) return;
    standOn(conflict.theirs);
    void draft.saved();
    form.reset(valuesOf(conflict.theirs));
  }

  return {
    publish,
    storeDraft,
    isKeeping: keep.isPending,
    conflict,
    keepMine,
    takeTheirs,
    closeConflict: () => setConflict(null),
  };
}
