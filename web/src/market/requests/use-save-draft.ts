import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestDraft } from '@trattativa/contract/market/requests/request-draft';
import { idsOf } from '../../files/uploads.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { showDone, showProblem } from '../../ui/toasts.tsx';
import { inputOf, type RequestValues } from './request-values.ts';
import { requestsKeys } from './requests-keys.ts';

interface SaveDraftOptions {
  onSaved: (draft: RequestDraft) => Promise<void> | void;
  /** Somebody else was first: the draft as it is now. */
  onConflict: (present: RequestDraft) => void;
}

/** Keeps what the form says on the server, unfinished: a new draft, or the next version of one. */
export function useSaveDraft({ onSaved, onConflict }: SaveDraftOptions) {
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
